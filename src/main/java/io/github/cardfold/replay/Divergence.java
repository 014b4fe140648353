package io.github.cardfold.replay;

import static java.util.Objects.requireNonNull;

import java.util.Objects;

/**
 * Where a game that is played again parts from the one that was recorded.
 *
 * @param kind what differs
 * @param decision the number of the decision, from 1, whose answer is refused or after whose answer the position is
 *     another one; 0 if the game does not even begin alike
 * @param sentence what differs, for people: what was recorded and what was found
 */
public record Divergence(Kind kind, int decision, String sentence) {
    /** Names what is null. */
    public Divergence {
        requireNonNull(kind, "kind");
        requireNonNull(sentence, "sentence");
    }

    /** The same in every process, unlike an enum's. */
    @Override
    public int hashCode() {
        return Objects.hash(kind.name(), decision, sentence);
    }

    /** What can differ. */
    public enum Kind {
        /** The rules are not those of the record, and nobody asked to play under others. */
        RULES,
        /** The game cannot begin: a card or deck that the rules do not take, a saved state they cannot read. */
        START,
        /** An action is not legal where it was answered. */
        ACTION,
        /** A position has another hash. */
        HASH,
        /** The game ends otherwise. */
        OUTCOME
    }

    /** Returns the exception that says the same. */
    public ReplayException exception() {
        return new ReplayException("decision " + decision, sentence, null);
    }

    @Override
    public String toString() {
        return "decision " + decision + ": " + sentence;
    }
}
