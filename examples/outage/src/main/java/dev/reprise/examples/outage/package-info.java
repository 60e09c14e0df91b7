/** One outage of a server, lived through twice: by hand-written retry loops and by generated proxies. */
@NullMarked
package dev.reprise.examples.outage;

import org.jspecify.annotations.NullMarked;
