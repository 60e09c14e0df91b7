package dev.reprise.processor.read;

import dev.reprise.processor.model.HttpVerb;
import dev.reprise.processor.model.Setting;
import java.util.Optional;

/**
 * The one room that knows where the HTTP method of a call is written. It is {@code @HttpMethod} alone; the annotations of
 * a framework are read here and nowhere else, one reader a framework.
 */
final class HttpMethodReader {

    private HttpMethodReader() {}

    static Optional<HttpVerb> read(Member member, MemberAnnotations annotations) {
        return annotations.nearest(member, Vocabulary.HTTP_METHOD).map(found -> {
            Setting<String> name = found.mirror().value("value", String.class);
            return new HttpVerb(name.value(), name.place());
        });
    }
}
