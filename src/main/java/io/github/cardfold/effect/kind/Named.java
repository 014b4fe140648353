package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.grammar.Agreement;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.effect.English;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Names;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.RoleNames;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.vavr.collection.Array;

/** The cards of a variable: those chosen, moved or paid with before. Written {@code "$them"}. */
@Phrase("{variable cards}")
@Phrase(form = "$other", value = "the other unit", is = Agreement.ONE)
public record Named(String variable) implements Selector, Names {
    @Override
    public Array<Subject> subjects(Query query) {
        return query.subjects(variable);
    }

    @Override
    public boolean wantsObjects() {
        return true;
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.VARIABLES, Facts.PLACES);
    }

    @Override
    public String english() {
        return variable.equals("it")
                ? English.IT
                : RoleNames.english(variable).getOrElse("those cards");
    }

    /** What {@code it} is called follows from the instruction before. */
    @Override
    public boolean isSingle() {
        return variable.equals("it") || RoleNames.english(variable).isDefined();
    }
}
