package io.github.cardfold.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import io.github.cardfold.json.StateJson;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.view.View;
import io.vavr.collection.Array;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * A game that is saved and read back at every decision, also in the middle of an effect, goes on as it was, and whoever
 * is asked there is shown the question with all its answers.
 */
class SavedInTheMiddleTest {
    @TestFactory
    Stream<DynamicTest> everyScenarioOfTheGauntletGoesOn() {
        return Shipped.files()
                .filter(each -> file(each).startsWith("gauntlet-") || file(each).contains("instead"))
                .toJavaStream()
                .flatMap(each -> Scenario.all(each).toJavaStream())
                .map(each -> dynamicTest(each.name(), () -> goesOn(each)));
    }

    /** One in so many of the other game's, others with each seed. */
    private static final int OTHERS = Integer.getInteger("cardfold.saved", 6);

    @TestFactory
    Stream<DynamicTest> scenariosOfVandariaWarsGoOn() {
        return Shipped.files()
                .filter(each -> each.source().contains("/vandaria/")
                        && Math.floorMod(each.source().hashCode(), OTHERS) == 0)
                .toJavaStream()
                .flatMap(each -> Scenario.all(each).toJavaStream())
                .filter(Scenario::hasStart)
                .map(each -> dynamicTest(each.name(), () -> goesOn(each)));
    }

    /** What skills say is put in words only where one chooses among several of them. */
    @TestFactory
    Stream<DynamicTest> everyQuestionAmongSkillsIsShown() {
        return Shipped.files()
                .filter(each -> each.source().contains("/vandaria/12/"))
                .toJavaStream()
                .flatMap(each -> Scenario.all(each).toJavaStream())
                .filter(Scenario::hasStart)
                .map(each -> dynamicTest(
                        each.name(),
                        () -> assertEquals(
                                Array.empty(),
                                Playing.of(each, (procedure, label) -> {}, SavedInTheMiddleTest::shown))));
    }

    private static String file(ScenarioFile file) {
        return String.valueOf(Path.of(file.source()).getFileName());
    }

    private static void goesOn(Scenario scenario) {
        assertEquals(Array.empty(), Playing.of(scenario, (procedure, label) -> {}, SavedInTheMiddleTest::again));
    }

    private static State again(State state) {
        String saved = StateJson.write(state);
        State read = StateJson.read(state.rules(), saved);
        assertEquals(saved, StateJson.write(read));
        return shown(read);
    }

    private static State shown(State state) {
        state.decision()
                .filter(each -> each.seat() != Seat.NATURE)
                .forEach(each -> View.of(state, each.seat()).text());
        return state;
    }
}
