package io.github.cardfold.effect;

import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Place;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import java.util.BitSet;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The AUTO abilities that a kind of event can trigger, by the card that may have them. Immutable but for what it found
 * last.
 */
final class Listeners {
    private final EventKind kind;
    private final Array<Clause> clauses;
    private final EventPattern[] patterns;
    private final Clause[][] movers;
    private final Clause[][] watchers;
    private final Clause[] concealed;
    private final Clause[] watching;
    private final Array<Area> areas;
    private final ByTable<int[]> watched = new ByTable<>(this::watched);
    private final ByTable<BetweenPlaces<Listeners>> moves =
            new ByTable<>(position -> BetweenPlaces.in(position, this::between));
    /**
     * By which of them wait for moves between places of some sorts; what one thread finds another may find once more.
     */
    private volatile Map<BitSet, Listeners> byPlaces = LinkedHashMap.empty();

    Listeners(EventKind kind, Array<Clause> clauses, int definitions) {
        this.kind = kind;
        this.clauses = clauses;
        patterns = clauses.map(each -> each.trigger().get()).toJavaArray(EventPattern[]::new);
        movers = byDefinition(clauses.filter(each -> each.areas().isEmpty()), definitions);
        watchers = byDefinition(clauses.filter(each -> !each.areas().isEmpty()), definitions);
        concealed = clauses.filter(
                        each -> each.areas().isEmpty() && each.trigger().get().reachesHidden())
                .toJavaArray(Clause[]::new);
        watching = clauses.filter(each -> !each.areas().isEmpty()).toJavaArray(Clause[]::new);
        areas = clauses.flatMap(Clause::areas).distinct();
    }

    /** Abilities that effects grant may be any card's. */
    private static Clause[][] byDefinition(Array<Clause> clauses, int definitions) {
        Clause[][] by = new Clause[definitions][];
        for (int i = 0; i < definitions; i++) {
            int definition = i;
            by[i] = clauses.filter(each -> each.definition() < 0 || each.definition() == definition)
                    .toJavaArray(Clause[]::new);
        }
        return by;
    }

    EventKind kind() {
        return kind;
    }

    /**
     * Returns those that an event of the kind may trigger, or more of them; null if it triggers none. A move is looked
     * at by its places, what tells a text by that.
     */
    @Nullable
    Listeners of(Position position, Event event) {
        if (kind == EventKind.MOVE && event.from() >= 0 && event.to() >= 0) {
            return ofMove(position, event);
        }
        return event.text().isEmpty() || mayHear(event.text()) ? this : null;
    }

    private boolean mayHear(String told) {
        for (EventPattern each : patterns) {
            if (each.mayFit(told)) {
                return true;
            }
        }
        return false;
    }

    private @Nullable Listeners ofMove(Position position, Event event) {
        Listeners found = moves.of(position).of(event.from(), event.to());
        return found.isEmpty() ? null : found;
    }

    private Listeners between(Place from, Place to) {
        BitSet waiting = new BitSet();
        for (int i = 0; i < patterns.length; i++) {
            waiting.set(i, patterns[i].mayFit(from, to));
        }
        Listeners found = byPlaces.get(waiting).getOrElse(() -> those(waiting));
        byPlaces = byPlaces.put(waiting, found);
        return found;
    }

    private Listeners those(BitSet waiting) {
        return new Listeners(
                EventKind.MOVE,
                clauses.zipWithIndex().filter(each -> waiting.get(each._2())).map(each -> each._1()),
                movers.length);
    }

    boolean isEmpty() {
        return clauses.isEmpty();
    }

    boolean hasWatchers() {
        return watching.length > 0;
    }

    /** Returns the places in which some of them are valid; nobody changes the array. */
    int[] watchedPlaces(Position position) {
        return watched.of(position);
    }

    private int[] watched(Position position) {
        return IntStream.range(0, position.placeCount())
                .filter(place -> areas.exists(area -> area.covers(position.place(place))))
                .toArray();
    }

    /** Returns those without a zone in their text. */
    Clause[] movers(int definition) {
        return movers[definition];
    }

    /** Returns those without a zone in their text that a card may have which not all see. */
    Clause[] concealed() {
        return concealed;
    }

    /** Returns all with zones in their text. */
    Clause[] watching() {
        return watching;
    }

    /** Returns those with zones in their text. */
    Clause[] watchers(int definition) {
        return watchers[definition];
    }
}
