/**
 * What an application sees of its retries at run time: the runtime that proxies share, policies, verdicts on failures
 * and the events that tell what happened.
 *
 * <p>Everything here stands on {@code java.base} alone. A type or member is never {@code null} unless it is marked
 * {@link org.jspecify.annotations.Nullable}; passing {@code null} elsewhere is a {@link NullPointerException} that
 * names the argument.
 */
@NullMarked
package dev.reprise.runtime;

import org.jspecify.annotations.NullMarked;
