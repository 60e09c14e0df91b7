package dev.reprise.processor.read;

import java.util.Optional;

/**
 * Finds the annotations of a member on the declarations it stands for, the most specific first: an override that says
 * nothing keeps what the overridden method said.
 */
record MemberAnnotations(Annotations annotations) {

    /** An annotation and the declaration it was found on. */
    record Found(Declaration declaration, Mirror mirror) {}

    /** The nearest annotation of this name on the method. */
    Optional<Found> nearest(Member member, String name) {
        return nearest(member, name, name);
    }

    /**
     * The nearest annotation of this name, unless the method has said the opposite since.
     *
     * @param opposite the annotation that withdraws it
     */
    Optional<Found> nearest(Member member, String name, String opposite) {
        for (Declaration declaration : member.declarations()) {
            Optional<Mirror> mirror = annotations.find(declaration.method(), name);
            if (mirror.isPresent()) {
                return mirror.map(found -> new Found(declaration, found));
            }
            if (annotations.isPresent(declaration.method(), opposite)) {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }

    /**
     * The annotation of this name on the interface: the client's own, else that of the nearest parent that declares the
     * method.
     */
    Optional<Mirror> onType(Member member, String name) {
        Optional<Mirror> own = annotations.find(annotations.client(), name);
        if (own.isPresent()) {
            return own;
        }
        for (Declaration declaration : member.declarations()) {
            Optional<Mirror> inherited = annotations.find(declaration.ownerElement(), name);
            if (inherited.isPresent()) {
                return inherited;
            }
        }
        return Optional.empty();
    }
}
