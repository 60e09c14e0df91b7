package dev.reprise.processor.docs;

import com.google.testing.compile.Compiler;
import dev.reprise.processor.ComposedPolicyProcessor;
import dev.reprise.processor.RetryProcessor;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A block of Java on a page of the documentation.
 *
 * @param line where it begins
 */
record Sample(long line, String code) {

    private static final Pattern BLOCK = Pattern.compile("(?ms)^```java\n(.*?)^```$");

    static List<Sample> on(String page) {
        return BLOCK.matcher(page)
                .results()
                .map(block ->
                        new Sample(page.substring(0, block.start()).lines().count() + 2, block.group(1)))
                .toList();
    }

    /** javac as a user of Reprise runs it. */
    static Compiler javac() {
        return Compiler.javac().withProcessors(new RetryProcessor(), new ComposedPolicyProcessor());
    }
}
