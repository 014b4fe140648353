package io.github.cardfold.cardfight.fact;

import io.github.cardfold.cardfight.state.Deed;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Working;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;

/**
 * A fighter may not do something. It changes the rules and not the information of cards, so that it holds also for
 * cards that come later (11.11.5).
 *
 * @param what what may not be done
 * @param of who may not
 * @param cards with which cards; with any if nothing is said
 */
@Rule(jp = {"1.3.3", "11.11.5"})
public record Ban(Deed what, Side of, Array<Filter> cards) implements Working {
    private boolean forbids(Query query, Deed deed, Seat fighter, Subject card) {
        return what.covers(deed) && query.seat(of) == fighter && Filter.all(cards, query, card);
    }

    /** Tells whether an effect forbids a fighter to do something with a card; whatever else allows it. */
    public static boolean forbids(Position position, Deed deed, Seat fighter, GameObject card, int place) {
        for (ActiveEffect each : ActiveEffect.of(position, Ban.class)) {
            if (((Ban) each.working()).forbids(each.query(), deed, fighter, Subject.of(card, place))) {
                return true;
            }
        }
        return false;
    }

    /** Tells whether an effect forbids a fighter to do something with any card, as all can see. */
    public static boolean forbidsAll(Position position, Deed deed, Seat fighter) {
        for (ActiveEffect each : ActiveEffect.of(position, Ban.class)) {
            Ban ban = (Ban) each.working();
            if (ban.cards.isEmpty() && ban.what.covers(deed) && ban.of.seat(position, each.master()) == fighter) {
                return true;
            }
        }
        return false;
    }

    /** Tells whether an effect forbids the master of a unit to do something with it. */
    public static boolean forbids(Position position, Deed deed, GameObject unit) {
        int place = position.placeOf(unit.object());
        return forbids(position, deed, position.master(unit, place), unit, place);
    }

    /**
     * Returns those of several cards that no effect forbids a fighter to do something with; the others are left out.
     */
    @Rule(jp = {"1.3.2", "1.3.3"})
    public static Array<Subject> allowed(Position position, Deed deed, Seat fighter, Array<Subject> cards) {
        return cards.reject(each -> forbids(position, deed, fighter, each.gameObject(), each.place()));
    }

    /**
     * Returns those of several cards that not all see and with which a fighter may not do something for what they are:
     * they must be shown, since nobody could check it.
     */
    @Rule(jp = "4.1.6")
    public static Array<Subject> unseen(Position position, Deed deed, Seat fighter, Array<Subject> cards) {
        return cards.filter(each -> position.place(each.place()).zone().isHidden()
                && !each.gameObject().seenByAll(position.seatCount())
                && isForWhatItIs(position, deed, fighter, each));
    }

    private static boolean isForWhatItIs(Position position, Deed deed, Seat fighter, Subject card) {
        Array<Ban> bans = Array.ofAll(ActiveEffect.of(position, Ban.class))
                .filter(each -> ((Ban) each.working()).forbids(each.query(), deed, fighter, card))
                .map(each -> (Ban) each.working());
        return bans.nonEmpty() && bans.forAll(each -> each.cards().nonEmpty());
    }

    /** Returns the requirement that no effect forbids the fighter who is asked to do something with a card. */
    @Rule(jp = "1.3.3")
    public static Requirement none(Deed deed) {
        return Requirement.of(
                "1.3.3",
                it -> !forbids(it.position(), deed, it.seat(), it.gameObject(), it.place()),
                it -> "an effect forbids " + it.asked() + " to " + deed.words() + " " + it.card());
    }
}
