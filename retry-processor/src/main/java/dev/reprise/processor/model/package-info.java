/** What is to be generated, as immutable records; knows neither javac nor the writer. */
@NullMarked
package dev.reprise.processor.model;

import org.jspecify.annotations.NullMarked;
