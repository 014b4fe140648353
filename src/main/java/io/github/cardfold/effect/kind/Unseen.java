package io.github.cardfold.effect.kind;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.Seen;
import io.github.cardfold.kernel.question.Options;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.kernel.table.ZoneKind;
import java.util.Arrays;
import java.util.function.ObjIntConsumer;
import java.util.stream.IntStream;

/**
 * Cards among which a seat chooses without seeing them, as in the hand of another: their order is nobody's (4.6.2), so
 * that the seat names the place and chance says which card it is (ruling 411). Of a hand that it knows as a whole it
 * names one of each kind.
 */
@Rule(jp = {"4.6.2", "12.4.1"})
final class Unseen {
    private final Local candidates;
    private final Local drawable;

    /** Takes the list of the cards there are to choose from, in the order in which they are offered. */
    Unseen(Compiler out, Local candidates) {
        this.candidates = candidates;
        drawable = out.own("drawable", Local.Type.OBJECTS);
    }

    /** Returns the same cards, those that the seat cannot tell apart at the end. */
    static int[] last(Position position, Seat seat, int[] objects) {
        return IntStream.concat(
                        Arrays.stream(objects).filter(each -> isSeen(position, seat, each)),
                        Arrays.stream(objects).filter(each -> !isSeen(position, seat, each)))
                .toArray();
    }

    /** Offers cards: by place and position what the seat sees, by kind what it knows, by place alone all others. */
    static void offer(Position position, Seat seat, int[] objects, Options options) {
        for (int i = 0; i < objects.length; i++) {
            int place = position.placeOf(objects[i]);
            boolean byKind = isKnown(position, seat, objects[i]);
            if (isSeen(position, seat, objects[i]) || byKind && isFirstOfKind(position, seat, objects, i)) {
                options.pick(place, position.indexOf(place, objects[i]));
            } else if (!byKind && isFirstUnknown(position, seat, objects, i)) {
                options.pickPlace(place);
            }
        }
    }

    /** Tells whether the seat knows of a card no more than that it is there. */
    static boolean isUnknown(Position position, Seat seat, int object) {
        return !isSeen(position, seat, object) && !isKnown(position, seat, object);
    }

    private static boolean isSeen(Position position, Seat seat, int object) {
        int place = position.placeOf(object);
        int at = position.indexOf(place, object);
        return !position.place(place).zone().isHidden()
                || position.objectAt(place, at).seenBy(seat)
                || !isHand(position, place) && (position.pile(place).tells(at) & seat.bit()) != 0;
    }

    /** Tells whether the seat knows all cards of the hand in which a card lies: where it lies says no more. */
    private static boolean isKnown(Position position, Seat seat, int object) {
        int place = position.placeOf(object);
        return isHand(position, place) && Seen.of(position, place, seat).isWholeKnown(0);
    }

    /** Nobody keeps an order of it, while the places of a deck would say in which order cards lie there. */
    private static boolean isHand(Position position, int place) {
        return position.place(place).zone().sight() == ZoneKind.Sight.OWNER;
    }

    private static boolean isFirstOfKind(Position position, Seat seat, int[] objects, int index) {
        return IntStream.range(0, index)
                .filter(i -> !isSeen(position, seat, objects[i]))
                .noneMatch(i -> position.placeOf(objects[i]) == position.placeOf(objects[index])
                        && kind(position, objects[i]) == kind(position, objects[index]));
    }

    private static boolean isFirstUnknown(Position position, Seat seat, int[] objects, int index) {
        return IntStream.range(0, index)
                .filter(i -> isUnknown(position, seat, objects[i]))
                .noneMatch(i -> position.placeOf(objects[i]) == position.placeOf(objects[index]));
    }

    private static int kind(Position position, int object) {
        int place = position.placeOf(object);
        return position.objectAt(place, position.indexOf(place, object)).definition();
    }

    /** A place was named: chance says which card of it is meant, of those from an index on. */
    void draw(Run run, Seat seat, int place, int from) {
        int[] objects = run.objects(candidates);
        int[] cards = IntStream.range(from, objects.length)
                .map(i -> objects[i])
                .filter(each -> run.position().placeOf(each) == place && isUnknown(run.position(), seat, each))
                .toArray();
        run.set(drawable, cards);
        run.propose(Event.randomUntold(cards.length, seat));
    }

    /** Forgets which cards chance might draw. */
    void forget(Run run) {
        run.clear(drawable);
    }

    /** Goes on once chance has drawn, if it had to: {@code picked} takes the card. */
    void drawn(Run run, ObjIntConsumer<Run> picked) {
        int[] cards = run.objects(drawable);
        if (cards.length > 0) {
            int drawn = cards[run.drawn()];
            exchange(run, cards[0], drawn);
            run.clear(drawable);
            picked.accept(run, drawn);
        }
    }

    /** The drawn card comes before the others that chance might have drawn: picks are made in rising order. */
    private void exchange(Run run, int first, int drawn) {
        run.set(
                candidates,
                Arrays.stream(run.objects(candidates))
                        .map(each -> each == first ? drawn : each == drawn ? first : each)
                        .toArray());
    }
}
