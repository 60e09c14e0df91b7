package dev.reprise.it.behaviour;

import static org.assertj.core.api.Assertions.assertThat;

import dev.reprise.it.clients.MapPolicy;
import dev.reprise.it.clients.RetryingExecutorPolicy;
import dev.reprise.it.clients.RetryingMapPolicy;
import dev.reprise.it.clients.RetryingStatementPolicy;
import dev.reprise.it.shapes.Equivalence;
import java.lang.reflect.Method;
import java.util.concurrent.ConcurrentMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Interfaces of the JDK behind a policy interface: each call reaches the very overload that was called. */
class ForeignInterfacesIT {

    @ParameterizedTest
    @ValueSource(classes = {RetryingMapPolicy.class, RetryingExecutorPolicy.class, RetryingStatementPolicy.class})
    void every_method_reaches_its_own_overload(Class<?> proxy) throws ReflectiveOperationException {
        Equivalence.check(proxy);
        // Newer JDKs have default methods that the release compiled for has not.
        assertThat(Equivalence.inherited(proxy)).allMatch(Method::isDefault);
    }

    @Test
    void the_class_has_the_name_of_the_policy_and_the_type_parameters_of_the_target() {
        assertThat(RetryingMapPolicy.class).isFinal().isPublic();
        assertThat(RetryingMapPolicy.class.getTypeParameters()).hasSize(2);
        assertThat(ConcurrentMap.class).isAssignableFrom(RetryingMapPolicy.class);
        assertThat(MapPolicy.class.isAssignableFrom(RetryingMapPolicy.class)).isFalse();
    }
}
