package io.github.cardfold.fuzz;

import io.github.cardfold.cardfight.Hearing;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.scenario.Scenario;
import io.github.cardfold.scenario.ScenarioFile;
import io.github.cardfold.scenario.Scenarios;
import io.github.cardfold.scenario.Shipped;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashSet;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.IdentityHashMap;
import java.util.Map;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.discovery.ClassNameFilter;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/** Scenario files and tests, by what they come to when they are run. */
final class Witnesses {
    private static final Path SCENARIOS = Path.of("examples", "scenarios");
    private static final String ROOT = "io.github.cardfold.";

    private static final Launcher LAUNCHER = LauncherFactory.create(LauncherConfig.builder()
            .enableTestEngineAutoRegistration(false)
            .addTestEngines(new org.junit.jupiter.engine.JupiterTestEngine())
            .build());

    private Witnesses() {}

    /** Returns the names of those of fights: scenario files first, then the tests that play at a table. */
    static LinkedHashSet<String> ofFights() {
        return scenarios(false).addAll(tests());
    }

    /** Returns the names of the scenario files of Vandaria Wars. */
    static LinkedHashSet<String> ofVandaria() {
        return scenarios(true);
    }

    private static LinkedHashSet<String> scenarios(boolean ofVandaria) {
        return LinkedHashSet.ofAll(Shipped.files()
                .map(each -> SCENARIOS.relativize(Path.of(each.source())).toString())
                .filter(each -> each.startsWith("vandaria") == ofVandaria));
    }

    private static Array<String> tests() {
        TestPlan plan = LAUNCHER.discover(request(
                DiscoverySelectors.selectPackage(ROOT + "cardfight"),
                DiscoverySelectors.selectPackage(ROOT + "effect"),
                DiscoverySelectors.selectPackage(ROOT + "testpack")));
        return Array.ofAll(plan.getRoots())
                .flatMap(plan::getDescendants)
                .filter(TestIdentifier::isTest)
                .flatMap(each -> each.getSource().filter(MethodSource.class::isInstance).stream()
                        .map(MethodSource.class::cast)
                        .filter(method -> method.getMethodParameterTypes().isEmpty())
                        .toList())
                .map(each -> each.getClassName().substring(ROOT.length()) + "#" + each.getMethodName())
                .distinct();
    }

    private static org.junit.platform.launcher.LauncherDiscoveryRequest request(DiscoverySelector... selectors) {
        return LauncherDiscoveryRequestBuilder.request()
                .selectors(selectors)
                .filters(ClassNameFilter.excludeClassNamePatterns(".*(GamesTest|DeclaredReadsTest|BareEffectsTest)"))
                .build();
    }

    /**
     * Runs one and returns what heard its games.
     *
     * @throws AssertionError if there is none or it does not pass
     */
    static Array<Reached> reached(String witness) {
        return witness.endsWith(".json") ? byScenario(SCENARIOS.resolve(witness)) : byTest(ROOT + witness);
    }

    private static Array<Reached> byScenario(Path file) {
        try {
            return Scenario.all(ScenarioFile.at(file).single())
                    .filter(Scenario::hasStart)
                    .map(Witnesses::reached);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Reached reached(Scenario scenario) {
        Reached reached = new Reached(scenario.start().rules());
        var verdict = Scenarios.run(scenario, reached);
        if (!verdict.isPassed()) {
            throw new AssertionError(verdict.text());
        }
        return reached;
    }

    private static Array<Reached> byTest(String method) {
        Map<Rules, Reached> heard = new IdentityHashMap<>();
        var summary = new SummaryGeneratingListener();
        TestExecutionListener[] listeners = {summary};
        Hearing.during(
                () -> LAUNCHER.execute(request(DiscoverySelectors.selectMethod(method)), listeners),
                rules -> heard.computeIfAbsent(rules, Reached::new));
        if (summary.getSummary().getTestsSucceededCount() == 0
                || summary.getSummary().getTotalFailureCount() > 0) {
            throw new AssertionError(method + " is no test or does not pass");
        }
        return Array.ofAll(heard.values());
    }
}
