package io.github.cardfold.cardfight.information;

import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.ClausesOfSort;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.DefinitionSet;
import java.util.BitSet;

/** Where cards may have CONT abilities at work with effects of one sort: looked up once for a game's places. */
public final class WorkingSort {
    private final CardsByPlace printing;
    private final CardsByPlace giving;
    private final BitSet gifts;
    private final ClausesOfSort all;

    /**
     * Takes what was looked up.
     *
     * @param all the abilities
     * @param printing in each place the cards that print such an ability which can be valid there
     * @param giving in each place the cards that may give any card such an ability
     * @param gifts the indices of the information that says how often effects give such abilities
     */
    WorkingSort(ClausesOfSort all, CardsByPlace printing, CardsByPlace giving, BitSet gifts) {
        this.all = all;
        this.printing = printing;
        this.giving = giving;
        this.gifts = gifts;
    }

    /** Returns the places where some card prints such an ability which can be valid there; nobody changes the array. */
    public int[] printingPlaces() {
        return printing.places();
    }

    /** Returns the cards that print such an ability which can be valid in a place. */
    public DefinitionSet printing(int place) {
        return printing.in(place);
    }

    /** Returns by place the cards that print such an ability which can be valid there. */
    CardsByPlace printing() {
        return printing;
    }

    /** Tells whether a card lies where an ability can be valid that it prints. */
    public boolean isPrintedOnSome(Position position) {
        return printing.isOneThere(position);
    }

    /**
     * Returns the abilities that a card may have: printed on it, and, if it may have been given some, those that
     * effects give; nobody changes the array.
     */
    public Clause[] clauses(int definition, boolean isGiven) {
        return isGiven ? all.of(definition) : all.printedOn(definition);
    }

    /** Returns which pieces of information say how often effects give such abilities; nobody changes the set. */
    public BitSet gifts() {
        return gifts;
    }

    /** Tells whether a card lies where it may give others such an ability. */
    public boolean mayBeGiven(Position position) {
        return giving.isOneThere(position);
    }
}
