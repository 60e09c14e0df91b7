package dev.reprise.processor.read;

import com.palantir.javapoet.ClassName;
import dev.reprise.processor.diagnose.Position;
import dev.reprise.processor.model.Fault;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;

/** What makes an interface unfit for a proxy. */
record InterfaceFaults(Round round, Access access) {

    /** The longest file name that common file systems take, in bytes. */
    private static final int LONGEST_FILE_NAME = 255;

    List<Fault> of(TypeElement client, ClassName proxy) {
        List<Fault> faults = new ArrayList<>();
        Position place = new Position(client);
        String name = client.getQualifiedName().toString();
        if (!access.allows(client)) {
            faults.add(new Fault(
                    "inaccessible-interface",
                    place,
                    name + " is private, or nested in something private: no other class can implement it.",
                    "Make it visible in its package at least."));
        }
        if (client.getModifiers().contains(Modifier.SEALED)) {
            faults.add(new Fault(
                    "sealed-interface",
                    place,
                    name + " is sealed: a generated class cannot be one of its permitted subtypes.",
                    "Remove sealed, or put the policies on a non-sealed interface that extends it."));
        }
        if (round.visible(proxy.canonicalName(), client)
                .filter(round.sources()::contains)
                .isPresent()) {
            faults.add(new Fault(
                    "name-clash",
                    place,
                    "The generated class of " + name + " is called " + proxy.canonicalName()
                            + ", and a class of that name exists already.",
                    "Rename that class or the interface."));
        }
        if ((proxy.simpleName() + ".class").getBytes(StandardCharsets.UTF_8).length > LONGEST_FILE_NAME) {
            faults.add(new Fault(
                    "name-clash",
                    place,
                    "The generated class of " + name + " would be called " + proxy.simpleName()
                            + ", which is too long for the name of a file.",
                    "Shorten the name of the interface, or nest it less deeply."));
        }
        return faults;
    }
}
