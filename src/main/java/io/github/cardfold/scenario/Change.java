package io.github.cardfold.scenario;

import io.github.cardfold.kernel.State;
import io.github.cardfold.notation.Notation;
import io.vavr.collection.Array;

/** What a step of play changed, for those who look for the reason of a failure. */
final class Change {
    private Change() {}

    static String between(State before, Array<Passage> passed) {
        return passed.isEmpty() || before.equals(passed.last().state())
                ? ""
                : passed.map(Passage::state)
                        .flatMap(each -> Array.range(0, each.eventCount())
                                .map(i -> Notation.event(each.position(), each.event(i))))
                        .mkString("\n");
    }
}
