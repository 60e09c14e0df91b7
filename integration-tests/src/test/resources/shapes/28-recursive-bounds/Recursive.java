package shape28;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;

@Retryable
@Idempotent
public interface Recursive<S extends Recursive<S>> {
    S self();

    <N extends Node<N, E>, E extends Edge<N, E>> N walk(N node, E edge);

    <B extends Comparable<? super B>> B greatest(B one, B other);

    interface Node<N extends Node<N, E>, E extends Edge<N, E>> {}

    interface Edge<N extends Node<N, E>, E extends Edge<N, E>> {}
}
