package shape52;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;

@Retryable
@Idempotent
public interface Namesakes {
    String find(Order order);

    String find(One.Order order);

    String find(Two.Order order, Order other);

    String find(Two.Order.Inner order);

    record Order(String id) {}
}

class One {
    record Order(String id) {}
}

class Two {
    static class Order {
        static class Inner {}
    }
}
