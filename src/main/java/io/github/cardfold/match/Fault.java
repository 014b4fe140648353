package io.github.cardfold.match;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.kernel.question.Decision;
import io.vavr.control.Option;
import java.util.Objects;

/**
 * Why a player forfeits: it was asked and gave no legal answer; or why nobody can play on, since a plugin has failed. It
 * is for the referee and for whoever made the player:
 * the decision's section, the answer and what was thrown tell of what the other players cannot know.
 *
 * @param kind what went wrong
 * @param decision what the player was asked
 * @param answered what came instead of a legal answer, or what the plugin did, for people
 * @param cause what the player or the plugin threw, none unless it threw
 */
public record Fault(Kind kind, Decision decision, String answered, Option<Throwable> cause) {
    /** Names what is null. */
    public Fault {
        requireNonNull(kind, "kind");
        requireNonNull(decision, "decision");
        requireNonNull(answered, "answered");
        requireNonNull(cause, "cause");
    }

    /** The same in every process, unlike an enum's. */
    @Override
    public int hashCode() {
        return Objects.hash(kind.name(), decision, answered);
    }

    /** What can go wrong with an answer. */
    public enum Kind {
        /** The answer was null. */
        NOTHING,
        /** The answer was not one of the options. */
        ILLEGAL,
        /** The player threw something instead of answering. */
        THREW,
        /** The time limit passed. */
        LATE,
        /** A plugin failed, before or after an answer: no player is at fault. */
        PLUGIN
    }

    /** Tells whether the player that was asked forfeits. */
    public boolean isForfeit() {
        return kind != Kind.PLUGIN;
    }

    /**
     * Returns what any player may be told: who forfeits and at which question, not by which answer nor at which step of
     * the seat's hidden course.
     */
    public String publicSentence() {
        if (!isForfeit()) {
            return "the match is broken off at '" + decision.purpose() + "': a plugin failed";
        }
        String how = switch (kind) {
            case NOTHING, ILLEGAL -> "gave no legal answer";
            case THREW -> "failed";
            case LATE -> "gave no answer in time";
            case PLUGIN -> "is not at fault";
        };
        return decision.seat() + " forfeits at '" + decision.purpose() + "': it " + how;
    }

    /** Returns the sentence that names the seat, the decision and what was answered: for the referee. */
    public String sentence() {
        if (!isForfeit()) {
            return "the match is broken off at '" + decision.purpose() + "' (" + decision.section() + "): " + answered;
        }
        return decision.seat() + " forfeits at '" + decision.purpose() + "' (" + decision.section() + "): it "
                + answered;
    }
}
