package dev.reprise.it.clients;

import dev.reprise.Retryable;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A policy under a name of the user's own. */
@Retryable(maxTries = 4, baseDelay = "10ms")
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface Patient {}
