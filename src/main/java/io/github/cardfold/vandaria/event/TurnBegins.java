package io.github.cardfold.vandaria.event;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.vandaria.skill.OfOthers;
import io.github.cardfold.vandaria.skill.Whose;
import io.github.cardfold.vandaria.state.VandariaEvents;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A phase begins, or the Combat Phase comes to its end.
 *
 * @param what which
 * @param of in whose turn
 */
@Rule(vw = {"9.2.1", "9.11.1", "12.4.3"})
@Phrase("{what} comes in {of} turn")
public record TurnBegins(Moment what, @Default("you") Whose of) implements OfOthers {
    /** Moments that skills trigger on. */
    public enum Moment {
        /** The Preparation Phase. */
        @Phrase("the Preparation Phase")
        PREPARATION_PHASE("Preparation Phase"),
        /** The beginning of the Combat Phase. */
        @Phrase("the Combat Phase")
        COMBAT_PHASE("Combat Phase"),
        /** The end of the Combat Phase. */
        @Phrase("the end of the Combat Phase")
        END_OF_COMBAT_PHASE("end of the Combat Phase");

        private final String told;

        Moment(String told) {
            this.told = told;
        }
    }

    @Override
    public Array<EventKind> kinds() {
        return Array.of(VandariaEvents.BEGINS);
    }

    @Override
    public boolean isOfCards() {
        return false;
    }

    @Override
    public boolean reachesHidden() {
        return false;
    }

    @Override
    public boolean mayFit(String told) {
        return what.told.equals(told);
    }

    @Override
    public Option<Array<Integer>> matches(Query query, Happening happening) {
        Event event = happening.event();
        boolean isInTurn = of.includes(query.position(Facts.TURN), query.master(), event.seat());
        return Option.when(mayFit(event.text()) && isInTurn, Array.empty());
    }
}
