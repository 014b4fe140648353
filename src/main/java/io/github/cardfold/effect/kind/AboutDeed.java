package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Deed;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.grammar.Idioms;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;

/**
 * What cannot be done, whatever allows or orders it; what must be done so or not at all; what may be done although the
 * rules do not let it.
 *
 * @param mode which of these
 * @param deed what it is about
 */
@Phrase("{deed only: {mode only}}")
@Phrase("{deed able: {mode plain}}")
@Idioms({Forbidden.class, Permitted.class})
public record AboutDeed(Deed.Mode mode, Deed deed) implements Continuous {
    @Override
    public Array<Working> compile(Compiler out) {
        return deed.compile(mode, out);
    }
}
