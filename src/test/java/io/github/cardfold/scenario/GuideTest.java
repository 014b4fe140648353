package io.github.cardfold.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vavr.collection.Array;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What the guide shows is so. */
class GuideTest {
    @TestFactory
    Stream<DynamicTest> everyExamplePassesButTheOneThatShallNot() {
        return Guide.examples()
                .map(file -> DynamicTest.dynamicTest(file.source(), () -> {
                    Verdict verdict = Scenarios.run(Array.of(file)).verdicts().head();
                    boolean shallFail = file.text().contains("this one is wrong");
                    assertEquals(!shallFail, verdict.isPassed(), verdict::text);
                }))
                .toJavaStream();
    }

    @Test
    void theFailureThatTheGuideShowsIsTheOneThatIsPrinted() {
        ScenarioFile wrong = Guide.examples()
                .find(each -> each.text().contains("this one is wrong"))
                .get();
        String printed = Scenarios.run(Array.of(new ScenarioFile("wrong.json", wrong.text())))
                .text();
        assertTrue(Guide.text().contains("```\n" + printed + "```"), printed);
    }

    @Test
    void theGuideHasExamples() {
        assertTrue(Guide.examples().size() >= 5);
    }

    @Test
    void theGuideNamesEveryCardOfThePracticePack() {
        assertEquals(
                Array.empty(),
                Practice.PACK
                        .cards()
                        .map(card -> card.id())
                        .reject(id -> Guide.text().contains("`" + id + "`")));
    }
}
