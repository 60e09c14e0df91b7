package dev.reprise.processor;

import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import javax.annotation.processing.Filer;
import javax.lang.model.element.TypeElement;
import javax.tools.StandardLocation;

/** Where files are written: each names the one interface that it was made from, so that builds can work incrementally. */
record GeneratedFiles(Filer filer) {

    void source(String name, String text, TypeElement origin) throws IOException {
        try (Writer file = filer.createSourceFile(name, origin).openWriter()) {
            file.write(text);
        }
    }

    /** Beside the classes, in UTF-8: a writer of the compiler's would follow the encoding of the sources. */
    void resource(String path, String text, TypeElement origin) throws IOException {
        try (OutputStream file = filer.createResource(StandardLocation.CLASS_OUTPUT, "", path, origin)
                .openOutputStream()) {
            file.write(text.getBytes(StandardCharsets.UTF_8));
        }
    }
}
