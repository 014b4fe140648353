package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.deed.Attempt;
import io.github.cardfold.cardfight.deed.DeedEffect;
import io.github.cardfold.cardfight.deed.DeedKind;
import io.github.cardfold.cardfight.deed.Deeds;
import io.github.cardfold.cardfight.fact.Conditions;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Deed;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Why;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Cause;
import io.github.cardfold.kernel.position.Position;
import io.vavr.collection.Array;

/**
 * What happens to cards: they move, stand up, are turned, are chosen by effects. A hidden card that is exempted by its
 * own properties is revealed (4.1.6).
 *
 * @param what what happens
 * @param doer to which cards
 * @param from where they lie
 * @param to where they go
 * @param why for which reason
 */
@Phrase(form = "able", value = ChangeDeed.WHO + " {#} {what moved}" + ChangeDeed.MOVED)
@Phrase(form = "able", value = ChangeDeed.WHO + " {#} {what change}" + ChangeDeed.CHANGED)
@Phrase("to {what verb}< to {to or the}>")
@Phrase("so that " + ChangeDeed.WHO + " {what moved}" + ChangeDeed.MOVED)
@Phrase("so that " + ChangeDeed.WHO + " {what change}" + ChangeDeed.CHANGED)
@Rule(jp = {"1.3.3", "11.11.5"})
public record ChangeDeed(
        DeedKind what,
        Doer doer,
        @Default("[]") Array<Region> from,
        @Default("[]") Array<Region> to,
        Why why) implements Deed {
    static final String WHO = Doer.CARDS + "< of {of party}>";
    static final String MOVED = "< from {from or the}>< to {to or the}>{why}";
    static final String CHANGED = "< on {from or circle}>< in {from or zone}>{why}";

    /** Refuses what never happens so. */
    public ChangeDeed {
        if (to.nonEmpty() && what != DeedKind.MOVE) {
            throw new IllegalArgumentException("only what moves goes to a place");
        }
    }

    @Override
    public Array<Working> compile(Mode mode, Compiler out) {
        if (mode != Mode.FORBID) {
            throw out.error("it can only be forbidden");
        }
        Doer.checkAnew(out, doer.are());
        return Array.of(new DeedEffect(
                mode,
                doer.pattern(what)
                        .between(CardDeed.where(from), CardDeed.where(to))
                        .by(why),
                1));
    }

    /** What is moved goes to a zone of its owner. */
    @Override
    @Rule(jp = {"1.3.2.4", "1.3.3"})
    public boolean isPossible(Query query, Subject card) {
        Position position = query.position(Facts.LASTING);
        Cause cause = Cause.effect(query.master(), query.source());
        return what == DeedKind.MOVE
                ? to.exists(each -> !each.isCircle()
                        && Conditions.isMovable(
                                position,
                                card.gameObject(),
                                each.of(position, card.gameObject().owner()),
                                cause))
                : !Deeds.isForbidden(
                        position, Attempt.of(what, card.master(position), card).by(cause));
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.LASTING);
    }
}
