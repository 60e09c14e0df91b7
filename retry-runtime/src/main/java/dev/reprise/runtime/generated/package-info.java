/**
 * What generated classes call: the arithmetic of waiting, the decisions between two tries, the idempotency key.
 *
 * <p>It is public because generated classes live in the packages of their interfaces. It is no API for anybody else,
 * and changes together with the annotation processor.
 */
@NullMarked
package dev.reprise.runtime.generated;

import org.jspecify.annotations.NullMarked;
