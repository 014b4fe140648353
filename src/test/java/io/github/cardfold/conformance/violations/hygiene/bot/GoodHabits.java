package io.github.cardfold.conformance.violations.hygiene.bot;

import io.vavr.collection.TreeMap;
import java.time.Duration;
import java.util.Locale;

class GoodHabits {
    double score(Duration given) {
        return given.toMillis() * 0.5;
    }

    String lower() {
        return String.format(Locale.ROOT, "%s", "I".toLowerCase(Locale.ROOT));
    }

    TreeMap<Integer, Integer> sorted() {
        return TreeMap.of(1, 1);
    }
}
