package io.github.cardfold.cardfight.fact;

import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Reason;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Working;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Prohibition;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Place;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Cards cannot be moved, or cannot be turned. It changes the rules, so that it holds for cards that come later
 * (11.11.5).
 *
 * @param turning whether they cannot be turned (7.2, 7.3), else they cannot be moved
 * @param are what the cards are; all cards if nothing is said
 * @param in where they lie; anywhere if nothing is said
 * @param to where they cannot go; nowhere else if nothing is said
 * @param of whose cards; everybody's if nothing is said
 * @param by for which reason they would be; any if nothing is said
 */
@Rule(jp = {"1.3.3", "11.11.5"})
public record Hold(
        boolean turning, Array<Filter> are, Array<Region> in, Array<Region> to, Option<Side> of, Option<Reason> by)
        implements Working {
    private static final Array<EventKind> HELD = Array.of(EventKind.MOVE, EventKind.TURN, EventKind.FACE);

    private boolean forbids(Query query, Position position, Event event, Subject card) {
        return (event.kind() != EventKind.MOVE) == turning
                && by.forAll(reason -> reason.isWhy(query, event.cause()))
                && of.forAll(side -> query.seat(side) == card.master(position))
                && covers(in, position.place(event.from()))
                && covers(to, position.place(event.to()))
                && are.forAll(each -> each.accepts(query, card));
    }

    private static boolean covers(Array<Region> regions, Place place) {
        return regions.isEmpty() || regions.exists(each -> each.covers(place));
    }

    private static Array<Hold> at(Position position, Event event, GameObject card) {
        if (!HELD.contains(event.kind())) {
            return Array.empty();
        }
        Subject subject = Subject.of(card, event.from());
        return Array.ofAll(ActiveEffect.of(position, Hold.class))
                .filter(each -> ((Hold) each.working()).forbids(each.query(), position, event, subject))
                .map(each -> (Hold) each.working());
    }

    /** The prohibition, for rules with cards that say so. */
    public static final class Holds implements Prohibition {
        /** Makes the prohibition. */
        public Holds() {}

        @Override
        public String label() {
            return "1.3.3";
        }

        @Override
        @Rule(jp = "1.3.3")
        public boolean forbids(Position position, Event event, GameObject card) {
            return !at(position, event, card).isEmpty();
        }

        @Override
        @Rule(jp = "4.1.6")
        public boolean isForWhatItIs(Position position, Event event, GameObject card) {
            return at(position, event, card).forAll(each -> !each.are().isEmpty());
        }
    }
}
