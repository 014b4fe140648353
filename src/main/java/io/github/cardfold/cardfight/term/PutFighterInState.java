package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.StateOfFighter;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A fighter is in a state with a name for a time, which other texts ask for: Final Rush, a world.
 *
 * @param name the name
 * @param kind of what states this is one, such as the worlds, if a fighter is in one of them at a time; one that is set
 *     later ends it
 * @param fighter who
 */
@Rule(jp = {"7.42.1", "7.43.2"})
@Phrase("{fighter who} is/are in the <{kind}|state> {name}")
public record PutFighterInState(
        String name, Option<String> kind, @Default("you") Side fighter) implements Continuous {
    @Override
    public Array<Working> compile(Compiler out) {
        return Array.of(new StateOfFighter(name, kind, fighter));
    }
}
