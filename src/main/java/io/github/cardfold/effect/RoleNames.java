package io.github.cardfold.effect;

import io.vavr.collection.Set;
import io.vavr.collection.TreeSet;

/** The names that events give cards by the parts that they take in it; each is one card. */
public final class RoleNames {
    private static final Set<String> ALL = TreeSet.of(
            "attacker",
            "target",
            "booster",
            "boosted",
            "interceptor",
            "placed",
            "replaced",
            "rider",
            "ridden",
            "moved",
            "retired",
            "discarded",
            "stood",
            "rested",
            "checked",
            "order",
            "source");

    private RoleNames() {}

    /** Tells whether a variable is named as a part in an event. */
    public static boolean has(String variable) {
        return ALL.contains(variable);
    }
}
