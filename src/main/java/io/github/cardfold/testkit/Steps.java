package io.github.cardfold.testkit;

import io.github.cardfold.data.Data;
import io.github.cardfold.fuzz.Fault;
import io.github.cardfold.fuzz.Probe;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.codec.StateCodec;
import io.github.cardfold.kernel.question.Action;
import io.vavr.control.Option;

/** Whether all that may be answered in a state can be. */
final class Steps {
    private Steps() {}

    static Probe from(State first) {
        Probe sound = Probe.ofGame(first);
        return (before, action, after) -> wrong(sound, after);
    }

    private static Option<String> wrong(Probe sound, State state) {
        Data written = StateCodec.write(state);
        for (Action answer : state.legalActions()) {
            Option<Fault> fault = Fault.of(state, answer, sound);
            if (fault.isDefined()) {
                return Option.some("after " + answer + ": " + fault.get().text());
            }
        }
        return Option.when(
                !written.equals(StateCodec.write(state)), "the state has changed when its legal answers were given");
    }
}
