package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Deed;
import io.github.cardfold.effect.Working;
import io.vavr.collection.Array;

/**
 * What is done must be done so or not at all: to certain cards, or so many at once.
 *
 * @param deed what
 */
public record MustDo(Deed deed) implements Continuous {
    @Override
    public Array<Working> compile(Compiler out) {
        return deed.compile(Deed.Mode.REQUIRE, out);
    }

    @Override
    public String english() {
        return deed.said(Deed.Mode.REQUIRE);
    }
}
