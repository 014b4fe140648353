package io.github.cardfold.scenario;

import io.github.cardfold.data.Reading;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.scenario.words.CardWords;
import io.vavr.collection.Array;

/**
 * How a scenario speaks of cards as a seat sees them: {@code squire rest}, {@code 3 ?} for cards it cannot see,
 * {@code 2 squire?} for cards it knows to be among them.
 */
final class SeenWords {
    private static final int MOST = 100;

    private SeenWords() {}

    static Array<String> read(Reading in, Rules rules) {
        String text = in.text();
        int count = 1;
        if (text.matches("[1-9][0-9]{0,2} .*")) {
            count = Integer.parseInt(text.substring(0, text.indexOf(' ')));
            text = text.substring(text.indexOf(' ') + 1);
        }
        Array<String> words = Array.of(text.split(" ", -1));
        String id = words.head().endsWith(Onlooker.UNKNOWN)
                ? words.head().substring(0, words.head().length() - 1)
                : words.head();
        if (!id.isEmpty() || !text.startsWith(Onlooker.UNKNOWN)) {
            CardWords.definition(in, rules, id);
        }
        if (count > MOST
                || !words.tail().forAll(each -> Array.of("rest", "up", "down").contains(each))) {
            throw in.expected("a card as it is seen: a number if there are several, the card or \"?\","
                    + " then rest, up or down");
        }
        String one = text;
        return Array.fill(count, () -> one);
    }
}
