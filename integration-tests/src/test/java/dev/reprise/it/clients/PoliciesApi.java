package dev.reprise.it.clients;

import dev.reprise.HttpMethod;
import dev.reprise.Idempotent;
import dev.reprise.NotIdempotent;
import dev.reprise.NotRetryable;
import dev.reprise.Retryable;
import java.io.IOException;

/** Policies on methods and types, by themselves and through an annotation of the user's own. */
@Retryable(maxTries = 3, baseDelay = "20ms")
public interface PoliciesApi {
    @HttpMethod("GET")
    String byInterface() throws IOException;

    @Retryable(maxTries = 2)
    @HttpMethod("GET")
    String byMethod() throws IOException;

    @Patient
    @HttpMethod("GET")
    String byComposition() throws IOException;

    @Patient
    @Retryable(maxTries = 2)
    @HttpMethod("GET")
    String byBoth() throws IOException;

    @NotRetryable
    @HttpMethod("POST")
    String never() throws IOException;

    /** The annotation of the type holds for what it inherits as well. */
    interface Inheriting extends Parent {
        @Override
        @Retryable(maxTries = 5)
        @HttpMethod("GET")
        String redeclared() throws IOException;

        @Override
        String redeclaredBare() throws IOException;
    }

    interface Parent {
        @Retryable(maxTries = 2)
        @HttpMethod("GET")
        String inherited() throws IOException;

        @Retryable(maxTries = 2)
        @HttpMethod("GET")
        String redeclared() throws IOException;

        @Retryable(maxTries = 2)
        @HttpMethod("GET")
        String redeclaredBare() throws IOException;

        String plain() throws IOException;
    }

    /** Nothing but a composed policy. */
    @Patient
    interface Composed {
        @HttpMethod("GET")
        String byInterface() throws IOException;

        @Retryable(maxTries = 2)
        @HttpMethod("GET")
        String byMethod() throws IOException;
    }

    @Patient
    @Retryable(maxTries = 2)
    interface Both {
        @HttpMethod("GET")
        String byInterface() throws IOException;
    }

    /** The user's word for all methods. */
    @Retryable
    @Idempotent
    interface Harmless {
        String anything() throws IOException;

        @NotIdempotent
        @NotRetryable
        String exceptThis() throws IOException;
    }
}
