package io.github.cardfold.cardfight.term;

import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.grammar.Binds;
import java.util.function.Predicate;

/** An instruction by which cards come to circles: what it names is the units that they are there then. */
public interface BindsUnits extends Instruction, Binds {
    /** Returns the cards. */
    Selector what();

    @Override
    default boolean isAtItsEnd() {
        return true;
    }

    @Override
    default String pronoun(Predicate<Object> isOne) {
        return isOne.test(what()) ? "that unit" : "those units";
    }
}
