package dev.reprise.processor;

import com.palantir.javapoet.ClassName;
import dev.reprise.processor.check.Checks;
import dev.reprise.processor.check.Findings;
import dev.reprise.processor.check.Options;
import dev.reprise.processor.diagnose.Diagnostic;
import dev.reprise.processor.diagnose.DiagnosticId;
import dev.reprise.processor.diagnose.Position;
import dev.reprise.processor.diagnose.Reporter;
import dev.reprise.processor.manifest.Manifest;
import dev.reprise.processor.model.Client;
import dev.reprise.processor.model.Fault;
import dev.reprise.processor.page.PageWriter;
import dev.reprise.processor.read.InterfaceReader;
import dev.reprise.processor.read.Policies;
import dev.reprise.processor.read.Sources;
import dev.reprise.processor.write.ProxyWriter;
import java.io.IOException;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.FilerException;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** Round after round: which interfaces are due, which have to wait, and what becomes of each. */
abstract class PolicyProcessor extends AbstractProcessor {

    private final Sources sources = new Sources();
    private final Policies policies = new Policies(sources);

    /** Interfaces that mention a type which does not exist yet, by qualified name: elements do not outlive a round. */
    private final Set<String> waiting = new TreeSet<>();

    /** The interface behind each proxy, by the proxy's name in lower case: some file systems know no other. */
    private final Map<String, String> written = new HashMap<>();

    private @Nullable Reporter reporter;

    private @Nullable Options options;

    /** Whether this processor looks after policies that composed annotations bring, or after those that stand there. */
    private final boolean composed;

    PolicyProcessor(boolean composed) {
        this.composed = composed;
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public Set<String> getSupportedOptions() {
        return Options.NAMES;
    }

    /** Looks after the interfaces of a round and those that have waited for it. */
    final void process(RoundEnvironment round) {
        InterfaceReader reader =
                new InterfaceReader(processingEnv.getElementUtils(), processingEnv.getTypeUtils(), sources);
        if (round.processingOver()) {
            waiting.forEach(
                    name -> guarded(name, type -> reader.unresolved(type).ifPresent(this::report)));
            return;
        }
        sources.add(round);
        Set<TypeElement> interfaces = policies.annotatedInterfaces(round);
        tellFaultsOfOptions(interfaces);
        policies.misplaced(round, composed).forEach(this::report);
        if (!composed) {
            policies.composedPolicies(round).forEach(type -> guarded(name(type), again -> check(again, reader)));
        }
        Set<String> due = new TreeSet<>(waiting);
        waiting.clear();
        for (TypeElement type : interfaces) {
            if (policies.isComposedOnly(type) == composed) {
                due.add(name(type));
            }
        }
        due.forEach(name -> guarded(name, type -> process(type, reader)));
    }

    /** Once for both processors: the one for composed policies has a say where the other has nothing to do. */
    private void tellFaultsOfOptions(Set<TypeElement> interfaces) {
        if (!interfaces.isEmpty() && interfaces.stream().allMatch(policies::isComposedOnly) == composed) {
            options().faults().forEach(this::report);
        }
    }

    /** Put together from its parts, for ECJ takes a {@code $} in the name of a nested type for a dot. */
    private static String name(TypeElement type) {
        return ClassName.get(type).canonicalName();
    }

    /** A composed policy is checked where it is declared, whoever uses it. */
    private void check(TypeElement annotation, InterfaceReader reader) {
        reader.composed(annotation)
                .ifPresent(policy -> Checks.of(policy, options()).forEach(this::report));
    }

    /** Whether the other processor tells the same where the composed policy is declared. */
    private boolean isToldAtDeclaration(Diagnostic diagnostic, InterfaceReader reader) {
        return composed
                && diagnostic.place() instanceof Position position
                && position.element().getKind() == ElementKind.ANNOTATION_TYPE
                && reader.composed((TypeElement) position.element()).stream()
                        .flatMap(policy -> Checks.of(policy, options()).stream())
                        .anyMatch(told ->
                                told.id() == diagnostic.id() && told.problem().equals(diagnostic.problem()));
    }

    private Options options() {
        if (options == null) {
            options = Options.of(processingEnv.getOptions());
        }
        return options;
    }

    private void process(TypeElement type, InterfaceReader reader) throws IOException {
        if (reader.unresolved(type).isPresent()) {
            waiting.add(name(type));
            return;
        }
        Client client = reader.read(type);
        Findings findings = Checks.of(client, options());
        findings.diagnostics().stream()
                .filter(diagnostic -> !isToldAtDeclaration(diagnostic, reader))
                .forEach(this::report);
        Optional<Diagnostic> clash = clash(client);
        clash.ifPresent(this::report);
        if (client.faults().isEmpty() && clash.isEmpty()) {
            write(client, findings, type);
        }
    }

    /** Two interfaces may give one name: {@code Outer.Api} and {@code Outer_Api}, or names that differ in case alone. */
    private Optional<Diagnostic> clash(Client client) {
        String proxy = client.proxy().canonicalName();
        String other = written.putIfAbsent(proxy.toLowerCase(Locale.ROOT), client.binaryName());
        return Optional.ofNullable(other)
                .map(name -> new Diagnostic(
                        DiagnosticId.NAME_CLASH,
                        client.place(),
                        "The generated class of " + client.name() + " is called " + proxy + ", and so is that of "
                                + name + " (upper and lower case are one to some file systems).",
                        "Rename one of the two interfaces."));
    }

    private void write(Client client, Findings findings, TypeElement type) throws IOException {
        GeneratedFiles files = new GeneratedFiles(processingEnv.getFiler());
        try {
            files.source(client.proxy().canonicalName(), ProxyWriter.write(client, findings.faulty()), type);
            if (!findings.hasErrors()) {
                files.resource(
                        Manifest.path(client, ".json"), Manifest.of(client).text(), type);
                if (options().docs()) {
                    files.resource(Manifest.path(client, ".md"), PageWriter.write(client), type);
                }
            }
        } catch (FilerException exists) {
            report(new Diagnostic(
                    DiagnosticId.NAME_CLASH,
                    client.place(),
                    "The generated class of " + client.name() + " is called "
                            + client.proxy().canonicalName() + ", and something else wrote a class of that name.",
                    "Rename the interface, or see that Reprise's processor is not run twice."));
        }
    }

    private void report(Fault fault) {
        report(Diagnostic.of(fault));
    }

    private void report(Diagnostic diagnostic) {
        reporter().report(diagnostic);
    }

    private Reporter reporter() {
        if (reporter == null) {
            reporter = new Reporter(processingEnv.getMessager());
        }
        return reporter;
    }

    /** An uncaught exception would end the compiler, and with it every other message. */
    private void guarded(String name, Step step) {
        TypeElement type = processingEnv.getElementUtils().getTypeElement(name);
        try {
            step.go(type);
        } catch (IOException | RuntimeException | StackOverflowError fault) {
            reporter().report(Diagnostic.internalError(new Position(type), name, fault));
        }
    }

    private interface Step {
        void go(TypeElement type) throws IOException;
    }
}
