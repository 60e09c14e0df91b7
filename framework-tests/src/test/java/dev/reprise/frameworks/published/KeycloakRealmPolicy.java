package dev.reprise.frameworks.published;

import dev.reprise.RetryPolicyFor;
import dev.reprise.Retryable;
import org.keycloak.admin.client.resource.RealmResource;

/** One line for a JAX-RS client, whose sub-resources are interfaces again. */
@RetryPolicyFor(RealmResource.class)
@Retryable(unsentOnly = true)
public interface KeycloakRealmPolicy {}
