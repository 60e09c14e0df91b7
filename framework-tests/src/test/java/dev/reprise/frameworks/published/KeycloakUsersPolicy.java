package dev.reprise.frameworks.published;

import dev.reprise.RetryPolicyFor;
import dev.reprise.Retryable;
import org.keycloak.admin.client.resource.UsersResource;

/** One line for forty methods of a JAX-RS client. */
@RetryPolicyFor(UsersResource.class)
@Retryable(unsentOnly = true)
public interface KeycloakUsersPolicy {}
