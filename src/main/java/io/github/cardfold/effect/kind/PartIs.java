package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Characteristic;
import io.github.cardfold.effect.Property;
import io.github.cardfold.effect.grammar.Idiom;
import io.github.cardfold.effect.grammar.Phrase;
import org.jspecify.annotations.Nullable;

/**
 * Cards have a word with something in it.
 *
 * @param what the characteristic
 * @param part what is in it
 */
@Phrase("with {part} in the {what}")
@Phrase(form = "is", value = "has/have {part} in the {what}")
@Phrase(form = "not", value = "has/have no {part} in the {what}")
public record PartIs(Characteristic what, String part) implements Idiom {
    /** Returns it, null where it says nothing. */
    public static @Nullable PartIs of(HasProperty it) {
        return it.property().is() instanceof PartOfWord word ? new PartIs(it.property().what(), word.part()) : null;
    }

    @Override
    public Object term() {
        return new HasProperty(new Property(what, new PartOfWord(part)));
    }
}
