package dev.reprise.runtime.generated;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** The test vectors that other implementations are held to as well. */
final class Vectors {

    private Vectors() {}

    static Stream<JsonNode> of(String file, String list) {
        JsonNode nodes = read(file).required(list);
        return StreamSupport.stream(nodes.spliterator(), false);
    }

    private static JsonNode read(String file) {
        try (InputStream in = Vectors.class.getResourceAsStream("/vectors/" + file)) {
            return new ObjectMapper().readTree(in);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
