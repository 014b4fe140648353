package io.github.cardfold.cli;

import io.github.cardfold.scenario.ScenarioFile;
import io.github.cardfold.scenario.ScenarioReport;
import io.github.cardfold.scenario.ScenarioRules;
import io.github.cardfold.scenario.Scenarios;
import io.github.cardfold.scenario.Verdict;
import io.vavr.collection.Array;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code scenario}: runs scenario files. */
@Command(
        name = "scenario",
        description =
                "Runs scenarios, positions with what is played from them and what must hold, and tells what did not.")
final class ScenarioFiles implements Callable<Integer> {
    @Parameters(
            arity = "1..*",
            paramLabel = "FILE|DIR",
            description = "Scenario files, or folders of which every .json file is one.")
    private List<String> paths;

    @Mixin
    private PackOption packs = new PackOption();

    @Option(names = "--verbose", description = "Tells the scenarios that passed, too.")
    private boolean verbose;

    private final Terminal terminal;

    ScenarioFiles(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        ScenarioReport report = Scenarios.run(Array.ofAll(paths).flatMap(ScenarioFiles::files), rules());
        report.verdicts()
                .filter(verdict -> verbose || !verdict.isPassed())
                .map(Verdict::text)
                .forEach(terminal::say);
        terminal.head(report.summary());
        return report.failed() == 0 ? Status.DONE : Status.FAILED;
    }

    /** Files may name the packs of the command line by their ids. */
    private ScenarioRules rules() {
        return Plugged.scenarioRules(packs.named());
    }

    private static Array<ScenarioFile> files(String path) {
        Array<ScenarioFile> files = InputFile.any(path, ScenarioFile::at);
        if (files.isEmpty()) {
            throw new UsageException("there is no file whose name ends in .json in the folder '" + path + "'");
        }
        return files;
    }
}
