package io.github.cardfold.effect;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Consequence;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
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
    private final long asked;
    private final boolean isOfCards;

    /**
     * Keeps one.
     *
     * @param recalls the terms that look back at it
     */
    Tallying(String name, Tally tally, Array<Recall> recalls) {
        super(name);
        this.tally = tally;
        asked = recalls.map(Tally::asked).max().getOrElse(Tally.UNKNOWN);
        kinds = tally.what().kinds();
        isOfThis = Terms.has(tally.what(), OfThis.class);
        isOfCards = isOfThis || recalls.exists(Filter.class::isInstance);
    }

    @Override
    @Rule(jp = "18.1.1.2")
    public boolean counts() {
        return true;
    }

    /** A count that is greater than all that texts ask of it is as good as any other. */
    @Override
    @Rule(jp = "18.1.1")
    public TimedEffect asFarAsAsked(TimedEffect effect) {
        return asked == Tally.UNKNOWN
                ? effect
                : effect.counting(isOfCards ? cards(effect) : new int[0], (int) Math.min(effect.number(), asked));
    }

    private int[] cards(TimedEffect effect) {
        int[] cards = objects(effect);
        return IntStream.range(0, cards.length)
                .filter(i ->
                        IntStream.range(0, i).filter(j -> cards[j] == cards[i]).count() < asked)
                .map(i -> cards[i])
                .toArray();
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
            feed(position, happening, seat, fed);
        }
        return Batch.ofAll(fed);
    }

    private boolean counts(Position position, Event event) {
        TextRules game = (TextRules) position.rules().game();
        return game.counts(event) && game.canLast(position, tally.lifetime());
    }

    private void feed(Position position, Happening happening, Seat seat, List<Event> fed) {
        for (Array<Integer> who : tally.what().counted(position, seat, happening)) {
            int by = tally.amounts() ? happening.event().number() : 1;
            TimedEffect old = of(position, seat);
            if (old != null) {
                fed.add(Event.end(old));
            }
            fed.add(Event.begin(TimedEffect.of(
                    this, seat, 0, with(old, who), (old == null ? 0 : old.number()) + by, tally.lifetime())));
        }
    }

    private static int[] with(@Nullable TimedEffect old, Array<Integer> who) {
        int[] before = objects(old);
        int[] more = who.filter(object -> object != 0)
                .toJavaStream()
                .mapToInt(Integer::intValue)
                .toArray();
        int[] after = Arrays.copyOf(before, before.length + more.length);
        System.arraycopy(more, 0, after, before.length, more.length);
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
