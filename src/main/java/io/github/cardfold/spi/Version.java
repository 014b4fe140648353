package io.github.cardfold.spi;

import io.vavr.collection.Array;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The version of a plugin: numbers, the first of which says what goes together; what is behind a hyphen does not count.
 */
record Version(Array<Integer> numbers) {
    private static final Pattern PATTERN = Pattern.compile("([0-9]{1,9}(?:\\.[0-9]{1,9}){0,9})(-[A-Za-z0-9.]{1,30})?");

    static Version of(String text) {
        Matcher numbers = PATTERN.matcher(text);
        return numbers.lookingAt()
                ? new Version(Array.of(numbers.group(1).split("\\.")).map(Integer::parseInt))
                : new Version(Array.of(0));
    }

    static void check(String text) {
        if (!PATTERN.matcher(text).matches()) {
            throw new IllegalArgumentException(
                    "version: \"" + text + "\" is not made of numbers with dots between them, such as 1.2 or 1.2-beta");
        }
    }

    int first() {
        return numbers.head();
    }

    boolean isAsNewAs(Version other) {
        for (int i = 0; i < Math.max(numbers.size(), other.numbers.size()); i++) {
            int one = at(i);
            if (one != other.at(i)) {
                return one > other.at(i);
            }
        }
        return true;
    }

    private int at(int index) {
        return index < numbers.size() ? numbers.get(index) : 0;
    }
}
