package dev.reprise.processor.check;

import dev.reprise.processor.diagnose.Diagnostic;
import java.util.stream.Stream;

/**
 * One rule about one kind of subject: a policy, a method, an interface. Pure: what it finds depends on the subject alone.
 * It need not care for suppression.
 */
@FunctionalInterface
interface Rule<S> {

    Stream<Diagnostic> check(S subject);
}
