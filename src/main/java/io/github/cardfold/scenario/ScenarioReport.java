package io.github.cardfold.scenario;

import static java.util.Objects.requireNonNull;

import io.vavr.collection.Array;

/**
 * What became of a run of scenarios.
 *
 * @param verdicts one for each, in order
 */
public record ScenarioReport(Array<Verdict> verdicts) {
    /** Names what is null. */
    public ScenarioReport {
        requireNonNull(verdicts, "verdicts");
    }

    /** Returns how many scenarios passed. */
    public int passed() {
        return verdicts.count(Verdict::isPassed);
    }

    /** Returns how many scenarios failed or could not be read. */
    public int failed() {
        return verdicts.size() - passed();
    }

    /** Returns the last line of a run. */
    public String summary() {
        return passed() + " passed, " + failed() + " failed";
    }

    /** Returns the failures and then the summary. */
    public String text() {
        return verdicts.reject(Verdict::isPassed)
                .map(Verdict::text)
                .append(summary())
                .mkString("", "\n", "\n");
    }
}
