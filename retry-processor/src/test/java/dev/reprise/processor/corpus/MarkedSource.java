package dev.reprise.processor.corpus;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A source file that says itself what the compiler has to say about it. A caret in a comment points at a column of the last
 * line before it that is no such comment:
 *
 * <pre>
 *         &#64;Retryable(maxTries = 0)
 * //                            ^ bad-tries: part of the message
 * </pre>
 *
 * <p>{@code ^1 name-clash} points at column 1, which no comment can stand under; {@code // nowhere: bad-duration} expects a
 * message without a position; {@code ^ compiler} one of the compiler's own; {@code // options: -Akey=value} sets options,
 * in which <code>${folder}</code> is the folder of the file;
 * {@code // javac only: why} in the first line keeps other compilers away.
 */
public record MarkedSource(Path path, String text, List<String> options, List<Expectation> expectations) {

    private static final Pattern MARK = Pattern.compile("\\s*//\\s*\\^(\\d*) ([a-z-]+)(?:: (.*))?");
    private static final Pattern PACKAGE = Pattern.compile("(?m)^package (\\w+);");
    private static final Pattern NOWHERE = Pattern.compile("// nowhere: ([a-z-]+)(?:: (.*))?");
    private static final Pattern OPTIONS = Pattern.compile("// options: (.*)");

    /** The name that its public type would have. */
    public String qualifiedName() {
        Matcher declaration = PACKAGE.matcher(text);
        String prefix = declaration.find() ? declaration.group(1) + "." : "";
        return prefix + path.getFileName().toString().replace(".java", "");
    }

    /** Whether the places are those of javac alone. */
    public boolean isForJavacOnly() {
        return text.startsWith("// javac only: ");
    }

    public static MarkedSource read(Path path) {
        try {
            return of(path, Files.readString(path));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static MarkedSource of(Path path, String text) {
        List<String> options = new ArrayList<>();
        List<Expectation> expectations = new ArrayList<>();
        String file = path.getFileName().toString();
        int target = 0;
        int number = 0;
        for (String line : text.split("\n")) {
            number++;
            Matcher mark = MARK.matcher(line);
            Matcher nowhere = NOWHERE.matcher(line);
            Matcher option = OPTIONS.matcher(line);
            if (mark.matches()) {
                int column = mark.group(1).isEmpty() ? line.indexOf('^') + 1 : Integer.parseInt(mark.group(1));
                expectations.add(Expectation.at(file, target, column, mark.group(2), mark.group(3)));
            } else if (nowhere.matches()) {
                expectations.add(Expectation.nowhere(nowhere.group(1), nowhere.group(2)));
            } else if (option.matches()) {
                String folder = path.toAbsolutePath().getParent().toString();
                for (String argument : option.group(1).split(" ")) {
                    options.add(argument.replace("${folder}", folder));
                }
            } else {
                target = number;
            }
        }
        return new MarkedSource(path, text, options, expectations);
    }
}
