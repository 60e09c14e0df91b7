package dev.reprise.processor.manifest;

import dev.reprise.processor.manifest.Json.Members;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Manifests that somebody committed: a file with one, or a folder with files as the compiler wrote them.
 *
 * @param path absolute, of a regular file or a folder
 */
public record Baseline(Path path) {

    /** A thousand methods take two of them. */
    private static final long LARGEST = 16L << 20;

    /** Where the command that makes a baseline stands. */
    public static final String GUIDE = "docs/guide.md#manifest-baseline-docs-page";

    private static final String RENEW =
            "A baseline is a manifest as the compiler writes it: copy it from META-INF/reprise in the folder of the classes.\n"
                    + GUIDE + " has the command.";

    /** The baseline at a path as the user typed it. */
    public static Baseline at(String typed) throws BadBaselineException {
        Path path;
        try {
            path = Path.of(typed);
        } catch (InvalidPathException invalid) {
            throw new BadBaselineException("\"" + typed + "\" is not a path.", absolute("src/reprise"));
        }
        if (!path.isAbsolute()) {
            throw new BadBaselineException(
                    typed.isEmpty() ? "No path is given." : "\"" + typed + "\" is not absolute.",
                    "The compiler may run in any folder, in a Maven build of several modules in that of the root. "
                            + absolute(typed.isEmpty() ? "src/reprise" : typed));
        }
        if (!Files.isDirectory(path) && !Files.isRegularFile(path)) {
            throw new BadBaselineException(
                    typed + " is " + (Files.exists(path) ? "neither a file nor a folder." : "not there."),
                    "An empty folder will do as long as there is no baseline. " + RENEW);
        }
        Baseline baseline = new Baseline(path);
        if (!baseline.isFolder()) {
            read(path);
        }
        return baseline;
    }

    private static String absolute(String relative) {
        String unix = relative.replace('\\', '/');
        return "Write in Maven\n-Aretry.baseline=${project.basedir}/" + unix
                + ", in Gradle -Aretry.baseline=$projectDir/" + unix + ".";
    }

    /** Whether it may hold a manifest of each interface, in a file of its own. */
    public boolean isFolder() {
        return Files.isDirectory(path);
    }

    /** The committed manifest of an interface; empty where the interface is new. */
    public Optional<Manifest> of(String interfaceName) throws BadBaselineException {
        Path file = isFolder() ? path.resolve(interfaceName + ".json") : path;
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        Manifest manifest = read(file);
        boolean same = manifest.interfaceName().equals(interfaceName);
        if (!same && isFolder()) {
            throw new BadBaselineException(file + " is the manifest of " + manifest.interfaceName() + ".", RENEW);
        }
        return same ? Optional.of(manifest) : Optional.empty();
    }

    private static Manifest read(Path file) throws BadBaselineException {
        if (Files.isDirectory(file)) {
            throw new BadBaselineException(file + " is a folder, not a manifest.", RENEW);
        }
        try {
            if (Files.isRegularFile(file) && Files.size(file) > LARGEST) {
                throw new BadBaselineException(file + " is larger than any manifest.", RENEW);
            }
            String text = Files.readString(file, StandardCharsets.UTF_8);
            // What an editor may put before a text in UTF-8.
            return manifest(JsonReader.read(text.startsWith("\ufeff") ? text.substring(1) : text), file);
        } catch (MalformedJsonException malformed) {
            throw new BadBaselineException(file + " is not JSON, " + malformed.getMessage() + ".", RENEW);
        } catch (CharacterCodingException otherCharset) {
            throw new BadBaselineException(file + " is not in UTF-8.", RENEW);
        } catch (IOException unreadable) {
            throw new BadBaselineException(
                    file + " cannot be read: " + unreadable.getClass().getSimpleName() + ".", RENEW);
        }
    }

    private static Manifest manifest(Json json, Path file) throws BadBaselineException {
        if (!(json instanceof Members members)
                || members.text("interface").isEmpty()
                || !(members.values().get("methods") instanceof Json.Items)) {
            throw new BadBaselineException(file + " is not a manifest of Reprise.", RENEW);
        }
        if (!Manifest.FORMAT.equals(members.values().get("format"))) {
            throw new BadBaselineException(file + " has the format of another version of Reprise.", RENEW);
        }
        List<Json> methods = members.items("methods");
        if (!methods.stream().allMatch(Baseline::isEntry)) {
            throw new BadBaselineException(
                    file + " is not a manifest of Reprise: a method lacks its signature, operation or key.", RENEW);
        }
        return new Manifest(
                members.text("interface").orElseThrow(),
                methods.stream().map(Members.class::cast).toList());
    }

    private static boolean isEntry(Json json) {
        return json instanceof Members entry
                && entry.text("signature").isPresent()
                && entry.text("operation").isPresent()
                && entry.values().containsKey("key")
                && (entry.get("key").isEmpty() || entry.members("key").isPresent());
    }
}
