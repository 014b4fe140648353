package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.deed.LosingDamage;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Deed;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Numeral;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;

/**
 * A fighter loses with another number of cards in the damage zone than the rules say.
 *
 * @param at with how many
 * @param of which fighter
 */
@Phrase(form = "only", value = "{of who} {#} only lose with {at least} cards in the damage zone")
@Phrase(form = "able", value = "{of who} {#} lose with {at least} cards in the damage zone")
@Phrase("to lose with {at least} cards in {of whose} damage zone")
@Rule(jp = {"13.2.2", "1.3.3"})
public record LoseDeed(Value at, @Default("you") Side of) implements Deed {
    /** Refuses to lose without damage. */
    public LoseDeed {
        if (at instanceof Numeral numeral && numeral.number() < 1) {
            throw new IllegalArgumentException("nobody loses with " + numeral.number() + " damage");
        }
    }

    @Override
    public Array<Working> compile(Mode mode, Compiler out) {
        if (mode != Mode.REQUIRE) {
            throw out.error("with how many cards in the damage zone a fighter loses is said by \"must\"");
        }
        return Array.of(new LosingDamage(of, at));
    }

    @Override
    public boolean isPossible(Query query, Subject card) {
        return true;
    }
}
