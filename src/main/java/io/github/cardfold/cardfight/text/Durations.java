package io.github.cardfold.cardfight.text;

import io.github.cardfold.cardfight.state.Moment;
import io.github.cardfold.cardfight.term.LastTurn;
import io.github.cardfold.cardfight.term.Period;
import io.github.cardfold.cardfight.term.Shortest;
import io.github.cardfold.cardfight.term.ThisPeriod;
import io.github.cardfold.cardfight.term.Until;
import io.github.cardfold.cardfight.term.UntilEndOf;
import io.github.cardfold.cardfight.term.While;
import io.github.cardfold.cardfight.term.WhileItStays;
import io.github.cardfold.cardfight.term.WhileTogether;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.DurationTerm;
import io.github.cardfold.effect.EventPattern;
import io.github.cardfold.effect.Side;
import io.vavr.collection.Array;
import java.util.function.Consumer;

/** Every kind of duration that texts of cards may be made of. Generated from the kinds: do not edit. */
public final class Durations {
    private Durations() {}

    /**
     * As long as all of several times last. Written as a list.
     *
     * @param durations the times; at most one of them ends with a battle, turn, phase or step
     */
    public static DurationTerm of(DurationTerm... durations) {
        return new Shortest(Array.of(durations));
    }

    /** The battle, turn or fight in progress. */
    public static DurationTerm battle() {
        return new ThisPeriod(Period.BATTLE);
    }

    /** Until a turn, phase or step of a fighter ends, the first to do so. */
    public static DurationTerm endOf() {
        return new UntilEndOf(Moment.TURN, Side.YOU, false);
    }

    /**
     * Until a turn, phase or step of a fighter ends, the first to do so.
     *
     * @param moment the turn, phase or step
     */
    public static DurationTerm endOf(Moment moment) {
        return new UntilEndOf(moment, Side.YOU, false);
    }

    /**
     * Until a turn, phase or step of a fighter ends, the first to do so.
     *
     * @param more says what may be said besides
     */
    public static DurationTerm endOfWith(Consumer<UntilEndOfOptions> more) {
        UntilEndOfOptions said = new UntilEndOfOptions();
        more.accept(said);
        return new UntilEndOf(said.moment, said.of, said.next);
    }

    /** The battle, turn or fight in progress. */
    public static DurationTerm fight() {
        return new ThisPeriod(Period.FIGHT);
    }

    /**
     * The last turn of a fighter that is over, not the one in progress. One can look back on it, and nothing lasts so
     * long.
     */
    public static DurationTerm lastTurn() {
        return new LastTurn(Side.OPPONENT);
    }

    /**
     * The last turn of a fighter that is over, not the one in progress. One can look back on it, and nothing lasts so
     * long.
     *
     * @param of whose turn
     */
    public static DurationTerm lastTurn(Side of) {
        return new LastTurn(of);
    }

    /**
     * The last turn of a fighter that is over, not the one in progress. One can look back on it, and nothing lasts so
     * long.
     *
     * @param more says what may be said besides
     */
    public static DurationTerm lastTurnWith(Consumer<LastTurnOptions> more) {
        LastTurnOptions said = new LastTurnOptions();
        more.accept(said);
        return new LastTurn(said.of);
    }

    /** The battle, turn or fight in progress. */
    public static DurationTerm turn() {
        return new ThisPeriod(Period.TURN);
    }

    /**
     * Until something happens the next time.
     *
     * @param event what happens, as the effect's master and card see it
     */
    public static DurationTerm until(EventPattern event) {
        return new Until(event);
    }

    /**
     * As long as a condition holds without a break, which has to hold from the beginning.
     *
     * @param condition the condition, as the effect's master and card see it
     */
    public static DurationTerm while_(Condition condition) {
        return new While(condition);
    }

    /** As long as a card that an effect is about stays where it is when this begins, be it only on its circle. */
    public static DurationTerm whileItStays() {
        return new WhileItStays();
    }

    /** As long as all units that an effect is about are on the field and have the same master, on whatever circles. */
    public static DurationTerm whileTogether() {
        return new WhileTogether();
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class UntilEndOfOptions {
        private Moment moment = Moment.TURN;
        private Side of = Side.YOU;
        private boolean next = false;

        private UntilEndOfOptions() {}

        /** Says the turn, phase or step. */
        public UntilEndOfOptions moment(Moment moment) {
            this.moment = moment;
            return this;
        }

        /** Says whose. */
        public UntilEndOfOptions of(Side of) {
            this.of = of;
            return this;
        }

        /** Says whether it is the next one even while one is in progress. */
        public UntilEndOfOptions next(boolean next) {
            this.next = next;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class LastTurnOptions {
        private Side of = Side.OPPONENT;

        private LastTurnOptions() {}

        /** Says whose turn. */
        public LastTurnOptions of(Side of) {
            this.of = of;
            return this;
        }
    }
}
