package io.github.cardfold.vandaria.skill;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.fact.SuddenDeaths;
import io.vavr.collection.Array;

/**
 * It is a time of somebody's turn.
 *
 * @param time which
 * @param of whose turn it is
 */
@Rule(vw = "12.6.3")
@Phrase("it is {of} {time}")
public record DuringPhase(Time time, @Default("you") Whose of) implements Condition {
    /** Times that skills ask for. */
    public enum Time {
        /** Any time of the turn. */
        @Phrase("turn")
        TURN(""),
        /** One of the two Main Phases. */
        @Phrase("Main Phase")
        MAIN_PHASE("8.4 8.6"),
        /** The Combat Phase, from its start to its end. */
        @Phrase("Combat Phase")
        COMBAT_PHASE("9.2 9.3 9.4 9.5 9.6 9.7 9.8 9.9 9.10 9.11");

        private final Array<String> moments;

        Time(String moments) {
            this.moments = moments.isEmpty() ? Array.empty() : Array.of(moments.split(" "));
        }
    }

    /** Before the first turn and once the game is over it is no time of anybody. */
    @Override
    public boolean holds(Query query) {
        Position position = query.position(Facts.MOMENT);
        Seat active = position.rules().game().turnSeat(position);
        return active != null
                && !SuddenDeaths.isOn(position)
                && of.includes(position, query.master(), active)
                && (time.moments.isEmpty()
                        || time.moments.contains(position.rules().game().moment(position)));
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.TURN, Facts.MOMENT);
    }
}
