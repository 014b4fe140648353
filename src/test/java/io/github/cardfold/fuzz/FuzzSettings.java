package io.github.cardfold.fuzz;

import java.util.List;
import java.util.stream.Stream;

/**
 * What the command line asks of {@link Fuzz}.
 *
 * @param games how many games, at least 1
 * @param seed the seed of the first; each further game has the next one
 * @param policy {@code uniform}, {@code novelty} or {@code mixed}
 * @param threads how many threads, at least 1
 * @param every the states are checked after every so many answers, at least 1, and at the end
 * @param counts whether to print how often each step ran
 * @param answers the indices of the answers of one game to be played again, empty for random games
 */
record FuzzSettings(
        int games, long seed, String policy, int threads, int every, boolean counts, List<Integer> answers) {

    static final String USAGE = "[--games 1000] [--seed 0] [--policy uniform|novelty|mixed] [--threads 2]"
            + " [--every 1] [--counts] [--answers 0,1,...]";

    static FuzzSettings of(String... args) {
        FuzzSettings settings = new FuzzSettings(1000, 0, "mixed", 2, 1, false, List.of());
        for (int i = 0; i < args.length; i++) {
            boolean hasValue = !args[i].equals("--counts");
            if (hasValue && i + 1 == args.length) {
                throw new IllegalArgumentException(args[i] + " without a value; " + USAGE);
            }
            settings = settings.with(args[i], hasValue ? args[++i] : "");
        }
        return settings;
    }

    private FuzzSettings with(String option, String value) {
        return switch (option) {
            case "--games" -> new FuzzSettings(positive(value), seed, policy, threads, every, counts, answers);
            case "--seed" -> new FuzzSettings(games, Long.parseLong(value), policy, threads, every, counts, answers);
            case "--policy" -> new FuzzSettings(games, seed, known(value), threads, every, counts, answers);
            case "--threads" -> new FuzzSettings(games, seed, policy, positive(value), every, counts, answers);
            case "--every" -> new FuzzSettings(games, seed, policy, threads, positive(value), counts, answers);
            case "--counts" -> new FuzzSettings(games, seed, policy, threads, every, true, answers);
            case "--answers" -> new FuzzSettings(1, seed, policy, 1, every, counts, numbers(value));
            default -> throw new IllegalArgumentException("there is no option " + option + "; " + USAGE);
        };
    }

    private static int positive(String value) {
        int number = Integer.parseInt(value);
        if (number < 1) {
            throw new IllegalArgumentException(value + " is less than 1; " + USAGE);
        }
        return number;
    }

    private static String known(String policy) {
        if (!List.of("uniform", "novelty", "mixed").contains(policy)) {
            throw new IllegalArgumentException("there is no policy " + policy + "; " + USAGE);
        }
        return policy;
    }

    private static List<Integer> numbers(String value) {
        return Stream.of(value.split(",")).map(Integer::valueOf).toList();
    }

    /** Tells whether a game seeks what is new. */
    boolean isNovel(Trial trial) {
        return policy.equals("novelty") || policy.equals("mixed") && trial.isNovel();
    }
}
