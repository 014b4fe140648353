package io.github.cardfold.cardfight.fact;

/** Notes what happens while information is worked out. */
@FunctionalInterface
interface Trace {
    /** Notes what an effect is about to change. */
    void note(Information information, ActiveChange effect, ActiveChange.Write write);
}
