package io.github.cardfold.cardfight.action;

import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Numeral;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.grammar.Binds;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.control.Option;
import java.util.function.Predicate;

/**
 * Draws cards (7.6).
 *
 * @param number how many
 * @param fighter who draws
 * @param as the name of the cards drawn
 * @param upTo whether the fighter may stop after each card
 */
@Phrase("<{fighter who} draws|draw> <{upTo}up to {number many}|{number a}> card/cards{as as}")
public record DrawCards(
        @Default("1") Value number, @Default("you") Side fighter, Option<String> as, boolean upTo)
        implements Instruction, Binds {
    @Override
    public void compile(Compiler out) {
        out.begin(as);
        out.call("", upTo ? "7.6.3" : "7.6.4", run ->
                new int[] {Query.of(run).seat(fighter).ordinal(), number.value(Query.of(run))});
        out.end(as);
    }

    @Override
    public String pronoun(Predicate<Object> isOne) {
        return Numeral.cards(number);
    }
}
