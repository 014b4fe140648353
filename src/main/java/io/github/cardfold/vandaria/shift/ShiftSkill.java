package io.github.cardfold.vandaria.shift;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.AbilityScope;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.vandaria.fact.Shift;
import io.github.cardfold.vandaria.fact.Shifting;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Shift (XX/YY): some things are so in one phase of it, and others in the other. Other skills of the card may ask for
 * the phase.
 *
 * @param shift the two phases, with a stroke between them
 * @param first what is so in the first
 * @param second what is so in the second
 * @param label its label among the skills of its card
 */
@Rule(vw = {"15.1.1", "15.1.2"})
@Phrase("Shift ({shift})<: {first and}.>< / {second and}.>")
public record ShiftSkill(
        String shift,
        @Default("[]") Array<Continuous> first,
        @Default("[]") Array<Continuous> second,
        Option<String> label)
        implements Ability, Shifting {
    /** Refuses what names no two phases. */
    public ShiftSkill {
        Shift.check(shift);
    }

    @Override
    public boolean isHad() {
        return true;
    }

    @Override
    public void compile(AbilityScope scope) {
        String[] phases = shift.split("/", -1);
        Compiler out = scope.compiler();
        standing(scope, out, first, phases[0]);
        standing(scope, out, second, phases[1]);
    }

    private void standing(AbilityScope scope, Compiler out, Array<Continuous> effects, String phase) {
        if (effects.nonEmpty()) {
            Condition when = new ShiftIs(shift, phase);
            Array<Working> working = effects.flatMap(out::working).flatMap(Working::whileValid);
            String name = scope.name() + "/" + phase;
            scope.carried(name, "", this);
            scope.add(new Clause(
                    name,
                    Clause.Kind.CONT,
                    scope.definition(),
                    Array.empty(),
                    Option.some(when),
                    Option.none(),
                    working,
                    Option.none(),
                    Array.empty()));
        }
    }
}
