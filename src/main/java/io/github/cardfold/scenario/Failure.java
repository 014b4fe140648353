package io.github.cardfold.scenario;

import static java.util.Objects.requireNonNull;

/**
 * One thing that did not hold in a scenario.
 *
 * @param moment the step of play after which it did not hold, such as {@code $.play[0]}, or the start or the end
 * @param path where in the scenario it stands, such as {@code $.play[0].then.power["A front left"]}
 * @param expected what the scenario says
 * @param found what was so instead
 * @param diff what the step changed, one thing a line; "" if nothing
 */
public record Failure(String moment, String path, String expected, String found, String diff) {
    /** Names what is null. */
    public Failure {
        requireNonNull(moment, "moment");
        requireNonNull(path, "path");
        requireNonNull(expected, "expected");
        requireNonNull(found, "found");
        requireNonNull(diff, "diff");
    }

    /** Returns it in a few lines, without the diff. */
    public String text() {
        return path + "\n    expected: " + expected + "\n    found:    " + found;
    }
}
