package io.github.cardfold.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.citation.Document;
import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
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
        Array<Head> all = Shipped.files()
                .flatMap(file -> Scenario.variants(file).map(each -> Head.of(file.source(), each.data())));
        Array<String> names = all.map(Head::name);
        assertEquals(names.distinct(), names);
        all.forEach(each -> {
            String chapter = each.source().replaceFirst(".*/(jp|vandaria)/", "").replaceFirst("/.*", "");
            assertTrue(each.sections().exists(section -> section.startsWith(chapter + ".")), each::toString);
        });
    }

    /** What a scenario says of itself; to look at that it need not be read as a whole, rules and all. */
    private record Head(String source, String name, Array<String> sections) {
        private static Head of(String source, Data scenario) {
            ReadingFields in = Reading.of(scenario).fields();
            Document document = source.contains("/vandaria/") ? Document.VW : Document.JP;
            Array<Reading> sections = in.get("rules").fields().items(Reading.word(document));
            return new Head(source, in.get("name").text(), sections.map(Reading::text));
        }
    }
}
