package io.github.cardfold.cardfight.term;

import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.grammar.Idiom;
import io.github.cardfold.effect.grammar.Phrase;
import org.jspecify.annotations.Nullable;

/** The opponent took the first turn, said as what the fighter did. */
@Phrase("you went second")
@Phrase(form = "not", value = "you did not go second")
public record WentSecond() implements Idiom {
    /** Returns it, null if the fighter went first. */
    public static @Nullable WentSecond of(WentFirst condition) {
        return condition.fighter() == Side.OPPONENT ? new WentSecond() : null;
    }

    @Override
    public Object term() {
        return new WentFirst(Side.OPPONENT);
    }
}
