package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Characteristic;
import io.github.cardfold.effect.Property;
import io.github.cardfold.effect.Word;
import io.github.cardfold.effect.grammar.Idiom;
import io.github.cardfold.effect.grammar.Phrase;
import org.jspecify.annotations.Nullable;

/**
 * Cards have a word.
 *
 * @param what the characteristic
 * @param word the word
 */
@Phrase(form = "adjective", value = "{what before: {word bare}}")
@Phrase(form = "kind", value = "{what kind: {word bare}}")
@Phrase("{what icon: {word bare}}")
@Phrase("{what worded: {word}}")
@Phrase(form = "is", value = "{what owning: {word bare}}")
@Phrase(form = "not", value = "{what lacking: {word bare}}")
public record WordIs(Characteristic what, Word word) implements Idiom {
    /** Returns it, null where it says nothing. */
    public static @Nullable WordIs of(HasProperty it) {
        return it.property().is() instanceof Word word && !(word instanceof PartOfWord)
                ? new WordIs(it.property().what(), word)
                : null;
    }

    @Override
    public Object term() {
        return new HasProperty(new Property(what, word));
    }
}
