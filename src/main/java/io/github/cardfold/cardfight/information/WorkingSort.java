package io.github.cardfold.cardfight.information;

import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.ClausesOfSort;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.DefinitionSet;
import io.github.cardfold.kernel.table.Pile;
import java.util.BitSet;
import java.util.stream.IntStream;

/** Where cards may have CONT abilities at work with effects of one sort: looked up once for a game's places. */
public final class WorkingSort {
    private final DefinitionSet[] printing;
    private final int[] printingPlaces;
    private final DefinitionSet[] giving;
    private final int[] givingPlaces;
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
    WorkingSort(ClausesOfSort all, DefinitionSet[] printing, DefinitionSet[] giving, BitSet gifts) {
        this.all = all;
        this.printing = printing;
        printingPlaces = places(printing);
        this.giving = giving;
        givingPlaces = places(giving);
        this.gifts = gifts;
    }

    private static int[] places(DefinitionSet[] cards) {
        return IntStream.range(0, cards.length)
                .filter(place -> !cards[place].isEmpty())
                .toArray();
    }

    /** Returns the places where some card prints such an ability which can be valid there; nobody changes the array. */
    public int[] printingPlaces() {
        return printingPlaces;
    }

    /** Returns the cards that print such an ability which can be valid in a place. */
    public DefinitionSet printing(int place) {
        return printing[place];
    }

    /** Tells whether a card lies where an ability can be valid that it prints. */
    public boolean isPrintedOnSome(Position position) {
        for (int place : printingPlaces) {
            if (position.pile(place).holdsOneOf(printing[place])) {
                return true;
            }
        }
        return false;
    }

    /** Tells whether one of some cards lies where an ability can be valid that it prints. */
    boolean isPrintedOnSome(Position position, DefinitionSet cards) {
        if (cards.isEmpty()) {
            return false;
        }
        for (int place : printingPlaces) {
            Pile there = position.pile(place);
            if (there.size() > 0 && there.holdsOneOf(cards) && there.holdsOneOf(printing[place])) {
                return true;
            }
        }
        return false;
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
        for (int place : givingPlaces) {
            if (position.pile(place).holdsOneOf(giving[place])) {
                return true;
            }
        }
        return false;
    }
}
