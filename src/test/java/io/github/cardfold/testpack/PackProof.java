package io.github.cardfold.testpack;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.conformance.Listed;
import io.github.cardfold.scenario.ScenarioRules;
import io.github.cardfold.testkit.CardProof;
import io.github.cardfold.testkit.CardProofReport;
import io.github.cardfold.testkit.PackUnderTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * Proves that tests notice what the cards of a shipped pack say: for {@code nightfair} the tests in Java, for
 * {@code gauntlet} the scenario files that name a card. Writes {@code card-proof-PACK.md} below {@code target}. What no
 * test can notice is listed with the reason, in lines {@code card: place: reason}.
 */
public final class PackProof {
    private static final String USAGE = "say the pack, nightfair or gauntlet, and maybe ids of cards of it";
    private static final Path TESTS = Path.of("src", "test", "java", "io", "github", "cardfold", "testpack");
    private static final Path SCENARIOS = Path.of("examples", "scenarios");

    private PackProof() {}

    /**
     * Runs the proof.
     *
     * @param arguments the name of the pack, and the ids of the cards it is about; all of the pack's if there are none
     */
    public static void main(String[] arguments) throws IOException {
        if (arguments.length == 0) {
            throw new IllegalArgumentException(USAGE);
        }
        String pack = arguments[0];
        CardProofReport report = proof(pack)
                .accepting(Listed.lines("card-proof-accepted-" + pack + ".txt"))
                .report(Arrays.copyOfRange(arguments, 1, arguments.length));
        Path page = Path.of("target", "card-proof-" + pack + ".md");
        Files.createDirectories(page.getParent());
        Files.writeString(page, "# Card proof\n\n- " + report.text().replace("\n", "\n- ") + "\n");
        System.out.println(report.text());
        if (!report.isPassed()) {
            throw new IllegalStateException("not every alteration is noticed: see " + page);
        }
    }

    private static CardProof proof(String pack) {
        return switch (pack) {
            case "nightfair" -> CardProof.of(NightFair.CARDS).tests(TESTS);
            case "gauntlet" ->
                CardProof.of(PackUnderTest.of(Packs.gauntlet(), cards -> Cardfight.rules(Editions.JP_2026_04, cards)))
                        .scenarios(SCENARIOS, cards -> ScenarioRules.standard().with(cards));
            default -> throw new IllegalArgumentException(USAGE + ", not " + pack);
        };
    }
}
