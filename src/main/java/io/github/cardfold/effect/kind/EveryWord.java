package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Word;
import io.github.cardfold.effect.grammar.Phrase;

/**
 * Every word of its sort, as a card gets it: all clans, all nations, all races.
 *
 * @param all that it is every one
 */
@Phrase("<{all}of every sort|of none>")
@Phrase(form = "bare", value = "<{all}of every sort|of none>")
public record EveryWord(boolean all) implements Word {
    /** Refuses to say that it is not every one. */
    public EveryWord {
        if (!all) {
            throw new IllegalArgumentException("not to have every word says nothing of which a card has");
        }
    }

    @Override
    public boolean covers(Query query, String word) {
        return false;
    }
}
