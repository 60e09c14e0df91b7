package shape39;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;

/** Declared again, as the language demands where one parent has a body and the other none. */
@Retryable
@Idempotent
interface Again extends WithBody, Without {
    @Override
    String find(String id);
}

@Retryable
@Idempotent
interface WithOwnBody extends WithBody, Without {
    @Override
    default String find(String id) {
        return WithBody.super.find(id);
    }

    String other(String id);
}

@Retryable
@Idempotent
interface Overriding extends WithBody {
    @Override
    default String find(String id) {
        return id + id;
    }

    String find(String id, int page);
}

/** A body on the way makes an abstract method of a more distant parent a default method. */
@Retryable
@Idempotent
interface Implemented extends Implementing {
    String other(String id);
}

interface Implementing extends Without {
    @Override
    default String find(String id) {
        return id;
    }
}

interface WithBody {
    default String find(String id) {
        return id;
    }
}

interface Without {
    String find(String id);
}
