package shape17.open;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;

sealed interface Closed permits Open, Only {
    Closed find(Closed closed, Kind kind);

    sealed interface Kind permits Kind.One {
        record One() implements Kind {}
    }
}

@Retryable
@Idempotent
non-sealed interface Open extends Closed {
    String own(Kind.One one);
}

final class Only implements Closed {
    @Override
    public Closed find(Closed closed, Kind kind) {
        return this;
    }
}
