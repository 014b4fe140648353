package io.github.cardfold.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vavr.collection.Array;
import io.vavr.collection.Map;
import io.vavr.control.Option;
import io.vavr.control.Try;
import org.junit.jupiter.api.Test;

/** Whatever is done to a scenario file, it is run or refused with the place at which it is wrong. */
class MutationsTest {
    @Test
    void everyChangedFileIsRunOrRefusedWithAPath() {
        Map<String, ScenarioFile> changed = Mutations.of(Shipped.files());
        assertTrue(changed.size() > 1000, () -> changed.size() + " changed files");
        Array<String> escaped =
                Array.ofAll(changed).flatMap(each -> escape(each._2).map(how -> each._1 + ": " + how));
        assertEquals("", escaped.mkString("\n"));
    }

    private static Option<String> escape(ScenarioFile file) {
        return Try.run(() -> Scenario.all(file).map(Scenarios::run).forEach(MutationsTest::told))
                .failed()
                .toOption()
                .filter(e -> !(e instanceof ScenarioException refused
                        && refused.path().startsWith("$")))
                .map(e -> e + " at " + Array.of(e.getStackTrace()).take(4) + "\n" + file.source());
    }

    private static void told(Verdict verdict) {
        verdict.failures().forEach(each -> assertTrue(each.path().startsWith("$"), each::text));
        assertEquals(verdict.isPassed(), verdict.text().startsWith("passed"));
    }
}
