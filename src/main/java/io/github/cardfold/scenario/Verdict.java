package io.github.cardfold.scenario;

import static java.util.Objects.requireNonNull;

import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * What became of one scenario.
 *
 * @param source where it comes from
 * @param scenario the scenario, none if it could not be read
 * @param failures what did not hold; if it could not be read, why
 */
public record Verdict(String source, Option<Scenario> scenario, Array<Failure> failures) {
    /** Names what is null. */
    public Verdict {
        requireNonNull(source, "source");
        requireNonNull(scenario, "scenario");
        requireNonNull(failures, "failures");
    }

    /** Tells whether all held. */
    public boolean isPassed() {
        return failures.isEmpty();
    }

    /** Returns the verdict in lines: one if all held, else what did not, and what the step before had changed. */
    public String text() {
        String title = source + scenario.map(each -> ": " + each.name()).getOrElse("");
        if (isPassed()) {
            return "passed " + title;
        }
        StringBuilder lines = new StringBuilder("FAILED " + title);
        for (int i = 0; i < failures.size(); i++) {
            Failure failure = failures.get(i);
            lines.append("\n  ").append(failure.text());
            boolean last =
                    i + 1 == failures.size() || !failures.get(i + 1).moment().equals(failure.moment());
            if (last && !failure.diff().isEmpty()) {
                lines.append("\n  what happened in ").append(failure.moment()).append(":\n    ");
                lines.append(failure.diff().replace("\n", "\n    "));
            }
        }
        return lines.toString();
    }
}
