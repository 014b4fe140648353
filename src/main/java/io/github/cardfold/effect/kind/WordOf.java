package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Word;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.control.Option;

/**
 * The words of another card, as a card gets them: its name, its clans.
 *
 * @param of the card
 */
@Phrase("of {of}")
public record WordOf(Selector of) implements Word {
    @Override
    public boolean covers(Query query, String word) {
        return false;
    }

    @Override
    public Option<Selector> source() {
        return Option.some(of);
    }
}
