package io.github.cardfold.effect;

import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Consequence;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Keeps a tally: one lasting effect for each seat, whose number is the count and whose objects are the cards, each as
 * often as it did. It takes the place of the one before whenever the event happens, at once and before anything is
 * triggered. What happens to cards that not all see is not counted: what they are, not all know.
 */
final class Tallying extends TimedEffectKind implements Consequence {
    private final Tally tally;

    Tallying(String name, Tally tally) {
        super(name);
        this.tally = tally;
    }

    Tally tally() {
        return tally;
    }

    @Override
    public String label() {
        return name();
    }

    @Override
    public Batch after(Position position, Event event) {
        if (!tally.what().kinds().contains(event.kind()) || !counts(position, event)) {
            return Batch.NOTHING;
        }
        Happening happening = new Happening(position, event);
        List<Event> fed = new ArrayList<>();
        if (happening.isConcealed()) {
            return Batch.NOTHING;
        }
        for (Seat seat : position.seats()) {
            feed(position, happening, seat, fed);
        }
        return Batch.ofAll(fed);
    }

    private boolean counts(Position position, Event event) {
        TextGame game = (TextGame) position.rules().game();
        return game.counts(event) && game.canLast(position, tally.in().lifetime());
    }

    private void feed(Position position, Happening happening, Seat seat, List<Event> fed) {
        Subject subject = happening.subject();
        Query query = subject == null ? Query.of(position, seat, 0) : Query.of(position, seat, subject);
        for (Array<Integer> bound : tally.what().matches(query, happening)) {
            int by = tally.amounts() ? happening.event().number() : 1;
            int object = bound.headOption().getOrElse(subject == null ? 0 : subject.object());
            TimedEffect old = of(position, seat);
            if (old != null) {
                fed.add(Event.end(old));
            }
            fed.add(Event.begin(TimedEffect.of(
                    this,
                    seat,
                    0,
                    with(old, object),
                    (old == null ? 0 : old.number()) + by,
                    tally.in().lifetime())));
        }
    }

    private static int[] with(@Nullable TimedEffect old, int object) {
        int[] before = objects(old);
        if (object == 0) {
            return before;
        }
        int[] after = Arrays.copyOf(before, before.length + 1);
        after[before.length] = object;
        return after;
    }

    private static int[] objects(@Nullable TimedEffect lasting) {
        int[] objects = new int[lasting == null ? 0 : lasting.objectCount()];
        for (int i = 0; lasting != null && i < objects.length; i++) {
            objects[i] = lasting.object(i);
        }
        return objects;
    }

    private @Nullable TimedEffect of(Position position, Seat seat) {
        for (int i = 0; i < position.lastingCount(); i++) {
            TimedEffect each = position.lasting(i);
            if (each.kind() == this && each.master() == seat) {
                return each;
            }
        }
        return null;
    }

    /** Returns the count of a seat. */
    int count(Position position, Seat seat) {
        TimedEffect kept = of(position, seat);
        return kept == null ? 0 : kept.number();
    }

    /** Returns how often a card did it, as a seat counts. */
    int count(Position position, Seat seat, int object) {
        return (int) Arrays.stream(objects(of(position, seat)))
                .filter(each -> each == object)
                .count();
    }
}
