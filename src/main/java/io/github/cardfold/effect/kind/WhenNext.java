package io.github.cardfold.effect.kind;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Delayed;
import io.github.cardfold.effect.English;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Trigger;
import io.github.cardfold.kernel.position.Lifetime;
import io.vavr.collection.Array;

/**
 * Lets instructions be carried out later, when something happens: "at the end of this turn", "the next time that". They
 * may speak of cards that were named before, and of those that the event binds.
 *
 * @param on what is waited for
 * @param then what is done then
 * @param within how long it is waited for; without such an event nothing is done
 * @param eachTime whether it is done each time, not only the first
 */
@Rule(jp = {"11.9.7", "11.9.7.1"})
public record WhenNext(
        Trigger on,
        Array<Instruction> then,
        @Default("turn") Lifetime within,
        boolean eachTime) implements Instruction {
    /** Refuses to wait no longer than the effect itself takes, or as long as counts last. */
    public WhenNext {
        if (within == Lifetime.RESOLUTION) {
            throw new IllegalArgumentException("nothing happens within the resolution that could be waited for");
        }
        if (within.isWhole()) {
            throw new IllegalArgumentException("an effect lasts for the battle or the turn, and only counts longer");
        }
    }

    @Override
    public void compile(Compiler out) {
        Delayed.compile(out, on, then, within, eachTime);
    }

    @Override
    public String english() {
        return (eachTime ? "each time that " : "the next time that ") + on.english()
                + switch (within) {
                    case TURN -> " this turn";
                    case BATTLE -> " this battle";
                    default -> "";
                }
                + ", " + English.steps(then);
    }
}
