package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Word;
import io.vavr.control.Option;

/** A word that a text says in full. Written as the word alone. */
@Phrase("{word}")
@Phrase(form = "bare", value = "{word bare}")
public record SaidWord(String word) implements Word {
    @Override
    public boolean covers(Query query, String other) {
        return other.equals(word);
    }

    @Override
    public Option<String> said() {
        return Option.some(word);
    }
}
