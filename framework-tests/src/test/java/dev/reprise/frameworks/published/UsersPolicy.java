package dev.reprise.frameworks.published;

import dev.reprise.RetryPolicyFor;
import dev.reprise.Retryable;

/** A generic interface whose arguments are fixed. */
@RetryPolicyFor(Users.class)
@Retryable(unsentOnly = true)
public interface UsersPolicy {}
