package dev.reprise.processor.check;

import dev.reprise.processor.diagnose.Diagnostic;
import dev.reprise.processor.diagnose.DiagnosticId;
import dev.reprise.processor.diagnose.DidYouMean;
import dev.reprise.processor.model.HttpMethods;
import java.util.stream.Stream;

/** An HTTP method's name is a token (RFC 9110, section 9.1). */
final class HttpMethodName implements Rule<Member> {

    @Override
    public Stream<Diagnostic> check(Member member) {
        return member.method().http().stream()
                .filter(verb -> !HttpMethods.isToken(verb.name()))
                .map(verb -> new Diagnostic(
                        DiagnosticId.BAD_HTTP_METHOD,
                        verb.place(),
                        "\"" + verb.name() + "\" cannot be an HTTP method: its name is "
                                + (verb.name().isBlank()
                                        ? "blank."
                                        : "no token (letters, digits and !#$%&'*+-.^_`|~)."),
                        "Write the name alone, in capitals: @HttpMethod(\"POST\")." + didYouMean(verb.name())));
    }

    /** {@code Did you mean "GET"?} with a blank before it, or nothing. */
    static String didYouMean(String name) {
        return DidYouMean.sentence(name.strip(), HttpMethods.registered());
    }
}
