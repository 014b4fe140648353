package io.github.cardfold.cardfight.fact;

/** Notes what happens while information is worked out. */
@FunctionalInterface
interface Trail {
    /** Notes what an effect is about to change. */
    void note(Information information, Effect effect, Effect.Write write);
}
