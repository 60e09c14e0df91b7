/** What annotation processors cost a build. */
@NullMarked
package dev.reprise.benchmarks.compiletime;

import org.jspecify.annotations.NullMarked;
