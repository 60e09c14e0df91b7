package dev.reprise.processor.read;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/**
 * Types by name, each looked for once a round: each interface asks for those of all frameworks, and for a compiler nothing
 * is as dear as a type that does not exist.
 */
final class VisibleTypes {

    private final Elements elements;
    private final Map<Name, Optional<TypeElement>> found = new HashMap<>();

    VisibleTypes(Elements elements) {
        this.elements = elements;
    }

    /** The type as a module sees it; there is none before Java 9. */
    Optional<TypeElement> find(String name, @Nullable ModuleElement module) {
        return found.computeIfAbsent(
                new Name(name, module),
                unknown -> Optional.ofNullable(
                        module == null ? elements.getTypeElement(name) : elements.getTypeElement(module, name)));
    }

    private record Name(String name, @Nullable ModuleElement module) {}
}
