package io.github.cardfold.proof;

import io.github.cardfold.scenario.Scenario;
import io.github.cardfold.scenario.ScenarioFile;
import io.github.cardfold.scenario.Scenarios;
import io.github.cardfold.scenario.Verdict;
import java.io.IOException;
import java.nio.file.Path;

/** Runs one scenario file as a test. */
public final class ScenarioRun {
    private ScenarioRun() {}

    /**
     * Runs the scenario.
     *
     * @throws AssertionError if it does not pass
     */
    public static void run(String file) throws IOException {
        ScenarioFile read = ScenarioFile.at(Path.of(file)).single();
        Verdict verdict = Scenarios.run(Scenario.read(read.source(), read.text()));
        if (!verdict.isPassed()) {
            throw new AssertionError(verdict.text());
        }
    }
}
