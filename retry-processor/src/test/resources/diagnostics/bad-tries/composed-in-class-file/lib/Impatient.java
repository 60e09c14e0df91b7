package lib;

import dev.reprise.Retryable;

@Retryable(maxTries = 0)
public @interface Impatient {}
