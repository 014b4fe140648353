package io.github.cardfold.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import io.github.cardfold.json.StateJson;
import io.github.cardfold.kernel.State;
import io.vavr.collection.Array;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** A game that is saved and read back at every decision, also in the middle of an effect, goes on as it was. */
class SavedInTheMiddleTest {
    @TestFactory
    Stream<DynamicTest> everyScenarioOfTheGauntletGoesOn() {
        return Shipped.all()
                .filter(each -> file(each).startsWith("gauntlet-") || file(each).contains("instead"))
                .toJavaStream()
                .map(each -> dynamicTest(each.name(), () -> goesOn(each)));
    }

    /** One in so many of the other game's, others with each seed. */
    private static final int OTHERS = Integer.getInteger("cardfold.saved", 6);

    @TestFactory
    Stream<DynamicTest> scenariosOfVandariaWarsGoOn() {
        Array<ScenarioFile> files = Shipped.files().filter(each -> each.source().contains("/vandaria/"));
        return files.filter(each -> Math.floorMod(each.source().hashCode(), OTHERS) == 0)
                .flatMap(Scenario::all)
                .filter(Scenario::hasStart)
                .toJavaStream()
                .map(each -> dynamicTest(each.name(), () -> goesOn(each)));
    }

    private static String file(Scenario scenario) {
        return String.valueOf(Path.of(scenario.source()).getFileName());
    }

    private static void goesOn(Scenario scenario) {
        assertEquals(Array.empty(), Playing.of(scenario, (procedure, label) -> {}, SavedInTheMiddleTest::again));
    }

    private static State again(State state) {
        String saved = StateJson.write(state);
        State read = StateJson.read(state.rules(), saved);
        assertEquals(saved, StateJson.write(read));
        return read;
    }
}
