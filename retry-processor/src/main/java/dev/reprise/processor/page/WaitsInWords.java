package dev.reprise.processor.page;

import dev.reprise.processor.model.Durations;
import dev.reprise.processor.model.Schedule;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** All waits of a schedule on a line: {@code up to 1s, up to 2s, 3 times up to 4s}. */
final class WaitsInWords {

    private WaitsInWords() {}

    static String of(Schedule schedule) {
        List<String> words = new ArrayList<>();
        int i = 0;
        while (i < schedule.longest().size()) {
            String range = range(schedule.shortest().get(i), schedule.longest().get(i));
            int first = i;
            do {
                i++;
            } while (i < schedule.longest().size()
                    && range.equals(
                            range(schedule.shortest().get(i), schedule.longest().get(i))));
            words.add(i == first + 1 ? range : (i - first) + " times " + range);
        }
        return String.join(", ", words);
    }

    private static String range(Duration shortest, Duration longest) {
        String most = Durations.format(longest);
        if (shortest.equals(longest)) {
            return most;
        }
        return shortest.isZero() ? "up to " + most : Durations.format(shortest) + " to " + most;
    }
}
