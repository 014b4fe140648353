package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Deed;
import io.github.cardfold.effect.Working;
import io.vavr.collection.Array;

/**
 * Something cannot be done, whatever allows or orders it.
 *
 * @param deed what
 */
public record CannotDo(Deed deed) implements Continuous {
    @Override
    public Array<Working> compile(Compiler out) {
        return deed.compile(Deed.Mode.FORBID, out);
    }

    @Override
    public String english() {
        return deed.said(Deed.Mode.FORBID);
    }
}
