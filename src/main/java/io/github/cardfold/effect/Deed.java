package io.github.cardfold.effect;

import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;

/**
 * What may be done or not: who does what to whom, between which places and why. It is said of what is about to be done,
 * as an event is of what has happened. Pure: the same query has the same answer.
 */
@Role("deed")
public interface Deed extends Term {
    /** What an effect does about deeds. */
    enum Mode {
        /** They are not done, whatever else allows or orders them. */
        @Phrase(form = "plain", value = "cannot")
        FORBID("cannot"),
        /** They are done to certain cards, or so many at once, or not at all. */
        @Phrase(form = "only", value = "can")
        @Phrase(form = "plain", value = "must")
        REQUIRE("must"),
        /** They may be done although the rules do not let it. */
        @Phrase(form = "plain", value = "may")
        PERMIT("may");

        private final String verb;

        Mode(String verb) {
            this.verb = verb;
        }

        /** Returns the verb that says it. */
        public String verb() {
            return verb;
        }
    }

    /**
     * Compiles an effect about such deeds to what it does at work.
     *
     * @throws EffectException if nothing can be done so about them
     */
    Array<Working> compile(Mode mode, Compiler out);

    /** Tells whether no effect keeps whoever chooses from doing it with a card. */
    boolean isPossible(Query query, Subject card);
}
