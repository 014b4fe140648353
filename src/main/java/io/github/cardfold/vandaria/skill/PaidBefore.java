package io.github.cardfold.vandaria.skill;

import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Payable;

/**
 * A part of a cost of which more is asked than with which cards it is paid: that is settled before all of the cost is
 * paid. A cost has one such part at most.
 */
public interface PaidBefore extends Payable {
    /** Compiles the questions of it, whose answers its variables keep. */
    void ask(Compiler out);
}
