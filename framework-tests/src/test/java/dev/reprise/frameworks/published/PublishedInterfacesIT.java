package dev.reprise.frameworks.published;

import static org.assertj.core.api.Assertions.assertThat;

import dev.reprise.it.shapes.Equivalence;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Interfaces that cannot be annotated, behind a policy interface: each call reaches the very overload that was called. */
class PublishedInterfacesIT {

    @ParameterizedTest
    @ValueSource(
            classes = {
                RetryingCrudPolicy.class,
                RetryingDockerPolicy.class,
                RetryingJdbcPolicy.class,
                RetryingKeycloakRealmPolicy.class,
                RetryingKeycloakUsersPolicy.class,
                RetryingS3Policy.class,
                RetryingUsersPolicy.class
            })
    void every_method_reaches_its_own_overload(Class<?> proxy) throws ReflectiveOperationException {
        Equivalence.check(proxy);
    }

    @ParameterizedTest
    @ValueSource(
            classes = {
                RetryingCrudPolicy.class,
                RetryingDockerPolicy.class,
                RetryingJdbcPolicy.class,
                RetryingKeycloakRealmPolicy.class,
                RetryingKeycloakUsersPolicy.class,
                RetryingUsersPolicy.class
            })
    void no_method_is_left_out(Class<?> proxy) throws ReflectiveOperationException {
        assertThat(Equivalence.inherited(proxy)).isEmpty();
    }

    @Test
    void overloads_of_what_is_retried_are_left_to_the_interface_and_end_in_it() throws ReflectiveOperationException {
        assertThat(Equivalence.inherited(RetryingS3Policy.class))
                .isNotEmpty()
                .allMatch(method -> method.isDefault()
                        && Arrays.stream(S3Policy.class.getMethods())
                                .anyMatch(policy -> policy.getName().equals(method.getName())));
    }
}
