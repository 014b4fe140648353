package io.github.cardfold.effect;

import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Consequence;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Place;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Counts what the cards of a game need to be counted, at once and before anything is triggered. What happens to cards
 * that not all see is not counted: what they are, not all know. Immutable but for what it found out about tables.
 */
public final class Tallies implements Consequence {
    private final Array<Tallying> all;
    private final Map<EventKind, Array<Tallying>> byKind = new LinkedHashMap<>();
    private final ByTable<BetweenPlaces<Array<Tallying>>> moves =
            new ByTable<>(position -> BetweenPlaces.in(position, this::between));

    Tallies(Array<Tallying> all) {
        this.all = all;
        for (EventKind kind : all.flatMap(Tallying::kinds)) {
            byKind.put(kind, all.filter(each -> each.kinds().contains(kind)));
        }
    }

    Array<Tallying> all() {
        return all;
    }

    @Override
    public String label() {
        return all.map(Tallying::name).mkString(" ");
    }

    @Override
    public boolean counts() {
        return true;
    }

    @Override
    public Batch after(Position position, Event event) {
        return after(position, Batch.of(event), 0);
    }

    @Override
    public Batch after(Position position, Batch done, int index) {
        TextRules game = (TextRules) position.rules().game();
        Event event = done.get(index);
        Event counted = game.counted(event);
        Array<Tallying> of = of(position, counted);
        if (of.isEmpty() || !game.counts(counted)) {
            return Batch.NOTHING;
        }
        boolean isAnother = counted.kind() != event.kind();
        Happening happening = new Happening(position, isAnother ? done.with(index, counted) : done, index);
        if (happening.isConcealed()) {
            return Batch.NOTHING;
        }
        boolean changes = isAnother && isFirst(game, done, index);
        List<Event> fed = new ArrayList<>(0);
        for (int i = 0; i < of.size(); i++) {
            of.get(i).feed(position, happening, changes, fed);
        }
        return Batch.ofAll(fed);
    }

    /** Returns those that may count an event: of a move, by its places. */
    private Array<Tallying> of(Position position, Event counted) {
        Array<Tallying> ofKind = byKind.getOrDefault(counted.kind(), Array.empty());
        return ofKind.isEmpty() || counted.kind() != EventKind.MOVE || counted.from() < 0 || counted.to() < 0
                ? ofKind
                : moves.of(position).of(counted.from(), counted.to());
    }

    private Array<Tallying> between(Place from, Place to) {
        return byKind.getOrDefault(EventKind.MOVE, Array.empty())
                .filter(each -> each.tally().what().mayFit(from, to));
    }

    /** Tells whether an event is the first of those that are counted together in the place of others. */
    private static boolean isFirst(TextRules game, Batch done, int index) {
        return index == 0
                || game.counted(done.get(index - 1)).kind()
                        == done.get(index - 1).kind();
    }

    private static Tallying find(Position position, Tally tally) {
        for (Tallying each : Clauses.of(position).tallies().all) {
            if (each.tally().equals(tally)) {
                return each;
            }
        }
        throw new IllegalStateException("nothing counts " + tally);
    }

    /** Returns what a tally has come to for the master of the query: how often, or how much. */
    public static int count(Query query, Tally tally) {
        Position position = query.position(Facts.LASTING);
        return find(position, tally).count(position, query.master());
    }

    /** Returns how often it has happened; where it speaks of "this", how often the card of the query did it. */
    public static int times(Query query, Tally tally) {
        Position position = query.position(Facts.LASTING);
        Tallying kept = find(position, tally);
        return kept.isOfThis()
                ? kept.count(position, query.master(), query.source())
                : kept.count(position, query.master());
    }

    /** Returns how often a card did it, as the master of the query counts. */
    public static int count(Query query, Tally tally, int object) {
        Position position = query.position(Facts.LASTING);
        return find(position, tally).count(position, query.master(), object);
    }
}
