package dev.reprise.it.clients;

import dev.reprise.Idempotent;
import dev.reprise.RetryPolicyFor;
import dev.reprise.Retryable;
import java.util.concurrent.ConcurrentMap;

/** An interface of the JDK with type parameters and defaults, all of it under one line. */
@RetryPolicyFor(ConcurrentMap.class)
@Idempotent
@Retryable(deadline = "30s")
public interface MapPolicy {}
