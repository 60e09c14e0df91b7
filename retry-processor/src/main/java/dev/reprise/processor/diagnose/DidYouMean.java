package dev.reprise.processor.diagnose;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Finds the name that somebody probably meant. */
public final class DidYouMean {

    private DidYouMean() {}

    /**
     * The known name closest to the given one, case ignored; empty when none is close enough to be more than chance.
     * Among equally close names the first in alphabetical order.
     */
    public static Optional<String> closest(String given, Collection<String> known) {
        return known.stream()
                .filter(name -> distance(given, name) <= Math.max(1, Math.min(given.length(), name.length()) / 3))
                .min(Comparator.comparingInt((String name) -> distance(given, name))
                        .thenComparing(Comparator.naturalOrder()));
    }

    /** A sentence to append to an advice, {@code Did you mean "orderId"?}, or nothing. */
    public static String sentence(String given, Collection<String> known) {
        return closest(given, known)
                .map(name -> " Did you mean \"" + name + "\"?")
                .orElse("");
    }

    /** The number of insertions, deletions, substitutions and swaps of neighbours (optimal string alignment). */
    private static int distance(String given, String known) {
        String a = given.toLowerCase(Locale.ROOT);
        String b = known.toLowerCase(Locale.ROOT);
        int[][] cost = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                if (i == 0 || j == 0) {
                    cost[i][j] = i + j;
                    continue;
                }
                int substitution = cost[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                cost[i][j] = Math.min(substitution, 1 + Math.min(cost[i - 1][j], cost[i][j - 1]));
                if (isSwap(a, i, b, j)) {
                    cost[i][j] = Math.min(cost[i][j], cost[i - 2][j - 2] + 1);
                }
            }
        }
        return cost[a.length()][b.length()];
    }

    private static boolean isSwap(String a, int i, String b, int j) {
        return i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
    }
}
