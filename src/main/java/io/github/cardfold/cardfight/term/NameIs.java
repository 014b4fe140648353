package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.information.Identity;
import io.github.cardfold.effect.grammar.Idiom;
import io.github.cardfold.effect.grammar.Phrase;
import org.jspecify.annotations.Nullable;

/** The name, of which texts say that cards are named. */
@Phrase(form = "worded", value = "named {#}")
public record NameIs() implements Idiom {
    /** Returns it, null where it says nothing. */
    public static @Nullable NameIs of(WordsOfCard it) {
        return it.what() == Identity.NAME ? new NameIs() : null;
    }

    @Override
    public Object term() {
        return new WordsOfCard(Identity.NAME);
    }
}
