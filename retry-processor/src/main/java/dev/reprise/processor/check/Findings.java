package dev.reprise.processor.check;

import dev.reprise.processor.diagnose.Diagnostic;
import dev.reprise.processor.model.Method;
import java.util.List;
import java.util.Set;

/**
 * What the rules found in one client interface.
 *
 * @param diagnostics errors and those warnings that nobody switched off
 * @param faulty the methods that an error concerns, which the proxy just forwards
 */
public record Findings(List<Diagnostic> diagnostics, Set<Method> faulty) {

    public Findings {
        diagnostics = List.copyOf(diagnostics);
        faulty = Set.copyOf(faulty);
    }

    /** Whether something fails the build. */
    public boolean hasErrors() {
        return diagnostics.stream().anyMatch(diagnostic -> diagnostic.id().isError());
    }
}
