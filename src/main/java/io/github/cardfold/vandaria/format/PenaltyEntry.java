package io.github.cardfold.vandaria.format;

import java.util.Objects;

/**
 * One penalty of a ledger.
 *
 * @param player who got it
 * @param match the number of the match that the player was playing, or was to play next, from 1
 * @param decision what the judge decided
 * @param penalty what it has come to with the player's Warnings before
 * @param affected the number of the match that the penalty affects
 */
public record PenaltyEntry(String player, int match, PenaltyDecision decision, Penalty penalty, int affected) {
    /** Tells whether the Head Judge has to agree. */
    public boolean needsHeadJudge() {
        return penalty.needsHeadJudge() || decision.needsHeadJudge();
    }

    /** The same in every process, unlike an enum's. */
    @Override
    public int hashCode() {
        return Objects.hash(player, match, decision, penalty.name(), affected);
    }
}
