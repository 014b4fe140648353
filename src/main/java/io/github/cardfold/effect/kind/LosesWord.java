package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Characteristic;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Setting;
import io.github.cardfold.effect.Word;
import io.github.cardfold.effect.grammar.Idiom;
import io.github.cardfold.effect.grammar.Phrase;
import org.jspecify.annotations.Nullable;

/**
 * Cards lose a word.
 *
 * @param what the characteristic
 * @param word the word
 * @param of the cards
 */
@Phrase("{of} loses/lose | {what kept: {word bare}}")
@Phrase("{of} loses/lose | the {what} {word}")
public record LosesWord(Characteristic what, Word word, Selector of) implements Idiom {
    /** Returns it, null where it says nothing. */
    public static @Nullable LosesWord of(Loses it) {
        return it.what().to() instanceof Word word ? new LosesWord(it.what().what(), word, it.of()) : null;
    }

    @Override
    public Object term() {
        return new Loses(new Setting(what, word), of);
    }
}
