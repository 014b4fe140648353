package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Word;
import io.github.cardfold.effect.grammar.Phrase;

/** Any word in which some letters stand, as in the names of a series. */
@Phrase("containing {part}")
public record PartOfWord(String part) implements Word {
    @Override
    public boolean covers(Query query, String word) {
        return word.contains(part);
    }
}
