package io.github.cardfold.cardfight.play;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.AbilityScope;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * What the text of an over trigger adds when it is drive checked (11.10.2.9).
 *
 * @param then what is done
 * @param label its label among the abilities of its card
 */
@Rule(jp = "11.10.2.9")
@Phrase("Additional effect: {then sentences}")
public record AdditionalEffect(Array<Instruction> then, Option<String> label) implements Ability {
    @Override
    public boolean isPlayed() {
        return true;
    }

    @Override
    public void compile(AbilityScope scope) {
        Compiler out = scope.compiler();
        if (scope.definition() < 0) {
            throw out.error("an additional effect is printed on an over trigger; nothing else has one");
        }
        scope.add(new Clause(
                scope.name(),
                Clause.Kind.ADDITIONAL,
                scope.definition(),
                Array.empty(),
                Option.none(),
                Option.none(),
                Array.empty(),
                Option.none(),
                Array.empty()));
        out.block(then);
        out.mark("end");
        scope.add(out);
    }
}
