package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.deed.Attempt;
import io.github.cardfold.cardfight.deed.Calls;
import io.github.cardfold.cardfight.deed.DeedEffect;
import io.github.cardfold.cardfight.deed.DeedKind;
import io.github.cardfold.cardfight.deed.DeedPattern;
import io.github.cardfold.cardfight.deed.Deeds;
import io.github.cardfold.cardfight.deed.Limit;
import io.github.cardfold.cardfight.fact.MainTypes;
import io.github.cardfold.cardfight.state.Despite;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.cardfight.state.Way;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Deed;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Property;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.effect.kind.Joint;
import io.github.cardfold.kernel.position.Position;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * What fighters do with cards: they call, ride and play them.
 *
 * @param what what they do
 * @param doer which fighter, with which cards
 * @param from where the cards come from
 * @param to to which sorts of circles they come
 * @param how by a call or ride of the rules, or by one that an effect orders; either if nothing is said
 * @param atOnce how many cards must be called at once at least
 * @param total what a number of the cards that are called at once must come to together
 * @param resting whether the cards come to rest
 * @param despite which limit of the rules it is permitted against
 */
@Phrase(
        form = "able",
        value = Doer.FIGHTER + " {#}" + " {what card} <{atOnce words} or more " + Doer.CARDS + " at once|" + Doer.CARDS
                + ">" + CardDeed.WHERE)
@Phrase(
        form = "able",
        value = Doer.FIGHTER + " {#}" + " {what order} <{atOnce words} or more " + Doer.ORDERS + " at once|"
                + Doer.ORDERS + ">" + CardDeed.WHERE)
@Phrase("to {what card}< to {to or the}>")
@Phrase("to {what order}")
@Phrase("so that " + Doer.FIGHTER + " {what card} <{atOnce words} or more " + Doer.CARDS + " at once|" + Doer.CARDS
        + ">" + CardDeed.WHERE)
@Phrase("so that " + Doer.FIGHTER + " {what order} <{atOnce words} or more " + Doer.ORDERS + " at once|" + Doer.ORDERS
        + ">" + CardDeed.WHERE)
@Rule(jp = {"6.2.2", "6.3.2", "10.5.1.2.2"})
public record CardDeed(
        DeedKind what,
        Doer doer,
        @Default("[]") Array<Region> from,
        @Default("[]") Array<Region> to,
        Option<Way> how,
        @Default("1") int atOnce,
        Option<Property> total,
        boolean resting,
        Option<Despite> despite)
        implements Deed {
    static final String WHERE =
            "< with the sum of {total total}>< from {from or the}>< to {to or the}>< by {how}><{resting} at rest><, {despite}>";

    /** Refuses what is never done so. */
    public CardDeed {
        if (how.exists(each -> each.isRide() != (what == DeedKind.RIDE)) || how.isDefined() && what == DeedKind.PLAY) {
            throw new IllegalArgumentException("it is not done by that way");
        }
        if (to.exists(each -> !each.isCircle()) || to.nonEmpty() && what != DeedKind.CALL) {
            throw new IllegalArgumentException("cards are called to circles, and nothing else is said of where to");
        }
        if (atOnce < 1 || atOnce > 1 && what != DeedKind.CALL) {
            throw new IllegalArgumentException("one or more cards are called at once");
        }
        total.forEach(Joint::checkLeast);
        if (total.isDefined() && what != DeedKind.CALL) {
            throw new IllegalArgumentException("only cards that are called at once have a total");
        }
        if (resting && (what != DeedKind.CALL || to.contains(Region.GC) || atOnce > 1 || total.isDefined())) {
            throw new IllegalArgumentException(
                    "cards come to rest that are called to rear-guard circles, each for itself");
        }
        if (despite.exists(each -> !Limit.isOf(what, each))) {
            throw new IllegalArgumentException("the rules set no such limit to it");
        }
    }

    @Override
    public Array<Working> compile(Mode mode, Compiler out) {
        Doer.checkAnew(out, doer.are());
        if ((mode == Mode.REQUIRE) != (atOnce > 1 || total.isDefined() || resting)) {
            throw out.error(
                    "how many are called at once at least, what they come to together, or that they come to rest,"
                            + " is what they must be, and nothing else is");
        }
        if (resting) {
            return Array.of(new DeedEffect(mode, pattern(), atOnce, total, true));
        }
        if (mode == Mode.REQUIRE && (doer.who().isDefined() || doer.are().nonEmpty())) {
            throw out.error("what is demanded of cards that are called at once cannot depend on which they are");
        }
        if (mode == Mode.REQUIRE && !to.equals(Array.of(Region.GC))) {
            throw out.error("only guardians are called several at once by the rules");
        }
        if (mode == Mode.PERMIT && despite.isEmpty() && from.isEmpty()) {
            throw out.error("the rules let it be done, or what is said does not tell which of their limits is lifted:"
                    + " say \"from\" or \"despite\"");
        }
        if (mode == Mode.PERMIT && from.exists(each -> each.isCircle() || each.isHidden())) {
            throw out.error("by the rules fighters do so with cards of the hand and those that all see");
        }
        if (despite.contains(Despite.NUMBER)
                && (doer.who().isDefined() || doer.are().nonEmpty() || from.nonEmpty())) {
            throw out.error("how often it is done cannot depend on with which cards");
        }
        if (mode != Mode.PERMIT && despite.isDefined()) {
            throw out.error("\"despite\" is said of what may be done");
        }
        return Array.of(new DeedEffect(mode, pattern(), atOnce, total, false));
    }

    private DeedPattern pattern() {
        return doer.pattern(what)
                .between(where(from), where(to))
                .normal(how.flatMap(Way::isNormal))
                .despite(despite);
    }

    /** Returns regions as places that a pattern speaks of. */
    static Array<DeedPattern.Where> where(Array<Region> regions) {
        return regions.map(each -> (query, place) -> each.covers(place));
    }

    /** Units are called and ridden; an order would not come to the circle. */
    @Override
    @Rule(jp = {"1.3.2.4", "4.4.3"})
    public boolean isPossible(Query query, Subject card) {
        Position position = query.position(Facts.LASTING);
        if (what != DeedKind.PLAY && !MainTypes.isUnit(position, card.gameObject())) {
            return false;
        }
        Attempt attempt = Attempt.of(what, query.master(), card);
        return !Deeds.isForbidden(
                position,
                to.contains(Region.GC) ? Calls.toGuard(position, attempt) : Calls.toRearGuard(position, attempt));
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.LASTING);
    }
}
