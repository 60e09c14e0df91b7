/**
 * What the annotations of an interface come to, as data that outlives the compilation: written beside the classes, committed
 * as a baseline, read back and compared. Stands on the model alone.
 */
@NullMarked
package dev.reprise.processor.manifest;

import org.jspecify.annotations.NullMarked;
