package dev.reprise.it.clients;

import dev.reprise.HttpMethod;
import dev.reprise.Retryable;
import java.io.EOFException;
import java.io.FileNotFoundException;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeoutException;

/** Throws clauses of every kind. */
@Retryable(maxTries = 2)
public interface ThrowsApi extends Fails {
    @HttpMethod("GET")
    String nothing();

    @HttpMethod("GET")
    String several() throws FileNotFoundException, EOFException, TimeoutException;

    @HttpMethod("GET")
    String unchecked() throws IllegalStateException;

    @HttpMethod("GET")
    String anything() throws Exception;

    @HttpMethod("GET")
    String anythingAtAll() throws Throwable;

    @HttpMethod("GET")
    <T, E extends Exception> T generic(Callable<T> call, Class<E> type) throws E;

    @Override
    @HttpMethod("GET")
    String narrowed() throws FileNotFoundException;

    /** What a method throws depends on who asks. */
    @Retryable(maxTries = 2)
    interface Typed<X extends Exception> {
        @HttpMethod("GET")
        String get() throws X;
    }
}
