package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.state.Moment;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.effect.kind.Circumstances;
import io.github.cardfold.effect.kind.Occurrence;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Lifetime;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A phase or step of a fighter's turn begins.
 *
 * @param phase which phase or step
 * @param of whose turn it is, one of these
 * @param so the circumstances
 */
@Phrase("{of or whose} {phase} begins/begins/began{so}")
@Phrase(form = "at", value = "the beginning of {of or whose} {phase}{so}")
public record Begins(Moment phase, @Default("you") Array<Side> of, Circumstances so) implements Occurrence {
    @Override
    public Array<EventKind> kinds() {
        return switch (phase) {
            case END_PHASE -> Array.of(EventKinds.BEGINNING, EventKinds.END_PHASE_GOES_ON);
            case CLOSE_STEP -> Array.of(EventKinds.BEGINNING, EventKinds.CLOSE_STEP_GOES_ON);
            default -> Array.of(EventKinds.BEGINNING);
        };
    }

    @Override
    public Array<String> roles() {
        return Array.empty();
    }

    @Override
    public boolean mayBeHidden() {
        return true;
    }

    /** The phases of a turn before its battles, and the end phase after them, lie outside of these (9.1.2, 10.1.2). */
    @Override
    @Rule(jp = {"9.1.2", "10.1.2"})
    public Option<Integer> mostIn(Lifetime time) {
        boolean isOnce = phase.compareTo(Moment.BATTLE_PHASE) < 0;
        if (Lifetimes.isOfBattle(time)) {
            return Option.when(isOnce || phase == Moment.END_PHASE, 0);
        }
        return Option.when(isOnce && Lifetimes.isOfTurn(time), 1);
    }

    @Override
    public boolean isOfCards() {
        return false;
    }

    @Override
    public boolean mayFit(String told) {
        return told.equals(phase.beginning());
    }

    @Override
    public Option<Array<Integer>> occurs(Query query, Happening happening) {
        boolean matches = mayFit(happening.event().text()) && FighterActs.isBy(of, query, happening.event());
        return matches ? Option.some(Array.empty()) : Option.none();
    }
}
