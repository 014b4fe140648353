package io.github.cardfold.effect;

import io.github.cardfold.effect.grammar.Agreement;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Seat;

/** A seat as the master of an effect sees it. */
public enum Side {
    /** The master of the effect, who also acts where nobody is named (11.8.5.1). */
    @Phrase(value = "you", is = Agreement.MANY)
    @Phrase(form = "who", value = "you", is = Agreement.MANY)
    @Phrase(form = "whose", value = "your")
    @Phrase(form = "their", value = "their")
    @Phrase(form = "own", value = "yours")
    @Phrase(form = "party", value = "yours")
    YOU,
    /** The seat that the game calls its opponent. */
    @Phrase(value = "your opponent", is = Agreement.ONE)
    @Phrase(form = "who", value = "your opponent", is = Agreement.ONE)
    @Phrase(form = "whose", value = "your opponent's")
    @Phrase(form = "their", value = "the other fighter's")
    @Phrase(form = "own", value = "your opponent's")
    @Phrase(form = "party", value = "your opponent")
    OPPONENT;

    /** Returns the seat, as seen by the master. */
    public Seat seat(Position position, Seat master) {
        return this == YOU ? master : position.opponent(master);
    }

    /** Returns the owner in English: {@code your} or {@code your opponent's}. */
    public String whose() {
        return this == YOU ? "your" : "your opponent's";
    }

    /** Returns a sentence in English of what the side does, given the verb for "you" and the rest. */
    public String does(String verb, String rest) {
        return (this == YOU ? verb : "your opponent " + verb + "s") + " " + rest;
    }
}
