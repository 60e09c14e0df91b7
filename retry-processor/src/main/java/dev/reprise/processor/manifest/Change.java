package dev.reprise.processor.manifest;

import java.util.List;

/** What has become of one method since the baseline. */
public sealed interface Change {

    /** The method's signature: today's, of one that is gone the baseline's. */
    String signature();

    /**
     * Its keys are other ones.
     *
     * @param before the old recipe in words
     * @param after the new recipe in words, empty where there is none
     */
    record Key(String signature, String before, String after) implements Change {}

    /**
     * It is repeated otherwise.
     *
     * @param differences each in words, {@code tries was 5 and is 3}
     */
    record Policy(String signature, List<String> differences) implements Change {
        public Policy {
            differences = List.copyOf(differences);
        }
    }

    /**
     * It has neither policy nor key any more, or another name.
     *
     * @param recipe of its keys in words, empty where it had none
     */
    record Gone(String signature, String recipe) implements Change {}
}
