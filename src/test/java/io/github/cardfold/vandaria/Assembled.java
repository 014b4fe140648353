package io.github.cardfold.vandaria;

import io.github.cardfold.kernel.Rules;
import io.github.cardfold.vandaria.state.VandariaRules;
import io.vavr.collection.Array;

/** Rules of Vandaria Wars that are assembled once the class is loaded, or cannot be. */
public final class Assembled {
    /** The rules, without cards. */
    public static final Rules RULES = Vandaria.rules(VandariaRules.standard(), Array.empty());

    private Assembled() {}
}
