package dev.reprise.frameworks.published;

import dev.reprise.RetryPolicyFor;
import dev.reprise.Retryable;
import org.springframework.data.repository.CrudRepository;

/** A generic interface that stays generic. */
@RetryPolicyFor(CrudRepository.class)
@Retryable(unsentOnly = true)
public interface CrudPolicy {}
