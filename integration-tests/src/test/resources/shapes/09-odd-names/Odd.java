package shape09.odd_$names;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;

@Retryable
@Idempotent
interface Rates$2 {
    String $(String $, String _$, String $1);
}

@Retryable
@Idempotent
interface _Rates_ {
    String _rate_(String __);
}

@Retryable
@Idempotent
interface Überweisung {
    String überweise(String größe, Überweisung 送金);
}

class Outer$ {
    @Retryable
    @Idempotent
    interface $Inner {
        $Inner of(Outer$ outer);
    }
}
