package io.github.cardfold.cardfight.text;

import io.github.cardfold.effect.CostTerm;
import io.github.cardfold.effect.Filter;

/** What is paid. */
public final class Pay {
    private Pay() {}

    /** Turn so many cards of the damage zone face down; those of such kinds, if some are said. */
    public static CostTerm counterBlast(int number, Filter... are) {
        return Say.cost("counter blast", "number", number, "are", are);
    }

    /** Put so many cards of the soul into the drop zone; those of such kinds, if some are said. */
    public static CostTerm soulBlast(int number, Filter... are) {
        return Say.cost("soul blast", "number", number, "are", are);
    }

    /** Discard so many cards of the hand; those of such kinds, if some are said. */
    public static CostTerm discard(int number, Filter... are) {
        return Say.cost("discard", "number", number, "are", are);
    }

    /** Retire so many of your rear-guards; those of such kinds, if some are said. */
    public static CostTerm retire(int number, Filter... are) {
        return Say.cost("retire", "number", number, "are", are);
    }

    /** Rest so many of your units; those of such kinds, if some are said. */
    public static CostTerm rest(int number, Filter... are) {
        return Say.cost("rest", "number", number, "are", are);
    }
}
