/** The model becomes Java source; asks javac nothing. */
@NullMarked
package dev.reprise.processor.write;

import org.jspecify.annotations.NullMarked;
