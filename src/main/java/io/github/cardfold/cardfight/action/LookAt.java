package io.github.cardfold.cardfight.action;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Numeral;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.grammar.Binds;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Local;
import io.vavr.control.Option;
import java.util.function.Predicate;

/**
 * Looks at the top cards of a deck (7.7.1).
 *
 * @param top how many
 * @param of whose deck
 * @param by who looks
 * @param as the name of the cards
 * @param upTo whether the fighter may stop after each card
 */
@Rule(jp = {"7.7.1", "7.7.4"})
@Phrase(
        "<{by who} looks|look> at <{upTo}up to {top many} cards|the top <{top many} >card/cards> of {of whose} deck{as as}")
public record LookAt(
        @Default("1") Value top,
        @Default("you") Side of,
        @Default("you") Side by,
        @Default("them") String as,
        boolean upTo)
        implements Instruction, Binds {
    @Override
    public void compile(Compiler out) {
        Local looked = out.shared("looked at");
        Local them = out.objects(as);
        out.begin(Option.some(as));
        out.call("", upTo ? "7.7.2" : "7.7.1", run -> {
            Query query = Query.of(run);
            return new int[] {
                query.seat(by).ordinal(),
                query.seat(of).ordinal(),
                top.value(query),
                run.frame().size(looked) == 0 ? 0 : 1
            };
        });
        out.end(Option.some(as));
        out.let(
                "looked",
                run -> run.set(looked, run.frame().size(them) == 0 ? run.objects(looked) : run.objects(them)));
    }

    @Override
    public String pronoun(Predicate<Object> isOne) {
        return Numeral.cards(top);
    }
}
