package io.github.cardfold.kernel;

import java.util.ArrayList;
import java.util.List;

/**
 * What holds in every state of every game. It shares no code with the rules: it reads what they wrote and says, in
 * sentences, what cannot be so.
 */
public final class Invariants {
    private final CardInvariants cards;

    private Invariants(CardInvariants cards) {
        this.cards = cards;
    }

    /** Returns the checker of the game that begins with a state; the cards of that state are those of the game. */
    public static Invariants of(State start) {
        return new Invariants(new CardInvariants(start.position()));
    }

    /** Returns what is wrong with a state of the game, nothing if all is well. */
    public List<String> broken(State state) {
        List<String> found = new ArrayList<>();
        cards.check(state.position(), found);
        PoolInvariants.check(state.position(), found);
        StackInvariants.check(state.position(), found);
        EffectInvariants.check(state.position(), found);
        EventInvariants.check(state.position(), found);
        if (found.isEmpty()) {
            AnswerInvariants.check(state, found);
        }
        return found;
    }

    /** Returns where a state is not what its events make of the state before it, nothing if they tell all. */
    public static List<String> untold(State before, State after) {
        List<String> found = new ArrayList<>();
        new Retelling(before.position()).compare(after.position(), found);
        return found;
    }
}
