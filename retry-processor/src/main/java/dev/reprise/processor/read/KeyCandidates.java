package dev.reprise.processor.read;

import java.util.List;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Finds paths that a key could be made of, to be suggested where one is missing. */
record KeyCandidates(Properties properties, KeyValueReader values) {

    static KeyCandidates of(Round round, Access access) {
        return new KeyCandidates(new Properties(round, access), new KeyValueReader(round, access));
    }

    /** The parameter itself where it is a plain value, else its properties that are. */
    List<String> of(String parameter, TypeMirror type) {
        if (values.isScalar(type)) {
            return List.of(parameter);
        }
        if (type.getKind() != TypeKind.DECLARED) {
            return List.of();
        }
        return properties.names(type).stream()
                .filter(name -> properties.find(type, name).stream()
                        .findFirst()
                        .filter(property -> values.isScalar(property.type()))
                        .isPresent())
                .map(name -> parameter + "." + name)
                .toList();
    }
}
