package io.github.cardfold.testkit;

import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.ZoneKey;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.SplittableRandom;

/** Two games of one kind that differ only in what seat A cannot know. */
interface Twins {
    /** The first state of the one game. */
    State begun();

    /** The first state of the other. */
    State begunOther();

    /**
     * Answers of the seat that is asked, another than A, that mean the same to A in both games; none if there are none.
     */
    Option<CommonAnswers> answers(State one, State other, SplittableRandom dice);

    /** Tells whether an event shows A no card by the rules, whatever it says of itself. */
    default boolean conceals(Position position, Event event) {
        return false;
    }

    /** Tells whether all are told of an answer, though nothing has come of it when the same seat is asked again. */
    default boolean isTold(State before, Action action) {
        return false;
    }

    /** The place of the cards that A would most like to know. */
    ZoneKey hand();

    /** Places that A asks about more often than about others. */
    Array<ZoneKey> hiding();

    /** The characteristics that A has explained. */
    Array<Trait> explained();
}
