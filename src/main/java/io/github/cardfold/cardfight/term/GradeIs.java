package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.effect.grammar.Idiom;
import io.github.cardfold.effect.grammar.Phrase;
import org.jspecify.annotations.Nullable;

/** The grade, which stands before a noun. */
@Phrase(form = "numbered", value = "grade {#}")
public record GradeIs() implements Idiom {
    /** Returns it, null where it says nothing. */
    public static @Nullable GradeIs of(NumberOfCard it) {
        return it.trait() == Trait.GRADE ? new GradeIs() : null;
    }

    @Override
    public Object term() {
        return new NumberOfCard(Trait.GRADE);
    }
}
