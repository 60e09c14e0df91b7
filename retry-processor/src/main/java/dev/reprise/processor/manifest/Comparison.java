package dev.reprise.processor.manifest;

import dev.reprise.processor.manifest.Json.Members;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;

/**
 * Compares a manifest with a committed one, member by member: those that one of the two lacks were written by another version
 * and tell nothing. What is new is no change.
 */
public final class Comparison {

    /** What identifies an entry, or has a rule of its own. */
    private static final Set<String> NO_POLICY = Set.of("signature", "operation", "key");

    /** Longer values are named only. */
    private static final int SHOWN = 60;

    private final List<Members> before;
    private final List<Members> after;
    private final Map<Members, Members> pairs = new LinkedHashMap<>();

    private Comparison(Manifest baseline, Manifest current) {
        this.before = new ArrayList<>(baseline.methods());
        this.after = new ArrayList<>(current.methods());
    }

    /** The changes, those of keys first. */
    public static List<Change> of(Manifest baseline, Manifest current) {
        Comparison comparison = new Comparison(baseline, current);
        comparison.pair((old, now) -> old.text("signature").equals(now.text("signature")));
        comparison.pair(Comparison::haveSameKeys);
        comparison.pair((old, now) -> old.text("operation").equals(now.text("operation")));
        comparison.pair(Comparison::areKeyedAlike);
        return comparison.changes();
    }

    /** Takes together what belongs together, where there is no doubt. */
    private void pair(BiPredicate<Members, Members> same) {
        for (Iterator<Members> rest = before.iterator(); rest.hasNext(); ) {
            Members old = rest.next();
            List<Members> candidates =
                    after.stream().filter(now -> same.test(old, now)).toList();
            long rivals = before.stream()
                    .filter(other -> candidates.stream().anyMatch(now -> same.test(other, now)))
                    .count();
            if (candidates.size() == 1 && rivals == 1) {
                pairs.put(old, candidates.get(0));
                after.remove(candidates.get(0));
                rest.remove();
            }
        }
    }

    private static boolean haveSameKeys(Members old, Members now) {
        Optional<Members> recipe = old.members("key");
        return recipe.isPresent()
                && now.members("key")
                        .filter(key -> KeyRecipe.makeSameKeys(recipe.get(), key))
                        .isPresent();
    }

    /** What a renamed method leaves. */
    private static boolean areKeyedAlike(Members old, Members now) {
        return old.members("key").isPresent()
                && now.members("key").isPresent()
                && parameters(old).equals(parameters(now));
    }

    private static String parameters(Members entry) {
        String signature = signature(entry);
        return signature.substring(signature.indexOf('(') + 1);
    }

    private List<Change> changes() {
        List<Change> changes = new ArrayList<>();
        pairs.forEach((old, now) -> keyChange(old, now).ifPresent(changes::add));
        before.forEach(old -> changes.add(new Change.Gone(
                signature(old), old.members("key").map(KeyRecipe::describe).orElse(""))));
        pairs.forEach((old, now) -> {
            List<String> differences = differences(old, now);
            if (!differences.isEmpty()) {
                changes.add(new Change.Policy(signature(now), differences));
            }
        });
        return changes;
    }

    private static String signature(Members entry) {
        return entry.text("signature").orElseThrow();
    }

    private static Optional<Change> keyChange(Members old, Members now) {
        return old.members("key")
                .filter(key -> !haveSameKeys(old, now))
                .map(key -> new Change.Key(
                        signature(now),
                        KeyRecipe.describe(key),
                        now.members("key").map(KeyRecipe::describe).orElse("")));
    }

    private static List<String> differences(Members old, Members now) {
        List<String> differences = new ArrayList<>();
        now.values().forEach((name, value) -> {
            Json was = old.values().get(name);
            if (was != null && !NO_POLICY.contains(name) && !was.equals(value)) {
                differences.add(difference(name, show(was), show(value)));
            }
        });
        return differences;
    }

    private static String difference(String name, String was, String is) {
        return was.isEmpty() || is.isEmpty() || was.length() + is.length() > SHOWN
                ? name + " changed"
                : name + " was " + was + " and is " + is;
    }

    /** A value in words; empty where it takes too many. */
    private static String show(Json value) {
        if (value instanceof Json.Text text) {
            return text.value();
        }
        if (value instanceof Json.Items items) {
            boolean flat =
                    items.values().stream().noneMatch(item -> item instanceof Json.Items || item instanceof Members);
            return items.values().isEmpty()
                    ? "none"
                    : flat ? items.values().stream().map(Comparison::show).collect(Collectors.joining(", ")) : "";
        }
        return value instanceof Members ? "" : value.equals(Json.NULL) ? "none" : JsonWriter.line(value);
    }
}
