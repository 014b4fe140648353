package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Characteristic;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Setting;
import io.github.cardfold.effect.Word;
import io.github.cardfold.effect.grammar.Idiom;
import io.github.cardfold.effect.grammar.Phrase;
import org.jspecify.annotations.Nullable;

/**
 * Cards get a word besides those that they have.
 *
 * @param what the characteristic
 * @param word the word
 * @param of the cards
 */
@Phrase("{of} gets/get | {what kept: {word bare}}")
@Phrase("{of} gets/get | {what had: {word}}")
public record GainsWord(Characteristic what, Word word, Selector of) implements Idiom {
    /** Returns it, null where it says nothing. */
    public static @Nullable GainsWord of(Gains it) {
        return it.what().to() instanceof Word word ? new GainsWord(it.what().what(), word, it.of()) : null;
    }

    @Override
    public Object term() {
        return new Gains(new Setting(what, word), of);
    }
}
