package io.github.cardfold.mutation;

import io.github.cardfold.scenario.Scenario;
import io.github.cardfold.scenario.ScenarioFile;
import io.github.cardfold.scenario.Scenarios;
import io.github.cardfold.scenario.Verdict;
import io.vavr.collection.Array;
import java.io.IOException;
import java.nio.file.Path;
import java.util.regex.Pattern;

/** Runs one scenario file as a test. */
public final class ScenarioRun {
    private ScenarioRun() {}

    /** What a scenario expects of its own steps: that they can be taken. */
    private static final Pattern PLAYABLE =
            Pattern.compile(".* to be legal|an action|.*\\bchance\\b.*|the rules to come to a state that can be");

    /**
     * Runs the scenario.
     *
     * @throws AssertionError if something does not hold that it says must
     * @throws IllegalStateException if its steps cannot be taken, and all else holds
     */
    public static void run(String file) throws IOException {
        ScenarioFile read = ScenarioFile.at(Path.of(file)).single();
        Array<Verdict> verdicts = Scenario.all(read).map(Scenarios::run);
        String told = verdicts.map(Verdict::text).mkString("\n");
        if (verdicts.flatMap(Verdict::failures)
                .exists(each -> !PLAYABLE.matcher(each.expected()).matches())) {
            throw new AssertionError(told);
        }
        if (!verdicts.forAll(Verdict::isPassed)) {
            throw new IllegalStateException(told);
        }
    }
}
