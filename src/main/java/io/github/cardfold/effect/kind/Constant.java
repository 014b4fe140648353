package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Numeral;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.grammar.Idioms;
import io.github.cardfold.effect.grammar.Phrase;

/** A number. Written as that number. */
@Phrase("{number}")
@Phrase(form = "plain", value = "{number}")
@Phrase(form = "many", value = "{number words}")
@Phrase(form = "a", value = "{number a}")
@Phrase(form = "signed", value = "{number signed}")
@Phrase(form = "least", value = "{number words} or more")
@Phrase(form = "nth", value = "the {number ordinal} time")
@Idioms(AnyNumberOf.class)
@Phrase("{number}")
@Phrase(form = "many", value = "{number words}")
@Phrase(form = "a", value = "{number a}")
@Phrase(form = "signed", value = "{number signed}")
@Phrase(form = "least", value = "{number words} or more")
public record Constant(int number) implements Numeral {
    @Override
    public int value(Query query) {
        return number;
    }
}
