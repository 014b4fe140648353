package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.grammar.Idiom;
import io.github.cardfold.effect.grammar.Phrase;
import org.jspecify.annotations.Nullable;

/**
 * Those of the cards that a variable holds that are of a kind.
 *
 * @param of the variable
 * @param are what they must be
 */
@Phrase("{of} that {are is}")
public record OfThem(Named of, Filter are) implements Idiom {
    /** Returns it, null where it says nothing. */
    public static @Nullable OfThem of(Which which) {
        return which.of() instanceof Named named ? new OfThem(named, which.are()) : null;
    }

    @Override
    public Object term() {
        return new Which(of, are);
    }
}
