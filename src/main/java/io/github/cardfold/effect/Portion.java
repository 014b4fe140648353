package io.github.cardfold.effect;

import io.github.cardfold.effect.cost.CostPart;
import io.github.cardfold.effect.cost.IndexSet;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;

/** Which cards a cost takes: those among which they are chosen, and how many. Pure. */
public interface Portion {
    /** Returns the cards among which those are that pay. */
    Selector from();

    /**
     * Returns how many of them are taken.
     *
     * @param candidates those that can pay, as indices
     * @param card the card at an index
     * @param changed what effects make of a number that the text says
     */
    CostPart demand(Query query, IndexSet candidates, IntFunction<Subject> card, IntUnaryOperator changed);

    /**
     * Returns how many candidates are enough for as many as are taken, whichever they are; -1 if their number alone
     * does not tell.
     *
     * @param changed what effects make of a number that the text says
     */
    default int enough(Query query, IntUnaryOperator changed) {
        return -1;
    }

    /** Tells whether the cards must agree with one another: share something, share nothing, or reach a total. */
    default boolean isJoint() {
        return false;
    }

    /** Returns the terms that say how many are taken and how they must agree. */
    default Array<Term> says() {
        return Array.empty();
    }

    /** Returns the name of the cards that are taken, as they were; none if they have none. */
    default Option<String> as() {
        return Option.none();
    }

    /** All of some cards: one that is alone has to be there, several may be none (11.7.3). */
    record Whole(Selector from) implements Portion {
        @Override
        public CostPart demand(Query query, IndexSet candidates, IntFunction<Subject> card, IntUnaryOperator changed) {
            return from.isSingle() ? CostPart.from(candidates).exactly(1) : CostPart.all(candidates);
        }

        @Override
        public int enough(Query query, IntUnaryOperator changed) {
            return from.isSingle() ? 1 : 0;
        }
    }
}
