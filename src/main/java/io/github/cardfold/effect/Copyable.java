package io.github.cardfold.effect;

import io.github.cardfold.citation.Rule;
import io.vavr.control.Option;

/**
 * An ability of some card that others may copy. What is printed is compiled once more for those, as an ability that
 * effects give: so it speaks of the card that has it, is used up on its own and can be lost.
 *
 * @param clause the ability
 * @param text its text; none of one that effects give, which is compiled where they give it
 */
@Rule(jp = {"7.14.1", "7.14.5"})
public record Copyable(Clause clause, Option<Ability> text) {
    /** Tells whether a card prints it. */
    public boolean isPrinted() {
        return clause.definition() >= 0;
    }

    /** Returns the name of the ability that a card has which copies it. */
    public String copy() {
        return isPrinted() ? clause.name() + " copy" : clause.name();
    }
}
