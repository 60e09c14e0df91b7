package shape34;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import java.util.List;
import java.util.Map;

@Retryable
@Idempotent
public interface Nested<A> {
    Map<? extends List<? super A[]>, ? super Map.Entry<A, ?>[]> all(List<? extends A[]>[] values, List<?> any);

    Outer<A>.Node<String> node(Outer<? extends A>.Node<?>[] nodes, Outer<A>.Plain plain, Outer.Fixed<A> fixed);

    class Outer<A> {
        public class Node<B> {}

        public class Plain {}

        public static class Fixed<B> {}
    }
}
