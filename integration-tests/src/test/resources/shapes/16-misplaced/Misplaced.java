package shape16;

import dev.reprise.HttpMethod;
import dev.reprise.Retryable;

@Retryable
// ^1 not-an-interface
class OnClass {}

@Retryable
// ^1 not-an-interface
abstract class OnAbstractClass {
    @Retryable
//  ^ not-an-interface
    @HttpMethod("GET")
    abstract String rate(String pair);
}

@Retryable
// ^1 not-an-interface
enum OnEnum {
    EUR
}

interface OnMethods {
    @Retryable
//  ^ not-an-interface
    @HttpMethod("GET")
    static String ofAll(String pair) {
        return pair;
    }

    @Retryable
//  ^ not-an-interface
    @HttpMethod("GET")
    private String own(String pair) {
        return pair;
    }

    @Retryable
    @HttpMethod("GET")
    String rate(String pair);
}

class Mentions {
    RetryingOnMethods proxy = new RetryingOnMethods(pair -> pair);
}
