package dev.reprise.processor.read;

import dev.reprise.processor.model.HttpVerb;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;

/**
 * What Feign makes of an HTTP method. Its default client writes bodies through {@code HttpURLConnection}, which turns a GET
 * that is given a body into a POST. A parameter without an annotation is a body, and a variable that no template mentions is
 * put into a form (seen with 13.6).
 *
 * @param annotations those that say what else a parameter is
 * @param types what Feign uses otherwise when it finds it without an annotation; subtypes count
 */
record FeignRequests(Set<String> annotations, Set<String> types) {

    private static final String SPRING_CLIENT = "org.springframework.cloud.openfeign.FeignClient";

    private static final FeignRequests PLAIN = new FeignRequests(
            Set.of("feign.Param", "feign.QueryMap", "feign.HeaderMap"),
            Set.of("java.net.URI", "feign.Request.Options"));

    private static final FeignRequests OF_SPRING = new FeignRequests(
            Set.of(
                    "org.springframework.web.bind.annotation.CookieValue",
                    "org.springframework.web.bind.annotation.MatrixVariable",
                    "org.springframework.web.bind.annotation.PathVariable",
                    "org.springframework.web.bind.annotation.RequestHeader",
                    "org.springframework.web.bind.annotation.RequestParam",
                    "org.springframework.cloud.openfeign.SpringQueryMap",
                    "feign.QueryMap"),
            Set.of(
                    "java.net.URI",
                    "feign.Request.Options",
                    "org.springframework.data.domain.Pageable",
                    "org.springframework.data.domain.Sort"));

    /**
     * How Feign sends a method of an interface that an annotation of this framework stands on; empty where it is not Feign
     * that reads it.
     */
    static Optional<FeignRequests> of(Framework framework, Round round, Element client) {
        return switch (framework) {
            case OPEN_FEIGN -> Optional.of(PLAIN);
            case SPRING_MVC ->
                round.lineage(client.asType()).stream()
                                .anyMatch(type -> Annotations.mirror(type.asElement(), SPRING_CLIENT)
                                        .isPresent())
                        ? Optional.of(OF_SPRING)
                        : Optional.empty();
            default -> Optional.empty();
        };
    }

    /** The method that is sent where the annotation says this one. */
    HttpVerb sent(HttpVerb written, Declaration declaration, Round round) {
        // Spring's @RequestMapping that names no method is a GET to Feign.
        HttpVerb verb = written.extent() == HttpVerb.Extent.ANY ? HttpVerb.named("GET") : written;
        return verb.is("GET")
                ? body(declaration, round)
                        .map(cause -> HttpVerb.named("POST")
                                .with("a GET " + cause + ", which Feign's default client sends as a POST"))
                        .orElse(verb)
                : verb;
    }

    /** Why the request has a body, in a clause that follows the method; empty where it has none. */
    private Optional<String> body(Declaration declaration, Round round) {
        if (Annotations.mirror(declaration.method(), "feign.Body").isPresent()) {
            return Optional.of("with @Body");
        }
        FeignTemplates templates = new FeignTemplates(declaration);
        List<? extends VariableElement> parameters = declaration.method().getParameters();
        for (int index = 0; index < parameters.size(); index++) {
            VariableElement parameter = parameters.get(index);
            if (isBody(parameter, declaration.type().getParameterTypes().get(index), round)) {
                return Optional.of(
                        "whose parameter " + parameter.getSimpleName() + " has no annotation and so is a body");
            }
            Optional<String> field = FeignTemplates.variable(parameter).filter(name -> !templates.mention(name));
            if (field.isPresent()) {
                return Optional.of("whose @Param(\"" + field.get() + "\") is in no template and so is part of a form");
            }
        }
        return Optional.empty();
    }

    private boolean isBody(VariableElement parameter, TypeMirror type, Round round) {
        return parameter.getAnnotationMirrors().stream().map(Annotations::name).noneMatch(annotations::contains)
                && round.names(type).stream().noneMatch(types::contains);
    }
}
