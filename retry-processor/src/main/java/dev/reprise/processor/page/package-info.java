/** The model becomes a page for people. */
@NullMarked
package dev.reprise.processor.page;

import org.jspecify.annotations.NullMarked;
