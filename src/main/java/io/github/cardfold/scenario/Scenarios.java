package io.github.cardfold.scenario;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.json.DataJson;
import io.github.cardfold.kernel.StepListener;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Runs scenarios. */
public final class Scenarios {
    private Scenarios() {}

    /** Returns what becomes of a scenario that was read. */
    public static Verdict run(Scenario scenario) {
        return run(scenario, (procedure, label) -> {});
    }

    /** Returns what becomes of a scenario that was read, a listener being told what runs from its start on. */
    public static Verdict run(Scenario scenario, StepListener listener) {
        requireNonNull(scenario, "scenario");
        requireNonNull(listener, "listener");
        return new Verdict(scenario.source(), Option.some(scenario), Playing.of(scenario, listener));
    }

    /** Returns what becomes of scenarios under the standard rules; one that cannot be read fails. */
    public static ScenarioReport run(Array<ScenarioFile> files) {
        return run(files, ScenarioRules.standard());
    }

    /**
     * Returns what becomes of scenarios under rules and packs of the caller's, a file's variants each on its own. One
     * that cannot be read fails, and so does one by which a defect of the library comes to light; the others are run.
     *
     * @throws IllegalStateException if Jackson, which reads JSON, is missing
     */
    public static ScenarioReport run(Array<ScenarioFile> files, ScenarioRules rules) {
        requireNonNull(files, "files");
        requireNonNull(rules, "rules");
        DataJson.read("{}"); // without Jackson no file is read, which is no file's fault
        return new ScenarioReport(files.flatMap(file -> run(file, rules)));
    }

    private static Array<Verdict> run(ScenarioFile file, ScenarioRules rules) {
        try {
            ScenarioReader reader = Scenario.reader(file, rules);
            return Scenario.variants(file).map(each -> run(file, each, reader));
        } catch (ScenarioException e) {
            return Array.of(unread(file, e));
        } catch (RuntimeException | StackOverflowError e) {
            return Array.of(broken(file, "$", e));
        }
    }

    private static Verdict run(ScenarioFile file, Variants.Variant variant, ScenarioReader reader) {
        try {
            return run(reader.read(variant));
        } catch (ScenarioException e) {
            return unread(file, e);
        } catch (RuntimeException | StackOverflowError e) {
            return broken(file, variant.path().isEmpty() ? "$" : variant.path(), e);
        }
    }

    private static Verdict unread(ScenarioFile file, ScenarioException e) {
        return failed(file, e.path(), e.expected(), e.found());
    }

    /** Whatever a file says, nothing else may come of it; that it does is a defect of the library. */
    private static Verdict broken(ScenarioFile file, String path, Throwable e) {
        StackTraceElement[] trace = e.getStackTrace();
        return failed(
                file,
                path,
                "a report, or an error that says what is wrong",
                "a defect of the library: " + e + (trace.length == 0 ? "" : " at " + trace[0]));
    }

    private static Verdict failed(ScenarioFile file, String path, String expected, String found) {
        return new Verdict(file.source(), Option.none(), Array.of(new Failure("$", path, expected, found, "")));
    }
}
