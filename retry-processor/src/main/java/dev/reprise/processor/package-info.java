/** The annotation processors: rounds, deferral, the guard against their own faults. */
@NullMarked
package dev.reprise.processor;

import org.jspecify.annotations.NullMarked;
