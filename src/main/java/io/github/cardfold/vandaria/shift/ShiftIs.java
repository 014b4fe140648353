package io.github.cardfold.vandaria.shift;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.vandaria.fact.Shift;
import io.github.cardfold.vandaria.fact.Shifting;
import io.github.cardfold.vandaria.fact.Shifts;
import io.vavr.collection.Array;

/**
 * A Shift is in a phase. One that no Property in the game has is in none, unless a skill says that it is.
 *
 * @param shift the two phases of the Shift, with a stroke between them
 * @param phase the phase
 */
@Rule(vw = {"15.1.2", "15.1.3"})
@Phrase("the Shift ({shift}) is {phase}")
public record ShiftIs(String shift, String phase) implements Condition, Shifting {
    /** Refuses what names no two phases, or none of them. */
    public ShiftIs {
        Shift.check(shift);
        Shift.number(shift, phase);
    }

    @Override
    public boolean holds(Query query) {
        Position position = query.position(Shifts.PHASES);
        return Shifts.named(position, shift).phase(position) == Shift.number(shift, phase);
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.LASTING);
    }
}
