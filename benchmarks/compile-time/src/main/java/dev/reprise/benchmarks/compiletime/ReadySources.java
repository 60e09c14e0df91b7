package dev.reprise.benchmarks.compiletime;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/** Writes what another processor wrote before, without a thought: what is left of the cost is javac's. */
@SupportedAnnotationTypes("*")
final class ReadySources extends AbstractProcessor {

    private final Map<String, String> sources;

    /** Takes the text of each class, by its qualified name. */
    ReadySources(Map<String, String> sources) {
        this.sources = new TreeMap<>(sources);
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latest();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        sources.forEach(this::write);
        sources.clear();
        return false;
    }

    private void write(String name, String text) {
        try (Writer file = processingEnv.getFiler().createSourceFile(name).openWriter()) {
            file.write(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
