package shape16;

import dev.reprise.Retryable;

/** The annotation itself says where it may stand. */
class Elsewhere {
    @Retryable
//  ^ compiler
    String field;

    @Retryable
//  ^ compiler
    Elsewhere() {}
}
