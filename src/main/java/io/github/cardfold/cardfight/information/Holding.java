package io.github.cardfold.cardfight.information;

import io.github.cardfold.citation.Rule;
import io.vavr.collection.Array;
import java.util.BitSet;
import java.util.function.IntUnaryOperator;

/**
 * Which information says how often a card has an ability, worked out once for each ability; -1 stands for information
 * that nothing ever changes.
 *
 * @param definition the index of the card that prints the ability, -1 if none does
 * @param gift the index of what says how often effects give it to a card, if none prints it
 * @param losses the indices of what says that a card has lost it, if it is printed: all abilities, those of its kind,
 *     its printed text, or those of a keyword
 * @param read the indices of all that says how often a card has it; nobody changes the set
 */
public record Holding(int definition, int gift, Array<Integer> losses, BitSet read) {
    /** Makes one whose read information is what says whether the ability is lost, or how often it is given. */
    public Holding(int definition, int gift, Array<Integer> losses) {
        this(definition, gift, losses, read(definition, gift, losses));
    }

    private static BitSet read(int definition, int gift, Array<Integer> losses) {
        BitSet read = new BitSet();
        (definition >= 0 ? losses : Array.of(gift)).filter(each -> each >= 0).forEach(read::set);
        return read;
    }

    public boolean isPrinted() {
        return definition >= 0;
    }

    /** Tells whether every card of its definition has it, whatever happens. */
    public boolean isForGood() {
        return isPrinted() && losses.isEmpty();
    }

    /** Returns how often a card of a definition has it, given the card's information; what effects gave it stays. */
    @Rule(jp = {"7.32.2#3", "7.32.6"})
    public int times(int of, IntUnaryOperator information) {
        if (!isPrinted()) {
            return gift < 0 ? 0 : information.applyAsInt(gift);
        }
        return of == definition && !isLost(information) ? 1 : 0;
    }

    private boolean isLost(IntUnaryOperator information) {
        for (int i = 0; i < losses.size(); i++) {
            if (information.applyAsInt(losses.get(i)) > 0) {
                return true;
            }
        }
        return false;
    }
}
