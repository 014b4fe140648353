package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Deed;
import io.github.cardfold.effect.grammar.Idiom;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * What cannot be done, said by words of its own.
 *
 * @param deed what it is about
 */
@Phrase("{deed forbidden}")
public record Forbidden(Deed deed) implements Idiom {
    /** Returns it, null if something else is so about the deed. */
    public static @Nullable Forbidden of(AboutDeed about) {
        return about.mode() == Deed.Mode.FORBID && about.when().isEmpty() ? new Forbidden(about.deed()) : null;
    }

    @Override
    public Object term() {
        return new AboutDeed(Deed.Mode.FORBID, deed, Array.empty());
    }
}
