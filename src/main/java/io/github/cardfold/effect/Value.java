package io.github.cardfold.effect;

import io.github.cardfold.effect.grammar.Agreement;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.control.Option;

/** A number that is computed when it is needed. Pure: the same query has the same answer. */
@Role("value")
@Phrase(form = "many", value = "({*})", is = Agreement.MANY)
@Phrase(form = "a", value = "({*})", is = Agreement.MANY)
@Phrase(form = "signed", value = "+({*})")
@Phrase(form = "least", value = "{* many} or more", is = Agreement.MANY)
@Phrase(form = "nth", value = "time number ({*})")
public interface Value extends Term {
    /** Beyond any number of a game: sums and products stop there, and at its negative. */
    long GREATEST = 1_000_000_000;

    /** Returns a number that was reckoned, or the greatest one if it is beyond that. */
    static int within(long reckoned) {
        return (int) Math.max(-GREATEST, Math.min(GREATEST, reckoned));
    }

    /** Returns the number. */
    int value(Query query);

    /**
     * Returns the number if it is the same in every game, beyond the {@linkplain #GREATEST greatest} one if it would
     * be; none if it depends on the game.
     */
    default Option<Long> constant() {
        return Option.none();
    }

    /** Returns a number that was reckoned, or one that is only just too great if it is beyond the greatest one. */
    static long orTooGreat(long reckoned) {
        return Math.max(-GREATEST - 1, Math.min(GREATEST + 1, reckoned));
    }
}
