package shape65;

import dev.reprise.HttpMethod;
import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import java.lang.annotation.Inherited;

interface OnMethod {
    @PatientGet
    @HttpMethod("GET")
    String find(String id);
}

@PatientGet
interface OnType {
    @HttpMethod("GET")
    String find(String id);
}

@Twice
interface Nested {
    @HttpMethod("GET")
    String find(String id);
}

/** An annotation on an interface is not inherited, whatever @Inherited says; that of a parent is, by our own rule. */
interface Child extends OnType {
    @Retryable
    @Idempotent
    String own(String id);
}

@Inherited
@Retryable(maxTries = 3, deadline = "30s")
@interface PatientGet {}

@PatientGet
@interface Twice {}
