package io.github.cardfold.kernel.position;

import io.github.cardfold.kernel.table.NumberKey;
import io.github.cardfold.kernel.table.Place;
import io.vavr.collection.Array;
import java.util.function.Predicate;

/**
 * What a rule action looks at to tell whether it is due. One that was not due is asked again when something of it has
 * changed, or an effect that lasts or an ability on standby has, and not before. A value.
 */
public final class Reads {
    /** It may look at anything, so that it is asked each time. */
    public static final Reads ANYTHING = new Reads(place -> true, Array.empty(), Array.empty(), true);

    private final Predicate<Place> places;
    private final Array<NumberKey> numbers;
    private final Array<String> procedures;
    private final boolean kinds;

    private Reads(Predicate<Place> places, Array<NumberKey> numbers, Array<String> procedures, boolean kinds) {
        this.places = places;
        this.numbers = numbers;
        this.procedures = procedures;
        this.kinds = kinds;
    }

    /** Returns that it looks at the cards of these places alone. */
    public static Reads cards(Predicate<Place> places) {
        return new Reads(places, Array.empty(), Array.empty(), false);
    }

    /** Returns that it looks at a number of each seat besides. */
    public Reads number(NumberKey number) {
        return new Reads(places, numbers.append(number), procedures, kinds);
    }

    /** Returns that it looks at the frames of a {@linkplain Game#soughtProcedures sought procedure} besides. */
    public Reads framesOf(String procedure) {
        return new Reads(places, numbers, procedures.append(procedure), kinds);
    }

    /**
     * Returns that it looks besides at what kinds of cards they are, or at a number of the rules. In a game whose texts
     * or rules {@linkplain Game#changesKinds change} these, it is asked each time.
     */
    public Reads kinds() {
        return new Reads(places, numbers, procedures, true);
    }

    /** Tells whether it looks at what kinds of cards there are. */
    public boolean hasKinds() {
        return kinds;
    }

    /** Tells whether it looks at the cards of a place. */
    public boolean has(Place place) {
        return places.test(place);
    }

    /** Tells whether it looks at a number. */
    public boolean has(NumberKey number) {
        return this == ANYTHING || numbers.contains(number);
    }

    /** Tells whether it looks at the frames of a procedure. */
    public boolean hasFramesOf(String procedure) {
        return this == ANYTHING || procedures.contains(procedure);
    }
}
