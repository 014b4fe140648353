package io.github.cardfold.cardfight.information;

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
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Which cards print CONT abilities that may replace a move, by the places between which it is; found out when such a
 * move is proposed first. Other kinds of events are looked at one by one.
 */
public final class ReplacingCards {
    private final WorkingSort working;
    private final ClausesOfSort all;
    private final Array<Place> places;
    /** By the place that a move leaves and the one it goes to, one row after the other. */
    private final @Nullable DefinitionSet[] between;

    ReplacingCards(WorkingSort working, ClausesOfSort all, Array<Place> places) {
        this.working = working;
        this.all = all;
        this.places = places;
        between = new @Nullable DefinitionSet[places.size() * places.size()];
    }

    /** Tells whether a card lies where an ability can be valid that it prints and that may replace an event. */
    public boolean isOneThere(Position position, Event event) {
        return event.kind() != EventKind.MOVE || event.from() < 0 || event.to() < 0
                ? working.isPrintedOnSome(position)
                : working.isPrintedOnSome(position, between(event.from(), event.to()));
    }

    private DefinitionSet between(int from, int to) {
        int at = from * places.size() + to;
        DefinitionSet found = between[at];
        if (found == null) {
            found = printing(each ->
                    each.of().kinds().contains(EventKind.MOVE) && each.of().mayFit(places.get(from), places.get(to)));
            between[at] = found;
        }
        return found;
    }

    private DefinitionSet printing(Predicate<Replaces> wanted) {
        BitSet found = new BitSet();
        for (int definition : all.printing()) {
            for (Clause each : all.printedOn(definition)) {
                if (each.working().exists(text -> text instanceof Replaces replaces && wanted.test(replaces))) {
                    found.set(definition);
                }
            }
        }
        return DefinitionSet.of(found);
    }
}
