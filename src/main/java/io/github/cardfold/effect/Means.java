package io.github.cardfold.effect;

import io.github.cardfold.effect.cost.Cost;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Cause;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.NumberKey;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;

/** What a fighter has to pay with besides cards that have objects: numbers and the top cards of decks. */
public final class Means {
    private Means() {}

    /** Tells whether what all items of a cost take of this can happen together, nothing of it in part. */
    public static boolean suffice(Query query, Array<CostItem> items, Cause cause) {
        Array<Event> events = besides(query, items);
        if (events.isEmpty()) {
            return true;
        }
        Position position = query.position(Facts.PLACES);
        for (int i = 0; i < events.size(); i++) {
            Event each = events.get(i);
            if (isForbidden(position, each, cause) || taken(events, each) > held(position, each)) {
                return false;
            }
        }
        return true;
    }

    private static Array<Event> besides(Query query, Array<CostItem> items) {
        Array<Event> all = Array.empty();
        for (int i = 0; i < items.size(); i++) {
            Array<Event> besides = items.get(i).payBesides(query);
            all = all.isEmpty() ? besides : besides.isEmpty() ? all : all.appendAll(besides);
        }
        return all;
    }

    /** Returns all that an item comes to that takes no cards by choice, or nothing if not all of it can happen. */
    public static Batch inFull(Query query, CostItem item, Cause cause) {
        Array<CostItem> items = Array.of(item);
        if (!suffice(query, items, cause)) {
            return Batch.NOTHING;
        }
        Payers payers = Payers.of(query, items, cause, 0);
        Cost cost = payers.cost();
        if (!cost.isPayable()) {
            return Batch.NOTHING;
        }
        List<Event> events = new ArrayList<>(item.payBesides(query).asJava());
        events.addAll(payers.unchosen(cost.plan()));
        return Batch.ofAll(events);
    }

    /** Returns which of the events of an item move cards that have objects. */
    public static Array<Event> moves(Query query, Array<Event> events) {
        Position position = query.position(Facts.PLACES);
        return events.filter(each -> Unchosen.takesCard(position, each));
    }

    /**
     * Names the cards of moves that say none and lead out of a place where cards have objects: the first that no other
     * event moves, one after the other. What is beyond those that are there happens not.
     */
    public static Array<Event> named(Position position, Array<Event> events) {
        if (!events.exists(each -> isUnnamed(position, each))) {
            return events;
        }
        List<Event> named = new ArrayList<>(
                events.filter(each -> !isUnnamed(position, each)).asJava());
        for (Event each : events.filter(each -> isUnnamed(position, each))) {
            int card = first(position, each.from(), named);
            if (card != 0) {
                named.add(Event.move(position, card, each.to(), each.flags()));
            }
        }
        return Array.ofAll(named);
    }

    private static boolean isUnnamed(Position position, Event event) {
        return event.object() == 0 && Unchosen.takesCard(position, event);
    }

    private static int first(Position position, int place, List<Event> taken) {
        for (int i = 0; i < position.size(place); i++) {
            int card = position.objectAt(place, i).object();
            if (taken.stream().noneMatch(each -> each.kind() == EventKind.MOVE && each.object() == card)) {
                return card;
            }
        }
        return 0;
    }

    private static boolean isForbidden(Position position, Event payment, Cause cause) {
        return position.rules().mayForbid() && position.rules().forbidsAny(position, payment.by(cause));
    }

    /** How much all events take of that of which one takes something. */
    private static int taken(Array<Event> events, Event of) {
        int taken = 0;
        for (int i = 0; i < events.size(); i++) {
            taken += isOfTheSame(events.get(i), of) ? taken(events.get(i)) : 0;
        }
        return taken;
    }

    private static boolean isOfTheSame(Event one, Event other) {
        return one.kind() == other.kind()
                && one.seat() == other.seat()
                && one.from() == other.from()
                && one.text().equals(other.text());
    }

    private static int taken(Event event) {
        return event.kind() == EventKind.COUNT ? -event.number() : event.kind() == EventKind.MOVE ? 1 : 0;
    }

    private static int held(Position position, Event event) {
        if (event.kind() == EventKind.COUNT) {
            return position.number(new NumberKey(event.other(), event.text()), event.seat());
        }
        return event.kind() == EventKind.MOVE ? position.size(event.from()) : 0;
    }
}
