package shape11;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;

class Outer {
    @Retryable
    @Idempotent
    interface Inner {
        String rate(String pair);
    }
}

@Retryable
@Idempotent
interface Outer_Inner {
// ^1 name-clash: shape11.Outer$Inner
    String rate(String pair);
}

@Retryable
@Idempotent
interface Rates {
// ^1 name-clash: shape11.RetryingRates
    String rate(String pair);
}

class RetryingRates {}

class A {
    @Retryable
    @Idempotent
    interface B_C {
        String find(String id);
    }
}

class A_B {
    @Retryable
    @Idempotent
    interface C {
//  ^ name-clash: shape11.A$B_C
        String find(String id);
    }
}
