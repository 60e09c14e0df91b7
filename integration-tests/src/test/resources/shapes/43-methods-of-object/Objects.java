package shape43;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;

@Retryable
@Idempotent
public interface Objects extends Twice, Other, Twice.More {
    @Override
    boolean equals(Object other);

    @Override
    int hashCode();

    @Override
    String toString();

    boolean equals(Objects other);

    boolean equals(Object other, int depth);

    int hashCode(String seed);

    String toString(int indent);

    void wait(String until);

    void notify(String who);

    Object clone(boolean deep);

    Class<?> getClass(String name);
}

interface Twice {
    String once(String id);

    interface More extends Twice {}
}

interface Other extends Twice {}
