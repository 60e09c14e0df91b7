package dev.reprise.benchmarks.compiletime;

import java.net.URI;
import javax.tools.SimpleJavaFileObject;

/** A source that is nowhere but in memory. */
final class Source extends SimpleJavaFileObject {

    private final String text;

    Source(URI name, String text) {
        super(name, Kind.SOURCE);
        this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return text;
    }
}
