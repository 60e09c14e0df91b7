package dev.reprise.processor.read;

import com.palantir.javapoet.ClassName;
import dev.reprise.processor.model.FailureType;
import dev.reprise.processor.model.FailureType.Meaning;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.TypeElement;

/** The failures that generated classifiers know beside those of {@code java.base}: one row a type. */
final class FailureTypes {

    private record Row(String framework, String type, Meaning meaning) {}

    private static final List<Row> ROWS = List.of(
            new Row("java.net.http", "java.net.http.HttpConnectTimeoutException", Meaning.NOT_SENT),
            new Row("jackson", "com.fasterxml.jackson.core.JacksonException", Meaning.PERMANENT),
            new Row("jackson", "com.fasterxml.jackson.core.JsonProcessingException", Meaning.PERMANENT));

    private FailureTypes() {}

    /** The rows whose type the interface's module can see, each before its supertypes. */
    static List<FailureType> visibleTo(TypeElement client, Round round) {
        List<FailureType> visible = new ArrayList<>();
        List<TypeElement> elements = new ArrayList<>();
        for (Row row : ROWS) {
            round.visible(row.type(), client).ifPresent(element -> {
                int index = beforeSupertypes(element, elements, round);
                elements.add(index, element);
                visible.add(index, new FailureType(row.framework(), ClassName.get(element), row.meaning()));
            });
        }
        return visible;
    }

    private static int beforeSupertypes(TypeElement element, List<TypeElement> elements, Round round) {
        for (int i = 0; i < elements.size(); i++) {
            if (round.types().isSubtype(element.asType(), elements.get(i).asType())) {
                return i;
            }
        }
        return elements.size();
    }
}
