package io.github.cardfold.effect;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Consequence;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Keeps a tally: one lasting effect for each seat, whose number is the count and whose objects are the cards, each as
 * often as it did. It takes the place of the one before whenever the event happens, at once and before anything is
 * triggered. What happens to cards that not all see is not counted: what they are, not all know.
 */
final class Tallying extends TimedEffectKind implements Consequence {
    private final Tally tally;
    private final Array<EventKind> kinds;
    private final boolean isOfThis;

    Tallying(String name, Tally tally) {
        super(name);
        this.tally = tally;
        kinds = tally.what().kinds();
        isOfThis = Terms.has(tally.what(), OfThis.class);
    }

    @Override
    @Rule(jp = "18.1.1.2")
    public boolean counts() {
        return true;
    }

    Tally tally() {
        return tally;
    }

    /** Tells whether each card counts for itself, since what is counted speaks of "this". */
    boolean isOfThis() {
        return isOfThis;
    }

    @Override
    public String label() {
        return name();
    }

    @Override
    public Batch after(Position position, Event event) {
        return after(position, Batch.of(event), 0);
    }

    @Override
    public Batch after(Position position, Batch done, int index) {
        TextRules game = rules(position);
        return game.recounted(done.get(index))
                .map(anew -> after(position, done.with(index, anew), index, isFirst(game, done, index)))
                .getOrElse(() -> after(position, done, index, false));
    }

    private static TextRules rules(Position position) {
        return (TextRules) position.rules().game();
    }

    /** Tells whether an event is the first of those that are counted together in the place of others. */
    private static boolean isFirst(TextRules game, Batch done, int index) {
        return index == 0 || game.recounted(done.get(index - 1)).isEmpty();
    }

    /** Returns how an event is counted, in the place of those that it has changed if it is to be. */
    private Batch after(Position position, Batch done, int index, boolean changes) {
        Event event = done.get(index);
        if (!kinds.contains(event.kind()) || !counts(position, event)) {
            return Batch.NOTHING;
        }
        Happening happening = new Happening(position, done, index);
        List<Event> fed = new ArrayList<>();
        if (happening.isConcealed()) {
            return Batch.NOTHING;
        }
        for (Seat seat : position.seats()) {
            feed(position, happening, seat, changes, fed);
        }
        return Batch.ofAll(fed);
    }

    private boolean counts(Position position, Event event) {
        TextRules game = rules(position);
        return game.counts(event) && game.canLast(position, tally.lifetime());
    }

    private void feed(Position position, Happening happening, Seat seat, boolean changes, List<Event> fed) {
        Option<Lifetime> time = rules(position).recountedFor(happening.event().kind());
        Counted less = changes
                ? time.map(each -> Counted.of(of(position, seat, each))).getOrElse(Counted.NOTHING)
                : Counted.NOTHING;
        Counted more = tally.what()
                .counted(position, seat, happening)
                .map(who -> counted(happening, who))
                .getOrElse(Counted.NOTHING);
        if (less.number() == 0 && more.number() == 0) {
            return;
        }
        keep(position, seat, tally.lifetime(), less, more, fed);
        time.forEach(each -> keep(position, seat, each, less, more, fed));
    }

    private Counted counted(Happening happening, Array<Integer> who) {
        return new Counted(tally.amounts() ? tally.what().measure(happening) : 1, who.filter(object -> object != 0));
    }

    private void keep(Position position, Seat seat, Lifetime time, Counted less, Counted more, List<Event> fed) {
        TimedEffect old = of(position, seat, time);
        if (old != null) {
            fed.add(Event.end(old));
        }
        Counted now = Counted.of(old).less(less).plus(more);
        if (now.number() != 0) {
            fed.add(Event.begin(TimedEffect.of(this, seat, 0, now.objects(), now.number(), time)));
        }
    }

    /** What can still become another event is also kept apart, for as long as it can. */
    private @Nullable TimedEffect of(Position position, Seat seat, Lifetime time) {
        for (int i = 0; i < position.lastingCount(); i++) {
            TimedEffect each = position.lasting(i);
            if (each.kind() == this && each.master() == seat && each.lifetime().equals(time)) {
                return each;
            }
        }
        return null;
    }

    /** Returns the count of a seat. */
    int count(Position position, Seat seat) {
        return Counted.of(of(position, seat, tally.lookedBackOn())).number();
    }

    /** Returns how often a card did it, as a seat counts. */
    int count(Position position, Seat seat, int object) {
        return Counted.of(of(position, seat, tally.lookedBackOn())).cards().count(each -> each == object);
    }
}
