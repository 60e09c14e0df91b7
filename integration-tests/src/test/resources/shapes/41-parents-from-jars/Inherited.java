// javac only: ECJ reads no parameter names from class files
package shape41.jars;

import dev.reprise.Retryable;

/** The key's recipe comes with the method, and the names that it mentions are there. */
@Retryable
public interface Inherited extends lib41.Named {}
