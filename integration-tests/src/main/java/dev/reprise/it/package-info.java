/** What the integration tests share: the packed jars, programs built from them, and what their bytecode must not do. */
package dev.reprise.it;
