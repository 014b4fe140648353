package io.github.cardfold.kernel.question;

import static java.util.Objects.requireNonNull;

import java.util.Objects;

/**
 * Why an action was refused, told by what its own seat may know.
 *
 * @param reason the kind of reason
 * @param section the section that forbids it, for a seat that is not asked only the phase or step, which all see; once
 *     the game is over the section that ended it, "" if none did
 * @param sentence what stands against it, for people
 */
public record Refusal(Reason reason, String section, String sentence) {
    /** Names what is null. */
    public Refusal {
        requireNonNull(reason, "reason");
        requireNonNull(section, "section");
        requireNonNull(sentence, "sentence");
    }

    /** The same in every process, unlike an enum's. */
    @Override
    public int hashCode() {
        return Objects.hash(reason.name(), section, sentence);
    }

    /** Kinds of reasons. */
    public enum Reason {
        /** The game has ended. */
        GAME_OVER,
        /** The seat takes no part in the game, or no longer. */
        NOT_PLAYING,
        /** Another seat is asked. */
        NOT_ASKED,
        /** The rules do not offer this answer now. */
        NOT_OFFERED
    }

    /** Returns the refusal of an answer that a section does not allow. */
    public static Refusal notOffered(String section, String sentence) {
        requireNonNull(section, "section");
        requireNonNull(sentence, "sentence");
        return new Refusal(Reason.NOT_OFFERED, section, sentence);
    }

    /** Returns section and sentence in one line. */
    public String text() {
        return section.isEmpty() ? sentence : section + ": " + sentence;
    }
}
