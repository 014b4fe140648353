package io.github.cardfold.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vavr.Lazy;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import io.vavr.control.Try;
import org.junit.jupiter.api.Test;

/**
 * Whatever is done to a scenario file, it is run or refused with the place at which it is wrong. The build tries every
 * twentieth of some 20,000 changed files, the main method all.
 */
class MutationsTest {
    private static final int EACH = 20;

    public static void main(String[] arguments) {
        check(1);
    }

    @Test
    void aChangedFileIsRunOrRefusedWithAPath() {
        check(EACH);
    }

    private static void check(int each) {
        Array<Tuple2<String, Lazy<ScenarioFile>>> changed = Array.ofAll(Mutations.of(Shipped.files()))
                .zipWithIndex()
                .filter(file -> file._2() % each == 0)
                .map(Tuple2::_1);
        assertTrue(changed.size() > 1000, () -> changed.size() + " changed files");
        Array<String> escaped = changed.flatMap(file -> escape(file._2().get()).map(how -> file._1() + ": " + how));
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
