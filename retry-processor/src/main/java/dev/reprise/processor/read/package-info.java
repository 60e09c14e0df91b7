/** The compiler's elements and types, read into the model; nothing behind these rooms sees them. */
@NullMarked
package dev.reprise.processor.read;

import org.jspecify.annotations.NullMarked;
