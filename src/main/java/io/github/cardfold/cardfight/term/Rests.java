package io.github.cardfold.cardfight.term;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.English;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.kernel.table.GameObject;
import io.vavr.collection.Array;

/**
 * A standing card comes to rest (7.2), in whatever way; the variable {@code it} is the card.
 *
 * @param who which cards
 */
@Rule(jp = "7.2.1")
public record Rests(@Default("this") Filter who) implements OrientationTrigger {
    @Override
    public int state() {
        return GameObject.REST;
    }

    @Override
    public String english() {
        return English.any("unit", Array.of(who)) + " rests";
    }
}
