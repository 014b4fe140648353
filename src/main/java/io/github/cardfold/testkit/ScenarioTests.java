package io.github.cardfold.testkit;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.scenario.Scenario;
import io.github.cardfold.scenario.ScenarioFile;
import io.github.cardfold.scenario.ScenarioRules;
import io.github.cardfold.scenario.Scenarios;
import io.github.cardfold.scenario.Verdict;
import io.vavr.collection.Array;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/**
 * Scenario files as tests of JUnit: a {@code @TestFactory} returns what these methods return. A test has the name of
 * the scenario and leads to its file. It fails with what did not hold and what the step before had changed; a file that
 * cannot be read is a test that fails with the reason.
 */
public final class ScenarioTests {
    private ScenarioTests() {}

    /**
     * Returns a test for each scenario below a folder, under the rules and packs that the library ships.
     *
     * @throws UncheckedIOException if the folder cannot be read
     * @throws IllegalArgumentException if there are no scenario files in it
     */
    public static Stream<DynamicTest> in(Path folder) {
        return in(folder, ScenarioRules.standard());
    }

    /** Returns the same under rules and packs of the caller's. */
    public static Stream<DynamicTest> in(Path folder, ScenarioRules rules) {
        requireNonNull(folder, "folder");
        requireNonNull(rules, "rules");
        Array<ScenarioFile> files = files(folder);
        if (files.isEmpty()) {
            throw new IllegalArgumentException("there are no scenario files in " + folder.toAbsolutePath());
        }
        return files.toJavaStream().flatMap(file -> tests(file, rules).toJavaStream());
    }

    static Array<ScenarioFile> files(Path folder) {
        try {
            return ScenarioFile.at(folder);
        } catch (IOException e) {
            throw new UncheckedIOException("scenario files in " + folder, e);
        }
    }

    private static Array<DynamicTest> tests(ScenarioFile file, ScenarioRules rules) {
        try {
            return Scenario.all(file, rules).map(each -> test(each.name(), file, () -> Array.of(Scenarios.run(each))));
        } catch (RuntimeException | StackOverflowError unread) {
            return Array.of(test(
                    file.source(),
                    file,
                    () -> Scenarios.run(Array.of(file), rules).verdicts()));
        }
    }

    private static DynamicTest test(String name, ScenarioFile file, Supplier<Array<Verdict>> run) {
        return DynamicTest.dynamicTest(name, Path.of(file.source()).toUri(), () -> {
            Array<Verdict> failed = run.get().reject(Verdict::isPassed);
            if (failed.nonEmpty()) {
                throw new AssertionError(failed.map(Verdict::text).mkString("\n"));
            }
        });
    }
}
