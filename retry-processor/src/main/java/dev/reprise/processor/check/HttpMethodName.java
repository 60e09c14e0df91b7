package dev.reprise.processor.check;

import dev.reprise.processor.diagnose.Diagnostic;
import dev.reprise.processor.diagnose.DiagnosticId;
import dev.reprise.processor.diagnose.DidYouMean;
import dev.reprise.processor.model.HttpMethods;
import dev.reprise.processor.model.Method;
import dev.reprise.processor.model.Setting;
import java.util.stream.Stream;

/** An HTTP method's name is a token (RFC 9110, section 9.1). */
final class HttpMethodName implements Rule<Member> {

    @Override
    public Stream<Diagnostic> check(Member member) {
        return member.method().http().stream()
                .filter(verb -> !HttpMethods.isToken(verb.value()))
                .map(verb -> new Diagnostic(
                        DiagnosticId.BAD_HTTP_METHOD,
                        verb.place(),
                        "\"" + verb.value() + "\" cannot be an HTTP method: its name is "
                                + (verb.value().isBlank()
                                        ? "blank."
                                        : "no token (letters, digits and !#$%&'*+-.^_`|~)."),
                        "Write the name alone, in capitals: @HttpMethod(\"POST\")." + didYouMean(verb.value())));
    }

    /** Whether {@code @HttpMethod}, where it stands, names something that can be an HTTP method. */
    static boolean isSound(Method method) {
        return method.http()
                .map(Setting::value)
                .filter(name -> !HttpMethods.isToken(name))
                .isEmpty();
    }

    /** {@code Did you mean "GET"?} with a blank before it, or nothing. */
    static String didYouMean(String name) {
        return DidYouMean.sentence(name.strip(), HttpMethods.registered());
    }
}
