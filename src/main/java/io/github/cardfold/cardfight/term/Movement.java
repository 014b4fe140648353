package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.CardGame;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.table.Place;
import io.vavr.collection.Array;
import java.util.function.Predicate;

/** Sorts of moves: from where, to where, and what else makes them so. */
public enum Movement {
    /** A card goes from a zone to another. */
    @Phrase(form = "card", value = "is/are/was/were put")
    MOVED("card", "moved", "", Ends.ANYWHERE, Ends.ANYWHERE, Movement::changesZone),
    /** A unit comes to a circle from no circle, or by a call or ride (7.17). */
    @Rule(jp = {"7.17.1", "7.17.2"})
    @Phrase(form = "unit", value = "is/are/was/were placed")
    PLACED("unit", "placed", "replaced", Ends.ANYWHERE, Ends.CIRCLES, move -> !isOnlyMoved(move)),
    /** A unit is placed on a vanguard circle by a ride (6.3.1). */
    @Rule(jp = "6.3.1")
    @Phrase(form = "unit", value = "rides/ride/rode")
    RIDES("unit", "rider", "ridden", Ends.ANYWHERE, Ends.of(Region.VC), move -> true),
    /** A unit goes from circle to circle, by no call or ride (7.34). */
    @Phrase(form = "unit", value = "moves/move/moved")
    MOVES("unit", "moved", "replaced", Ends.CIRCLES, Ends.CIRCLES, Movement::isOnlyMoved),
    /** A unit goes from the field to the drop zone, for whatever reason (7.18.2). */
    @Rule(jp = {"7.18.1", "7.18.2"})
    @Phrase(form = "unit", value = "is/are/was/were retired")
    RETIRED("unit", "retired", "", Ends.CIRCLES, Ends.of(Region.DROP), move -> true),
    /** A card goes from the deck, the hand or the gauge zone to the drop zone, for whatever reason (7.9.2). */
    @Rule(jp = {"7.9.1", "7.9.2"})
    @Phrase(form = "card", value = "is/are/was/were discarded")
    DISCARDED(
            "card",
            "discarded",
            "",
            Ends.of(Region.DECK, Region.HAND, Region.GAUGE),
            Ends.of(Region.DROP),
            move -> true);

    private static final Ends ONLY_HAND = Ends.of(Region.HAND);

    private final String noun;
    private final String who;
    private final String upon;
    private final Ends from;
    private final Ends to;
    private final Predicate<Happening> sort;

    Movement(String noun, String who, String upon, Ends from, Ends to, Predicate<Happening> sort) {
        this.noun = noun;
        this.who = who;
        this.upon = upon;
        this.from = from;
        this.to = to;
        this.sort = sort;
    }

    /** Where a move begins or ends: on any circle, or in one of some regions. */
    private record Ends(Array<Region> regions, boolean anywhere, boolean circles) {
        static final Ends ANYWHERE = new Ends(Array.empty(), true, false);
        static final Ends CIRCLES = new Ends(Array.empty(), false, true);

        static Ends of(Region... regions) {
            return new Ends(Array.of(regions), false, false);
        }

        boolean covers(Place place) {
            return anywhere || (circles ? place.zone().circle() : Region.cover(regions, place));
        }

        boolean have(Region region) {
            return anywhere || (circles ? region.isCircle() : regions.contains(region));
        }
    }

    /** A unit that goes to another circle stays the same unless it is called or rides. */
    @Rule(jp = {"7.34.1", "7.34.1.1", "7.34.2"})
    private static boolean isOnlyMoved(Happening move) {
        return move.staysSame();
    }

    private static boolean changesZone(Happening move) {
        return !move.from().zone().equals(move.to().zone());
    }

    /** Tells whether moves from one place to another may be of this sort. */
    boolean mayGo(Place begin, Place end) {
        return from.covers(begin)
                && to.covers(end)
                && !(this == MOVED && begin.zone().equals(end.zone()));
    }

    /** Tells whether a move is of this sort. */
    boolean is(Query query, Happening move) {
        return to.covers(move.to()) && from(query).covers(move.from()) && sort.test(move);
    }

    @Rule(
            jp = {"7.9.1", "7.9.2"},
            it = "10.3.1",
            en = "10.1.2.1")
    private Ends from(Query query) {
        boolean onlyHand = this == DISCARDED
                && CardGame.ruleset(query.position(Facts.PLACES)).effects().onlyTheHandIsDiscarded();
        return onlyHand ? ONLY_HAND : from;
    }

    /** Tells whether a card may go so from one region to another. */
    boolean allows(Region one, Region other) {
        boolean isWithin = one.equals(other) || one.isCircle() && other.isCircle();
        return from.have(one) && to.have(other) && !(this == MOVED && isWithin);
    }

    /** Returns what goes so in English. */
    String noun() {
        return noun;
    }

    /** Returns the name of the card. */
    String who() {
        return who;
    }

    /** Returns the name of the unit that was on the circle, "" if it goes to none. */
    String upon() {
        return upon;
    }
}
