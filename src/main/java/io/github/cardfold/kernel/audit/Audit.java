package io.github.cardfold.kernel.audit;

import io.github.cardfold.kernel.State;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;

/**
 * What holds in every state of every game. It shares no code with the rules: it reads what they wrote and says, in
 * sentences, what cannot be so. For those who add rules or cards and want to know that nothing broke.
 */
public final class Audit {
    private final CardAudit cards;

    private Audit(CardAudit cards) {
        this.cards = cards;
    }

    /** Returns the audit of the game that begins with a state; the cards of that state are those of the game. */
    public static Audit of(State start) {
        return new Audit(new CardAudit(start.position()));
    }

    /** Returns what is wrong with a state of the game, nothing if all is well. */
    public Array<String> broken(State state) {
        List<String> found = new ArrayList<>();
        cards.check(state.position(), found);
        PoolAudit.check(state.position(), found);
        StackAudit.check(state.position(), found);
        EffectAudit.check(state.position(), found);
        EventAudit.check(state.position(), found);
        if (found.isEmpty()) {
            AnswerAudit.check(state, found);
        }
        return Array.ofAll(found);
    }

    /** Returns where a state is not what its events make of the state before it, nothing if they tell all. */
    public static Array<String> untold(State before, State after) {
        List<String> found = new ArrayList<>();
        new Retelling(before.position()).compare(after.position(), found);
        return Array.ofAll(found);
    }
}
