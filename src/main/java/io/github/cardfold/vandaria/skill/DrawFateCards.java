package io.github.cardfold.vandaria.skill;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.vandaria.part.OfDecks;

/**
 * The controller of the skill draws.
 *
 * @param number how many cards
 */
@Rule(vw = {"2.3.1", "16.3.6"})
@Phrase("draw {number a} card/cards")
public record DrawFateCards(@Default("1") Value number) implements Instruction, OfDecks {
    @Override
    public void compile(Compiler out) {
        out.call("", "2.3.1", run -> {
            Query query = Query.of(run);
            return new int[] {query.master().ordinal(), number.value(query)};
        });
    }
}
