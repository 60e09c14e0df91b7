package dev.reprise.processor.read;

import dev.reprise.processor.model.Answer.Unit;
import dev.reprise.processor.model.FailureType.Meaning;
import java.util.List;
import java.util.stream.Stream;

/**
 * What is known of one failure type. Members are written as {@link MemberPathReader} reads them, and a row with members
 * that its type does not have in the user's version of the framework is left out.
 *
 * @param conditions members of the failure that must be true, or there where they end in a question mark
 * @param status the member with the status, or the status that the type stands for; empty where it answered nothing
 * @param retryAfter the member that says when to come back; empty where that is lost
 */
record FailureRow(String type, Meaning meaning, List<String> conditions, String status, String retryAfter, Unit unit) {

    /**
     * The rows of one framework, which form one generated method; a framework is there or missing as a whole.
     *
     * @param thrown the checked exception that an interface must admit for anything of this to come out of it; empty
     *     where it may always
     */
    record Section(String framework, String thrown, List<FailureRow> rows) {

        static Section of(String framework, FailureRow... rows) {
            return new Section(framework, "", List.of(rows));
        }

        Section whereThrown(String type) {
            return new Section(framework, type, rows);
        }
    }

    private FailureRow(String type, Meaning meaning) {
        this(type, meaning, List.of(), "", "", Unit.FIELD);
    }

    static FailureRow answered(String type, String status, String retryAfter) {
        return answered(type, status, retryAfter, Unit.FIELD);
    }

    static FailureRow answered(String type, String status, String retryAfter, Unit unit) {
        return new FailureRow(type, Meaning.ANSWERED, List.of(), status, retryAfter, unit);
    }

    static FailureRow notSent(String type) {
        return new FailureRow(type, Meaning.NOT_SENT);
    }

    static FailureRow passing(String type) {
        return new FailureRow(type, Meaning.TRANSIENT);
    }

    static FailureRow permanent(String type) {
        return new FailureRow(type, Meaning.PERMANENT);
    }

    static FailureRow leftToCause(String type) {
        return new FailureRow(type, Meaning.LEFT_TO_CAUSE);
    }

    static FailureRow wrapper(String type) {
        return new FailureRow(type, Meaning.WRAPPER);
    }

    /** Under one more condition. */
    FailureRow when(String condition) {
        return new FailureRow(
                type,
                meaning,
                Stream.concat(conditions.stream(), Stream.of(condition)).toList(),
                status,
                retryAfter,
                unit);
    }
}
