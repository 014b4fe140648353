package io.github.cardfold.cardfight.fact;

import java.util.function.IntUnaryOperator;

/**
 * Which information says how often a card has an ability, worked out once for each ability; -1 stands for information
 * that nothing ever changes.
 *
 * @param definition the index of the card that prints the ability, -1 if none does
 * @param gift the index of what says how often effects give it to a card, if none prints it
 * @param losesAbilities the index of what says that a card has lost all abilities
 * @param losesKeyword the index of what says that a card has lost the printed abilities of the same keyword
 * @param losesText the index of what says that a card has lost its printed text
 */
record Holding(int definition, int gift, int losesAbilities, int losesKeyword, int losesText) {
    boolean isPrinted() {
        return definition >= 0;
    }

    /** Tells whether every card of its definition has it, whatever happens. */
    boolean isForGood() {
        return isPrinted() && losesAbilities < 0 && losesKeyword < 0 && losesText < 0;
    }

    /** Returns how often a card of a definition has it, given the card's information. */
    int times(int of, IntUnaryOperator information) {
        if (!isPrinted()) {
            return gift < 0 ? 0 : information.applyAsInt(gift);
        }
        boolean isLost =
                isSet(losesAbilities, information) || isSet(losesKeyword, information) || isSet(losesText, information);
        return of == definition && !isLost ? 1 : 0;
    }

    private static boolean isSet(int slot, IntUnaryOperator information) {
        return slot >= 0 && information.applyAsInt(slot) > 0;
    }
}
