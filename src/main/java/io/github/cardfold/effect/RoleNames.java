package io.github.cardfold.effect;

import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.control.Option;

/** What texts call the cards that an event names by the parts that they take in it; each is one card. */
public final class RoleNames {
    private static final Map<String, String> WORDS = LinkedHashMap.<String, String>empty()
            .put("attacker", "the attacking unit")
            .put("target", "the attacked unit")
            .put("booster", "the boosting unit")
            .put("boosted", "the boosted unit")
            .put("interceptor", "the intercepting unit")
            .put("placed", "the placed unit")
            .put("replaced", "the unit that was there")
            .put("rider", "the new vanguard")
            .put("ridden", "the old vanguard")
            .put("moved", "the moved card")
            .put("retired", "the retired unit")
            .put("discarded", "the discarded card")
            .put("stood", "the unit that stood")
            .put("rested", "the unit that rested")
            .put("checked", "the checked card")
            .put("order", "the order")
            .put("source", "the card with that ability");

    private RoleNames() {}

    /** Returns what a variable is called in English if it is named as a part in an event. */
    public static Option<String> english(String variable) {
        return WORDS.get(variable);
    }
}
