package io.github.cardfold.effect;

import io.vavr.collection.Array;
import java.util.Arrays;

/**
 * The CONT abilities of a catalogue that have an effect of one sort: those that cards print and those that effects
 * give. Immutable.
 */
public final class ClausesOfSort {
    private static final Clause[] NONE = {};

    private final int[] printing;
    private final Clause[][] ofPrinting;
    private final Clause[][] printed;
    private final Clause[] given;

    /** Takes all of them, in the order of the texts. */
    ClausesOfSort(Array<Clause> all) {
        given = all.filter(each -> each.definition() < 0).toJavaArray(Clause[]::new);
        printing = all.toJavaStream()
                .mapToInt(Clause::definition)
                .filter(each -> each >= 0)
                .sorted()
                .distinct()
                .toArray();
        ofPrinting = new Clause[printing.length][];
        printed = new Clause[printing.length][];
        for (int i = 0; i < printing.length; i++) {
            int definition = printing[i];
            Array<Clause> own = all.filter(each -> each.definition() == definition || each.definition() < 0);
            ofPrinting[i] = own.toJavaArray(Clause[]::new);
            printed[i] = own.filter(each -> each.definition() == definition).toJavaArray(Clause[]::new);
        }
    }

    /** Returns those that effects may give to any card; nobody changes the array. */
    public Clause[] given() {
        return given;
    }

    /** Returns those that a card may have: printed on it or given to it; nobody changes the array. */
    public Clause[] of(int definition) {
        int at = Arrays.binarySearch(printing, definition);
        return at < 0 ? given : ofPrinting[at];
    }

    /** Returns those printed on a card; nobody changes the array. */
    public Clause[] printedOn(int definition) {
        int at = Arrays.binarySearch(printing, definition);
        return at < 0 ? NONE : printed[at];
    }

    /** Returns the cards that print any; nobody changes the array. */
    public int[] printing() {
        return printing;
    }
}
