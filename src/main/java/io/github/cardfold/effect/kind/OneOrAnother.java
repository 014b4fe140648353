package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Payable;
import io.github.cardfold.effect.grammar.Idiom;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * A choice between things that can be paid, said as costs are.
 *
 * @param of the things
 */
@Phrase("{of or}")
public record OneOrAnother(Array<Instruction> of) implements Idiom {
    /** Refuses fewer than two, and what cannot be paid. */
    public OneOrAnother {
        if (of.size() < 2 || !of.forAll(Payable.class::isInstance)) {
            throw new IllegalArgumentException("a choice between costs");
        }
    }

    /** Returns it, null where it says nothing. */
    public static @Nullable OneOrAnother of(Perform perform) {
        boolean isPlain = perform.exactly().isEmpty()
                && perform.upTo().isEmpty()
                && perform.once().isEmpty()
                && !perform.atRandom();
        return isPlain && perform.of().size() > 1 && perform.of().forAll(Payable.class::isInstance)
                ? new OneOrAnother(perform.of())
                : null;
    }

    @Override
    public Object term() {
        return new Perform(of, Option.none(), Option.none(), Option.none(), false);
    }
}
