package io.github.cardfold.scenario.words;

import io.vavr.collection.Array;

/**
 * A battle in words.
 *
 * @param attacker the attacking unit, {@code nobody} if none attacks
 * @param partners the units that attack together with it
 * @param attacked the units being attacked
 * @param boosters the boosting units
 * @param guards each guardian with what it guards, as in {@code B guardian:0 guards B vanguard}
 */
public record BattleWords(
        String attacker, Array<String> partners, Array<String> attacked, Array<String> boosters, Array<String> guards) {
    public static final BattleWords NONE =
            new BattleWords("nobody", Array.empty(), Array.empty(), Array.empty(), Array.empty());
}
