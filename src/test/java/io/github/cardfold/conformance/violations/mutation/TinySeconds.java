package io.github.cardfold.conformance.violations.mutation;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** Code in which a second fighter, thing or pass matters. */
final class TinySeconds {
    private TinySeconds() {}

    @Rule(jp = "2.1.1")
    static Seat opponent(Seat fighter) {
        return Seat.of(1 - fighter.ordinal());
    }

    @Rule(jp = "2.1.2")
    static int sum(int... numbers) {
        int sum = 0;
        for (int i = 0; i < numbers.length; i++) {
            if (numbers[i] > 0) {
                sum += numbers[i];
            }
        }
        return sum;
    }

    /** The loop makes sure of more than that there is a next one. */
    @Rule(jp = "2.2.3")
    static int product(int @Nullable ... numbers) {
        int product = 1;
        for (int i = 0; numbers != null && i < numbers.length; i++) {
            product *= numbers[i];
        }
        return product;
    }

    /** What the loop compares is not the bare number that it counts. */
    @Rule(jp = "2.2.3")
    static int rising(int... numbers) {
        int at = 0;
        while (at + 1 < numbers.length && numbers[at + 1] > numbers[at]) {
            at++;
        }
        return at + 1;
    }

    @Rule(jp = "2.2.1")
    static Array<Integer> doubled(Array<Integer> numbers) {
        return numbers.map(each -> 2 * each);
    }

    /** Of what is positive the first is looked at alone. */
    @Rule(jp = "2.2.1")
    static Option<Integer> firstPositive(Array<Integer> numbers) {
        return numbers.filter(each -> each > 0).headOption();
    }

    /** What is positive comes to the second traversal: that is cut, and not twice. */
    @Rule(jp = "2.2.1")
    static boolean isAnyEvenPositive(Array<Integer> numbers) {
        return numbers.filter(each -> each > 0).exists(each -> each % 2 == 0);
    }

    @Rule(jp = "2.2.2")
    static Seat master(Position position, GameObject card, int place) {
        return position.master(card, place);
    }

    @Rule(jp = "2.3.1")
    static Seat seat(Event event) {
        return helped(event);
    }

    private static Seat helped(Event event) {
        return event.seat();
    }
}
