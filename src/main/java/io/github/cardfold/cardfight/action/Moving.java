package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.cardfight.term.Top;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.CardAction;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import java.util.ArrayList;
import java.util.List;

/** Doing one thing to the cards of an instruction: all at once, those that are gone left out (1.3.2). */
final class Moving {
    private Moving() {}

    /** Does one thing to each of the cards that are there and may be changed so. */
    static void compile(Compiler out, CardAction action) {
        check(out, action.what());
        out.begin(action.as());
        out.change("", run -> batch(run, action));
        out.end(action.as());
    }

    /** Moves the top cards of a deck one by one. */
    @Rule(jp = {"4.5.3", "1.3.2"})
    static void compile(Compiler out, ToZone action, Top top) {
        Local left = out.own("left", Local.Type.NUMBER);
        out.begin(action.as());
        out.let("count", run -> run.set(left, top.number().value(Query.of(run))));
        out.repeat("done", run -> run.get(left) > 0 && cards(run, top) > 0, () -> {
            out.change("", run -> Batch.of(action.top(Query.of(run), deck(run, top))));
            out.let("next", run -> run.set(left, run.get(left) - 1));
        });
        out.end(action.as());
    }

    static int deck(Run run, Top top) {
        return Zone.DECK.of(Query.of(run).seat(top.of()));
    }

    /** How many cards lie in the deck. */
    static int cards(Run run, Top top) {
        return run.position().size(deck(run, top));
    }

    /** Refuses the cards of a deck that nobody has looked for: nothing would happen to them. */
    static void check(Compiler out, Selector cards) {
        if (cards.isUnseen()) {
            throw out.error(
                    "the cards of a deck are chosen by \"search deck\" or \"look\" before anything is done with them");
        }
    }

    /** Returns what happens to each of the cards that are there and may be changed so. */
    @Rule(jp = {"1.3.2", "11.8.4.1.3"})
    static Batch batch(Run run, CardAction action) {
        Query query = Query.of(run);
        List<Event> events = new ArrayList<>();
        for (Subject card : action.what().subjects(query)) {
            if (card.isHere() && card.object() != 0 && action.changes(query, card)) {
                Event event = action.event(query, card);
                if (!isThere(event)) {
                    events.add(event);
                }
            }
        }
        return Batch.ofAll(events);
    }

    /** A card that lies already where it would go is not moved, and stays the same. */
    @Rule(jp = {"4.1.8", "1.3.2.1"})
    private static boolean isThere(Event event) {
        return event.kind() == EventKind.MOVE && event.from() == event.to();
    }

    /** A move to a zone of the card's owner. */
    static Event to(Query query, Subject card, Zone zone, int flags) {
        Position position = query.position(Facts.PLACES);
        return Event.move(position, card.object(), zone.of(card.gameObject().owner()), flags);
    }

    /** A move of the top card of a deck to a zone of its owner. */
    static Event top(Query query, int deck, Region zone, int flags) {
        Position position = query.position(Facts.PLACES);
        return Event.moveTop(
                position, deck, zone.of(position, position.place(deck).seat()), flags);
    }

    /** The same as a move to a zone that a text names. */
    static Event to(Query query, Subject card, Region zone, int flags) {
        Position position = query.position(Facts.PLACES);
        return Event.move(
                position, card.object(), zone.of(position, card.gameObject().owner()), flags);
    }
}
