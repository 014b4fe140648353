package io.github.cardfold.scenario;

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
        return new Verdict(scenario.source(), Option.some(scenario), Playing.of(scenario, listener));
    }

    /** Returns what becomes of scenarios under the standard rules; one that cannot be read fails. */
    public static ScenarioReport run(Array<ScenarioFile> files) {
        return run(files, ScenarioRules.standard());
    }

    /** Returns what becomes of scenarios under rules and packs of the caller's; one that cannot be read fails. */
    public static ScenarioReport run(Array<ScenarioFile> files, ScenarioRules rules) {
        return new ScenarioReport(files.map(file -> run(file, rules)));
    }

    private static Verdict run(ScenarioFile file, ScenarioRules rules) {
        try {
            return run(Scenario.read(file.source(), file.text(), rules));
        } catch (ScenarioException e) {
            Failure unread = new Failure("$", e.path(), e.expected(), e.found(), "");
            return new Verdict(file.source(), Option.none(), Array.of(unread));
        }
    }
}
