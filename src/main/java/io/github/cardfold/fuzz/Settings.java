package io.github.cardfold.fuzz;

import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.kernel.Rules;
import io.vavr.collection.Array;

/**
 * Which random games are played and how they are checked.
 *
 * @param pairs the decks that are played, each against each
 * @param games how many games, at least 1
 * @param seed the seed of the first; each further game has the next one
 * @param policy how answers are chosen
 * @param threads how many threads, at least 1
 * @param every the states are checked after every so many answers, at least 1, and at the end
 * @param answers the indices of the answers of one game to be played again, empty for random games
 */
public record Settings(
        Pairs pairs, int games, long seed, Manner policy, int threads, int every, Array<Integer> answers) {

    /** How answers are chosen. */
    public enum Manner {
        /** Every answer alike. */
        UNIFORM,
        /** What has been answered least often. */
        NOVELTY,
        /** As a simple player would. */
        GREEDY,
        /** Each of these in turn. */
        MIXED
    }

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if a number is less than 1
     */
    public Settings {
        if (games < 1 || threads < 1 || every < 1) {
            throw new IllegalArgumentException(
                    "games, threads and checks are counted from 1, not " + Math.min(games, Math.min(threads, every)));
        }
    }

    /**
     * Makes those of games of Cardfight!! Vanguard.
     *
     * @throws IllegalArgumentException if there are no decks, or a number is less than 1
     */
    public Settings(
            Rules rules,
            Array<DeckList> decks,
            int games,
            long seed,
            Manner policy,
            int threads,
            int every,
            Array<Integer> answers) {
        this(Pairs.ofFights(rules, decks), games, seed, policy, threads, every, answers);
    }

    /** Returns games between all shipped decks, mixed, on one thread, checked at every step. */
    public static Settings of(Rules rules, int games) {
        return new Settings(rules, Decks.names().map(Decks::named), games, 0, Manner.MIXED, 1, 1, Array.empty());
    }

    /** Returns how the answers of one game are chosen. */
    Manner manner(Trial trial) {
        return policy == Manner.MIXED ? trial.manner() : policy;
    }
}
