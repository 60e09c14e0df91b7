package dev.reprise.processor.read;

import dev.reprise.processor.model.Budget;
import dev.reprise.processor.model.Idempotency;
import dev.reprise.processor.model.Place;
import dev.reprise.processor.model.Policy;
import dev.reprise.processor.model.RunOn;
import dev.reprise.processor.model.Setting;
import dev.reprise.processor.model.Unsupported;
import dev.reprise.processor.read.MemberAnnotations.Found;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.TypeElement;

/** Reads what the annotations say about a member, by their order of precedence. */
record RulesReader(
        MemberAnnotations annotations,
        PolicyReader policies,
        IdempotencyReader idempotencies,
        HttpMethodReader verbs,
        Round round,
        TypeElement client) {

    Rules read(Member member, List<Member> members) {
        Optional<Found> retryable = annotations.nearest(member, Vocabulary.RETRYABLE, Vocabulary.NOT_RETRYABLE);
        Optional<Place> notRetryable =
                place(annotations.nearest(member, Vocabulary.NOT_RETRYABLE, Vocabulary.RETRYABLE));
        Optional<Place> notIdempotent =
                place(annotations.nearest(member, Vocabulary.NOT_IDEMPOTENT, Vocabulary.IDEMPOTENT));
        return new Rules(
                notRetryable.isPresent() || isClose(member) ? Optional.empty() : policy(member, retryable),
                retryable.isPresent(),
                retryable.map(this::composed).orElse(List.of()),
                idempotency(member, members, notIdempotent.isPresent()),
                notIdempotent,
                notRetryable,
                annotations
                        .nearest(member, Vocabulary.HTTP_METHOD)
                        .map(found -> found.mirror().value("value", String.class)),
                verbs.read(member),
                runOn(member),
                budget(member),
                unsupported(member),
                ForeignAnnotations.found(
                        name -> annotations.nearest(member, name).map(Found::mirror)));
    }

    /** The method's own policy, else, for an abstract one, that of the interface; one replaces the other whole. */
    private Optional<Policy> policy(Member member, Optional<Found> own) {
        return own.map(Found::mirror)
                .or(() -> member.isDefault() ? Optional.empty() : annotations.onType(member, Vocabulary.RETRYABLE))
                .map(policies::read);
    }

    private List<Place> composed(Found retryable) {
        return annotations.annotations().composed(retryable.declaration().method(), Vocabulary.RETRYABLE).stream()
                .<Place>map(Mirror::use)
                .toList();
    }

    private Optional<Idempotency> idempotency(Member member, List<Member> members, boolean isWithdrawn) {
        return annotations
                .nearest(member, Vocabulary.IDEMPOTENT, Vocabulary.NOT_IDEMPOTENT)
                .map(found -> idempotencies.onMethod(found, member, members))
                .or(() -> isWithdrawn
                        ? Optional.empty()
                        : annotations.onType(member, Vocabulary.IDEMPOTENT).map(idempotencies::onType));
    }

    private Optional<RunOn> runOn(Member member) {
        return annotations
                .nearest(member, Vocabulary.RUN_ON)
                .map(found -> runOn(found.mirror(), true))
                .or(() -> annotations.onType(member, Vocabulary.RUN_ON).map(mirror -> runOn(mirror, false)));
    }

    private static RunOn runOn(Mirror mirror, boolean onMethod) {
        Setting<RunOn.Side> side = mirror.constant("value", RunOn.Side.class);
        return new RunOn(side.value(), onMethod, mirror.place());
    }

    private Optional<Budget> budget(Member member) {
        return annotations.nearest(member, Vocabulary.RETRY_BUDGET).map(found -> BudgetReader.read(found.mirror()));
    }

    private List<Unsupported> unsupported(Member member) {
        List<Unsupported> found = new ArrayList<>();
        for (String name : Vocabulary.UNSUPPORTED) {
            annotations
                    .nearest(member, name)
                    .ifPresent(here -> found.add(new Unsupported(
                            Vocabulary.written(name), here.mirror().place())));
        }
        return found;
    }

    /** {@code close()} of an {@code AutoCloseable}: it gives up a resource, and a second one would fail. */
    private boolean isClose(Member member) {
        return member.name().equals("close")
                && member.main().parameterNames().isEmpty()
                && round.names(client.asType()).contains("java.lang.AutoCloseable");
    }

    private static Optional<Place> place(Optional<Found> found) {
        return found.map(here -> here.mirror().place());
    }
}
