package io.github.cardfold.cardfight.term;

import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.cardfight.fact.NamesInState;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.English;
import io.github.cardfold.effect.Working;
import io.vavr.collection.Array;

/**
 * All cards with certain names are in a state, in all zones (5.2.2.1). Which states work so, a rulebook lists: it is
 * for the pack to say, by writing its texts with this instead of {@link PutInState}.
 *
 * @param state the name of the state
 * @param named the names of the cards, one or more
 */
@Rule(jp = "5.2.2.1")
@Phrase("cards named {named or} in all zones are in the state {state}")
public record PutNamesInState(String state, Array<String> named) implements Continuous {
    /** Refuses a state of no names. */
    public PutNamesInState {
        if (named.isEmpty()) {
            throw new IllegalArgumentException("no card name is said");
        }
    }

    @Override
    public Array<Working> compile(Compiler out) {
        return Array.of(new NamesInState(state, named));
    }
}
