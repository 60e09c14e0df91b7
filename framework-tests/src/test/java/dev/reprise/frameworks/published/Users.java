package dev.reprise.frameworks.published;

import org.springframework.data.repository.CrudRepository;

/** The type arguments of a published interface, fixed. */
public interface Users extends CrudRepository<User, Long> {}
