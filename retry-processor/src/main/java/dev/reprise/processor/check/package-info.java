/** The rules: pure functions from the model to diagnostics. To add one, write its class and name it in {@code Checks}. */
@NullMarked
package dev.reprise.processor.check;

import org.jspecify.annotations.NullMarked;
