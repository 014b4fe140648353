package io.github.cardfold.effect;

import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.ZoneKind;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Cards that an item of a cost moves and nobody chooses: certain ones, or the first of a place that no other item
 * takes. Immutable.
 *
 * @param count how many
 * @param moves what happens to those that can be among them, one event for each
 */
record Unchosen(int count, List<Event> moves) {
    /** Returns those of all items, in their order. */
    static List<Unchosen> of(Query query, Array<CostItem> items) {
        List<Unchosen> unchosen = List.of();
        for (int i = 0; i < items.size(); i++) {
            Array<Event> moves = items.get(i).moves(query);
            if (moves.nonEmpty()) {
                unchosen = unchosen.isEmpty() ? new ArrayList<>() : unchosen;
                add(query.position(Facts.PLACES), moves, unchosen);
            }
        }
        return unchosen;
    }

    private static void add(Position position, Array<Event> moves, List<Unchosen> unchosen) {
        List<Event> certain = moves.filter(each -> each.object() != 0)
                .distinctBy(Event::object)
                .asJava();
        if (!certain.isEmpty()) {
            unchosen.add(new Unchosen(certain.size(), certain));
        }
        Map<Event, Integer> firsts = new LinkedHashMap<>();
        moves.filter(each -> each.object() == 0).forEach(each -> firsts.merge(each, 1, Integer::sum));
        firsts.forEach((first, count) -> unchosen.add(new Unchosen(count, each(position, first))));
    }

    private static List<Event> each(Position position, Event first) {
        List<Event> each = new ArrayList<>();
        for (int i = 0; i < position.size(first.from()); i++) {
            int card = position.objectAt(first.from(), i).object();
            each.add(Event.move(position, card, first.to(), first.flags()));
        }
        return each;
    }

    /** Tells whether an event moves a card out of a place where cards have objects. */
    static boolean takesCard(Position position, Event event) {
        return event.kind() == EventKind.MOVE
                && position.place(event.from()).zone().sight() != ZoneKind.Sight.NOBODY;
    }

    /** Returns what happens to one of the cards. */
    Event move(int object) {
        return Array.ofAll(moves).find(each -> each.object() == object).get();
    }
}
