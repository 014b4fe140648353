package io.github.cardfold.effect;

import io.vavr.Tuple;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.control.Option;

/** What texts call the cards that an event names by the parts that they take in it; each is one card. */
public final class RoleNames {
    private static final Map<String, String> WORDS = LinkedHashMap.ofEntries(
            Tuple.of("attacker", "the attacking unit"),
            Tuple.of("target", "the attacked unit"),
            Tuple.of("booster", "the boosting unit"),
            Tuple.of("boosted", "the boosted unit"),
            Tuple.of("interceptor", "the intercepting unit"),
            Tuple.of("placed", "the placed unit"),
            Tuple.of("replaced", "the unit that was there"),
            Tuple.of("rider", "the new vanguard"),
            Tuple.of("ridden", "the old vanguard"),
            Tuple.of("moved", "the moved card"),
            Tuple.of("retired", "the retired unit"),
            Tuple.of("discarded", "the discarded card"),
            Tuple.of("stood", "the unit that stood"),
            Tuple.of("rested", "the unit that rested"),
            Tuple.of("checked", "the checked card"),
            Tuple.of("order", "the order"),
            Tuple.of("source", "the card with that ability"));

    private RoleNames() {}

    /** Returns what a variable is called in English if it is named as a part in an event. */
    public static Option<String> english(String variable) {
        return WORDS.get(variable);
    }
}
