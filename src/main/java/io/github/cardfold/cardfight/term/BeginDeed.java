package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.deed.SkippedPhase;
import io.github.cardfold.cardfight.state.Moment;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Deed;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;

/**
 * A phase of a fighter's turn begins. One that cannot begin is left out of the turn, with all its steps and with what
 * is triggered by its beginning.
 *
 * @param phase which phase: draw, ride, main or battle phase
 * @param of whose
 */
@Phrase(form = "forbidden", value = "{of whose} {phase} is skipped")
@Phrase(form = "able", value = "{of whose} {phase} {#} begin")
@Phrase("to begin {of whose} {phase}")
@Rule(jp = {"1.3.3", "9.1.2"})
public record BeginDeed(Moment phase, @Default("you") Side of) implements Deed {
    private static final Array<Moment> PHASES =
            Array.of(Moment.DRAW_PHASE, Moment.RIDE_PHASE, Moment.MAIN_PHASE, Moment.BATTLE_PHASE);

    /** Refuses steps, and phases without which there is no turn: it begins with one and is over with the other. */
    public BeginDeed {
        if (!PHASES.contains(phase)) {
            throw new IllegalArgumentException("the " + phase.label() + " cannot be left out, only the "
                    + PHASES.map(Moment::label).mkString(", "));
        }
    }

    @Override
    public Array<Working> compile(Mode mode, Compiler out) {
        if (mode != Mode.FORBID) {
            throw out.error("it can only be forbidden");
        }
        return Array.of(new SkippedPhase(phase, of));
    }

    @Override
    public boolean isPossible(Query query, Subject card) {
        return !SkippedPhase.is(query.position(Facts.LASTING), query.seat(of), phase);
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.LASTING);
    }
}
