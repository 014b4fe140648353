package io.github.cardfold.vandaria.shift;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.fact.Shift;
import io.github.cardfold.vandaria.fact.Shifting;
import io.github.cardfold.vandaria.fact.Shifts;
import io.github.cardfold.vandaria.state.VandariaLifetimes;

/**
 * A turn or cycle is in a phase of a Shift, whatever the course of that is; the course goes on underneath.
 *
 * @param shift the two phases of the Shift, with a stroke between them
 * @param phase the phase
 * @param lasting for how long it is so
 */
@Rule(vw = {"15.1.7", "15.1.8"})
@Phrase("the Shift ({shift}) is {phase} {lasting}")
public record TurnsInto(
        String shift, String phase, @Default("turn") Span lasting) implements Instruction, Shifting {
    /** For how long a phase is said. */
    public enum Span {
        /** Until the turn in progress ends. */
        @Phrase("this turn")
        TURN(VandariaLifetimes.TURN),
        /** Until the next turn of the player begins. */
        @Phrase("until your next turn")
        CYCLE(VandariaLifetimes.OWN_TURN);

        private final Lifetime lifetime;

        Span(Lifetime lifetime) {
            this.lifetime = lifetime;
        }
    }

    /** Refuses what names no two phases, or none of them. */
    public TurnsInto {
        Shift.check(shift);
        Shift.number(shift, phase);
    }

    @Override
    public void compile(Compiler out) {
        out.change("", this::turned);
    }

    private Batch turned(Run run) {
        Seat player = Query.of(run).master();
        return Batch.of(Event.begin(TimedEffect.of(
                        Shifts.named(run.position(), shift).turned(),
                        player,
                        0,
                        new int[0],
                        Shift.number(shift, phase),
                        lasting.lifetime)
                .on(Anchor.seat(player))));
    }
}
