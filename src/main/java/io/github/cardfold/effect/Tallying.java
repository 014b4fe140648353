package io.github.cardfold.effect;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Keeps a tally: one lasting effect for each seat, whose number is the count and whose objects are the cards, each as
 * often as it did. It takes the place of the one before whenever the event happens, at once and before anything is
 * triggered. What happens to cards that not all see is not counted: what they are, not all know.
 */
final class Tallying extends TimedEffectKind {
    private final Tally tally;
    private final Array<EventKind> kinds;
    private final boolean isOfThis;
    private final long asked;
    private final boolean isOfCards;
    private final boolean isAskedAlways;

    /**
     * Keeps one.
     *
     * @param all what terms ask that look back at it
     */
    Tallying(String name, Tally tally, Array<Asked> all) {
        super(name);
        this.tally = tally;
        asked = all.map(Asked::most).max().getOrElse(Tally.UNKNOWN);
        kinds = tally.what().kinds();
        isOfThis = Terms.has(tally.what(), OfThis.class);
        isAskedAlways = all.exists(Asked::always);
        isOfCards = isOfThis || all.exists(each -> each.recall() instanceof Filter);
    }

    @Override
    @Rule(jp = "18.1.1.2")
    public boolean counts() {
        return true;
    }

    @Override
    public boolean isOnlyLookedBackOn() {
        return !isAskedAlways;
    }

    /** A count that is greater than all that texts ask of it is as good as any other. */
    @Override
    public TimedEffect asFarAsAsked(TimedEffect effect) {
        return asked == Tally.UNKNOWN
                ? effect
                : effect.counting(isOfCards ? cards(effect) : new int[0], (int) Math.min(effect.number(), asked));
    }

    private int[] cards(TimedEffect effect) {
        int[] cards = effect.objects();
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

    /** Returns the kinds of events that it may count. */
    Array<EventKind> kinds() {
        return kinds;
    }

    /**
     * Adds what becomes of the tallies by an event.
     *
     * @param changes whether it is counted in the place of those that it has changed
     */
    void feed(Position position, Happening happening, boolean changes, List<Event> fed) {
        TextRules game = (TextRules) position.rules().game();
        Option<Lifetime> time = game.recountedFor(happening.event().kind());
        for (int i = 0; i < position.seatCount(); i++) {
            Seat seat = Seat.of(i);
            Counted less = changes && time.isDefined() ? Counted.of(of(position, seat, time.get())) : Counted.NOTHING;
            Counted more = counted(position, seat, happening);
            boolean isAny = less.number() != 0 || more.number() != 0;
            if (isAny && game.canLast(position, tally.lifetime())) {
                keep(position, seat, tally.lifetime(), less, more, fed);
                time.forEach(each -> keep(position, seat, each, less, more, fed));
            }
        }
    }

    private Counted counted(Position position, Seat seat, Happening happening) {
        Option<Array<Integer>> who = tally.what().counted(position, seat, happening);
        return who.isEmpty() ? Counted.NOTHING : counted(happening, who.get());
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
