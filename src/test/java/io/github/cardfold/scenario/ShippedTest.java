package io.github.cardfold.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.citation.Document;
import io.github.cardfold.testkit.ScenarioTests;
import io.vavr.collection.Array;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every shipped scenario passes. */
class ShippedTest {
    @TestFactory
    Stream<DynamicTest> scenarios() {
        return ScenarioTests.in(Shipped.PLACE);
    }

    @Test
    void everyScenarioHasANameOfItsOwnAndTriesASectionOfItsChapter() {
        Array<Scenario> all = Shipped.all();
        Array<String> names = all.map(Scenario::name);
        assertEquals(names.distinct(), names);
        all.forEach(scenario -> {
            boolean isVandaria = scenario.source().contains("/vandaria/");
            Document document = isVandaria ? Document.VW : Document.JP;
            String chapter =
                    scenario.source().replaceFirst(".*/(jp|vandaria)/", "").replaceFirst("/.*", "");
            assertTrue(
                    scenario.sections(document).exists(section -> section.startsWith(chapter + ".")),
                    scenario::toString);
        });
    }
}
