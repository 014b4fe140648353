package io.github.cardfold.scenario;

import io.github.cardfold.data.Reading;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.codec.StateCodec;

/** Reads {@code state}: a saved game, from which play goes on. */
final class StateReader {
    private StateReader() {}

    /** Returns the state; errors are told as they lie in the scenario. */
    static State read(Reading saved, Rules rules) {
        try {
            return StateCodec.read(rules, saved.data());
        } catch (StateFormatException e) {
            throw new StateFormatException(saved.path() + e.path().substring(1), e.expected(), e.found(), e);
        }
    }
}
