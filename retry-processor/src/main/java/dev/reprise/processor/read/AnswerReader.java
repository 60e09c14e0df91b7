package dev.reprise.processor.read;

import dev.reprise.processor.model.Answer;
import dev.reprise.processor.model.Answer.Unit;
import dev.reprise.processor.model.MemberPath;
import java.util.Optional;
import javax.lang.model.element.TypeElement;

/** Finds where a type keeps what the server answered. */
record AnswerReader(MemberPathReader paths) {

    /**
     * The answer that a type carries.
     *
     * @param status the member with the status, or the status itself
     * @param retryAfter the member that says when to come back, empty where there is none
     * @return empty where the type has no such status
     */
    Optional<Answer> read(TypeElement type, String status, String retryAfter, Unit unit) {
        Optional<MemberPath> comeBack = retryAfter.isEmpty() ? Optional.empty() : path(type, retryAfter);
        if (status.matches("\\d+")) {
            return Optional.of(new Answer(Optional.empty(), Integer.parseInt(status), comeBack, unit));
        }
        return path(type, status).map(path -> new Answer(Optional.of(path), 0, comeBack, unit));
    }

    private Optional<MemberPath> path(TypeElement type, String text) {
        return paths.find(type, text).map(MemberPathReader.Found::path);
    }
}
