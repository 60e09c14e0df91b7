package shape71;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;

@Retryable
interface Keys {
    @Idempotent(key = "comand.id", attemptId = "command.attempt")
//                    ^ key-path: command
    String unknown(Command command);

    @Idempotent(key = "arg0.id", attemptId = "command.attempt")
//                    ^ key-path: arg0
    String byPosition(Command command);

    @Idempotent(key = "command.custmer.id", attemptId = "command.attempt")
//                    ^ key-path: customer
    String nested(Command command);

    @Idempotent(key = "count.value", attemptId = "attempt")
//                    ^ key-path: count
    String primitive(int count, String attempt);

    @Idempotent(key = "weight", attemptId = "attempt")
//                    ^ key-type: weight
    String rough(double weight, String attempt);

    @Idempotent(key = "anything", attemptId = "attempt")
//                    ^ key-type: anything
    String object(Object anything, String attempt);

    record Command(String id, Customer customer, String attempt) {}

    record Customer(String id) {}
}

class Mentions {
    Keys[] keys = new RetryingKeys[1];
}
