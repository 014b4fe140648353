package io.github.cardfold.testkit;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.kernel.Rules;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The cards that tests play with, as they are printed or, while a {@link CardProof} runs, with one of them altered. A
 * test class keeps one as a constant and asks it for the rules each time it begins a game.
 */
public final class PackUnderTest {
    private final Pack printed;
    private final Function<Pack, Rules> assembly;
    private Pack pack;
    private @Nullable Rules rules;
    private boolean isProven;

    private PackUnderTest(Pack printed, Function<Pack, Rules> assembly) {
        this.printed = printed;
        this.assembly = assembly;
        pack = printed;
    }

    /**
     * Makes one.
     *
     * @param printed the cards
     * @param assembly returns the rules that tests play by, of these cards and whatever else they need
     */
    public static PackUnderTest of(Pack printed, Function<Pack, Rules> assembly) {
        return new PackUnderTest(requireNonNull(printed, "printed"), requireNonNull(assembly, "assembly"));
    }

    /** Returns the cards as they are now. */
    public synchronized Pack pack() {
        return pack;
    }

    /** Returns the rules with the cards as they are now, assembled when they are first asked for. */
    public synchronized Rules rules() {
        Rules known = rules == null ? assembly.apply(pack) : rules;
        rules = known;
        return known;
    }

    /** Returns the cards as they are printed. */
    Pack printed() {
        return printed;
    }

    /** Begins a proof; false if one is going on already. */
    synchronized boolean begin() {
        boolean isFirst = !isProven;
        isProven = true;
        return isFirst;
    }

    /** Puts a card in the place of that with its id; what assembling the rules throws is thrown here. */
    synchronized void alter(Card card) {
        Pack altered = printed.withCards(printed.cards().map(each -> each.id().equals(card.id()) ? card : each));
        rules = assembly.apply(altered);
        pack = altered;
    }

    /** Ends a proof: the cards are as they are printed again. */
    synchronized void restore() {
        isProven = false;
        rules = null;
        pack = printed;
    }
}
