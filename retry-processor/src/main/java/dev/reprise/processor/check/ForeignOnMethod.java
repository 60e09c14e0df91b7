package dev.reprise.processor.check;

import dev.reprise.processor.diagnose.Diagnostic;
import java.util.stream.Stream;

/** A method that is retried has no annotation of another library that does not go with a retry. */
final class ForeignOnMethod implements Rule<Member> {

    @Override
    public Stream<Diagnostic> check(Member member) {
        return member.isRetried()
                ? member.method().foreign().stream()
                        .map(foreign -> ForeignMeaning.diagnostic(foreign, member.subject()))
                : Stream.empty();
    }
}
