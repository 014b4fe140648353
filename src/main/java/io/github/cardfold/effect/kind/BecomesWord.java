package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Characteristic;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Setting;
import io.github.cardfold.effect.Word;
import io.github.cardfold.effect.grammar.Idiom;
import io.github.cardfold.effect.grammar.Phrase;
import org.jspecify.annotations.Nullable;

/**
 * A word of cards becomes another.
 *
 * @param what the characteristic
 * @param word the word
 * @param of the cards
 */
@Phrase("the {what} of {of} becomes {word bare}")
public record BecomesWord(Characteristic what, Word word, Selector of) implements Idiom {
    /** Returns it, null where it says nothing. */
    public static @Nullable BecomesWord of(Becomes it) {
        return it.what().to() instanceof Word word ? new BecomesWord(it.what().what(), word, it.of()) : null;
    }

    @Override
    public Object term() {
        return new Becomes(new Setting(what, word), of);
    }
}
