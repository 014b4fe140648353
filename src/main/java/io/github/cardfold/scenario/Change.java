package io.github.cardfold.scenario;

import io.github.cardfold.kernel.State;
import io.github.cardfold.notation.Notation;
import io.vavr.collection.Array;

/** What a step of play changed, for those who look for the reason of a failure. */
final class Change {
    private Change() {}

    static String between(State before, State after, Array<State> passed) {
        return before.equals(after)
                ? ""
                : passed.flatMap(each -> Array.range(0, each.eventCount())
                                .map(i -> Notation.event(each.position(), each.event(i))))
                        .mkString("\n");
    }
}
