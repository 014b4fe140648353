package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Deed;
import io.github.cardfold.effect.Working;
import io.vavr.collection.Array;

/**
 * Something may be done although the rules do not let it; whatever effects forbid stays forbidden.
 *
 * @param deed what
 */
public record MayDo(Deed deed) implements Continuous {
    @Override
    public Array<Working> compile(Compiler out) {
        return deed.compile(Deed.Mode.PERMIT, out);
    }

    @Override
    public String english() {
        return deed.said(Deed.Mode.PERMIT);
    }
}
