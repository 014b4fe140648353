package io.github.cardfold.scenario.tournament;

import static java.util.Objects.requireNonNull;

/**
 * One thing that does not hold.
 *
 * @param path where in the scenario it stands
 * @param expected what the scenario says
 * @param found what is so instead
 */
public record Mismatch(String path, String expected, String found) {
    /** Names what is null. */
    public Mismatch {
        requireNonNull(path, "path");
        requireNonNull(expected, "expected");
        requireNonNull(found, "found");
    }
}
