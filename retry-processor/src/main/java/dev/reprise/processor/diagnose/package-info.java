/** What the processor can say, and the one way to say it: the catalogue and the reporter. */
@NullMarked
package dev.reprise.processor.diagnose;

import org.jspecify.annotations.NullMarked;
