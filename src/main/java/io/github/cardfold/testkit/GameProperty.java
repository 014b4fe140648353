package io.github.cardfold.testkit;

import io.github.cardfold.fuzz.Probe;
import io.github.cardfold.kernel.State;

/** What must hold of every game, whatever its cards and plugins do. */
public enum GameProperty {
    /** Every state is possible, nothing has changed without an event, and every game comes to an end. */
    SOUND(1) {
        @Override
        Probe of(State first) {
            return Probe.ofGame(first);
        }
    },

    /**
     * A state is read back from JSON and from notation as it was, with the same key; a step taken again is the same.
     */
    FORMS(4) {
        @Override
        Probe of(State first) {
            return Probe.ofForms();
        }
    },

    /** Every legal answer can be given, leads to a sound state, and leaves the state before it as it was. */
    STEPS(16) {
        @Override
        Probe of(State first) {
            return Steps.from(first);
        }
    },

    /** Every legal answer is read back from notation and JSON, by whoever sees all and by the seat that is asked. */
    ANSWERS(1) {
        @Override
        Probe of(State first) {
            return Written::answers;
        }
    },

    /** Every event and every question is read back from notation and JSON. */
    EVENTS(1) {
        @Override
        Probe of(State first) {
            return Written::events;
        }
    },

    /** A game that is dealt anew from what a seat sees looks the same to it, is sound and can be played on. */
    DEALS(4) {
        @Override
        Probe of(State first) {
            return new Deals();
        }
    },

    /** A recorded game is read back from bytes and JSON and plays again; so does what each seat may keep of it. */
    REPLAYS(1) {
        @Override
        Probe of(State first) {
            return new Recorded(first);
        }
    },

    /** A game played again in two threads at once comes to the same states. */
    THREADS(1) {
        @Override
        Probe of(State first) {
            return new Threads(first);
        }
    };

    private final int steps;

    GameProperty(int steps) {
        this.steps = steps;
    }

    /** Returns the probe of the steps of a game that begins with a state, in order. */
    abstract Probe of(State first);

    /** Returns the probe that looks at some of the steps only, if looking takes long, and names the property. */
    Probe seldom(State first) {
        Probe probe = of(first).oneIn(steps);
        return (before, action, after) -> probe.wrong(before, action, after).map(wrong -> this + ": " + wrong);
    }
}
