package io.github.cardfold.cardfight.information;

import io.github.cardfold.effect.BetweenPlaces;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.ClausesOfSort;
import io.github.cardfold.effect.Replaces;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.DefinitionSet;
import io.github.cardfold.kernel.table.Place;
import io.vavr.collection.Array;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Which cards print CONT abilities that may replace an event, by its kind; of moves, by the places between which they
 * are, found out when such a move is proposed first.
 */
public final class ReplacingCards {
    private final WorkingSort working;
    private final ClausesOfSort all;
    private final Map<EventKind, CardsByPlace> byKind = new LinkedHashMap<>();
    private final BetweenPlaces<CardsByPlace> between;

    ReplacingCards(WorkingSort working, ClausesOfSort all, Array<Place> places) {
        this.working = working;
        this.all = all;
        Array<EventKind> kinds = Array.ofAll(all.printing())
                .flatMap(definition ->
                        replacements(definition).flatMap(each -> each.of().kinds()));
        kinds.distinct().forEach(kind -> byKind.put(kind, printing(each -> replaces(each, kind))));
        between = new BetweenPlaces<>(places, this::between);
    }

    /** Tells whether a card lies where an ability can be valid that it prints and that may replace an event. */
    public boolean isOneThere(Position position, Event event) {
        CardsByPlace ofKind = byKind.get(event.kind());
        return ofKind != null
                && (event.kind() != EventKind.MOVE || event.from() < 0 || event.to() < 0
                        ? ofKind.isOneThere(position)
                        : between.of(event.from(), event.to()).isOneThere(position));
    }

    private CardsByPlace between(Place from, Place to) {
        return printing(each -> replaces(each, EventKind.MOVE) && each.of().mayFit(from, to));
    }

    private static boolean replaces(Replaces text, EventKind kind) {
        return text.of().kinds().contains(kind);
    }

    private CardsByPlace printing(Predicate<Replaces> wanted) {
        BitSet found = new BitSet();
        for (int definition : all.printing()) {
            found.set(definition, replacements(definition).exists(wanted));
        }
        return working.printing().among(DefinitionSet.of(found));
    }

    private Array<Replaces> replacements(int definition) {
        return Array.of(all.printedOn(definition))
                .flatMap(Clause::working)
                .filter(Replaces.class::isInstance)
                .map(Replaces.class::cast);
    }
}
