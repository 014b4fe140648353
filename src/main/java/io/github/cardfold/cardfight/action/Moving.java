package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;

/** Moving the cards of an instruction: all at once, those that are gone left out (1.3.2). */
final class Moving {
    private Moving() {}

    static void compile(Compiler out, Selector cards, Option<String> as, BiFunction<Query, Subject, Event> event) {
        compile(out, cards, (query, card) -> true, as, event);
    }

    /** The same for those of the cards that may go. */
    static void compile(
            Compiler out,
            Selector cards,
            BiPredicate<Query, Subject> mayGo,
            Option<String> as,
            BiFunction<Query, Subject, Event> event) {
        check(out, cards);
        out.begin(as);
        out.change("", run -> batch(run, cards, mayGo, event));
        out.end(as);
    }

    /** Refuses the cards of a deck that nobody has looked for: nothing would happen to them. */
    static void check(Compiler out, Selector cards) {
        if (cards.isUnseen()) {
            throw out.error("the cards of a deck are chosen by \"search deck\" or \"look at\" before they are moved");
        }
    }

    @Rule(jp = {"1.3.2", "11.8.4.1.3"})
    private static Batch batch(
            Run run, Selector cards, BiPredicate<Query, Subject> mayGo, BiFunction<Query, Subject, Event> event) {
        Query query = Query.of(run);
        List<Event> events = new ArrayList<>();
        for (Subject card : cards.subjects(query)) {
            Event each =
                    card.isHere() && card.object() != 0 && mayGo.test(query, card) ? event.apply(query, card) : null;
            if (each != null && !isThere(each)) {
                events.add(each);
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

    /** The same for a zone that a text names. */
    static Event to(Query query, Subject card, Region zone, int flags) {
        Position position = query.position(Facts.PLACES);
        return Event.move(
                position, card.object(), zone.of(position, card.gameObject().owner()), flags);
    }
}
