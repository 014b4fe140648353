package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.deed.Attempt;
import io.github.cardfold.cardfight.deed.DeedEffect;
import io.github.cardfold.cardfight.deed.DeedKind;
import io.github.cardfold.cardfight.deed.DeedPattern;
import io.github.cardfold.cardfight.deed.Deeds;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Deed;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Why;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * What happens to fighters: triggers that they check have effects (11.10.4.2), damage is dealt to their vanguards
 * (7.35).
 *
 * @param what what happens
 * @param of to which fighter; to both if nothing is said
 * @param why for which reason damage is dealt
 */
@Phrase(form = "forbidden", value = "{what nullified} of <{of whose}|all> triggers are nullified")
@Phrase(form = "forbidden", value = "no {what dealt} is dealt to <{of whose} vanguard|vanguards>{why}")
@Phrase(form = "able", value = "{what nullified} of <{of whose}|all> triggers {#} be used")
@Phrase(form = "able", value = "{what dealt} {#} be dealt to <{of whose} vanguard|vanguards>{why}")
@Phrase("to use {what nullified} of <{of whose}|all> triggers")
@Phrase("to deal {what dealt} to <{of whose} vanguard|vanguards>{why}")
@Rule(jp = "11.10.4.2")
public record FighterDeed(DeedKind what, Option<Side> of, Why why) implements Deed {
    /** Refuses reasons for triggers. */
    public FighterDeed {
        if (what == DeedKind.TRIGGER && why.isSaid()) {
            throw new IllegalArgumentException("a trigger is checked for no reason of an effect");
        }
    }

    @Override
    public Array<Working> compile(Mode mode, Compiler out) {
        if (mode != Mode.FORBID) {
            throw out.error("it can only be forbidden");
        }
        return Array.of(new DeedEffect(
                mode, DeedPattern.of(what, Option.none(), Array.empty(), of).by(why), 1));
    }

    @Override
    public boolean isPossible(Query query, Subject card) {
        return !Deeds.isForbidden(query.position(Facts.LASTING), Attempt.of(what, query.master()));
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.LASTING);
    }
}
