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

/**
 * Proves that the scenario files notice what the cards of the pack {@code gauntlet} say. Writes
 * {@code target/gauntlet-proof.md}. What no scenario can notice is listed with the reason.
 */
public final class GauntletProof {
    /** The alterations that were looked at and that nothing can notice, {@code card: place: reason}. */
    private static final String ACCEPTED = "gauntlet-proof-accepted.txt";

    private static final Path SCENARIOS = Path.of("examples", "scenarios");
    private static final Path PAGE = Path.of("target", "gauntlet-proof.md");

    private static final PackUnderTest CARDS =
            PackUnderTest.of(Packs.gauntlet(), pack -> Cardfight.rules(Editions.JP_2026_04, pack));

    private GauntletProof() {}

    /**
     * Runs the proof.
     *
     * @param cards the ids of the cards it is about; all of the pack's if there are none
     */
    public static void main(String[] cards) throws IOException {
        CardProofReport report = CardProof.of(CARDS)
                .scenarios(SCENARIOS, pack -> ScenarioRules.standard().with(pack))
                .accepting(Listed.lines(ACCEPTED))
                .report(cards);
        Files.createDirectories(PAGE.getParent());
        Files.writeString(PAGE, "# Card proof\n\n- " + report.text().replace("\n", "\n- ") + "\n");
        System.out.println(report.text());
        if (!report.isPassed()) {
            throw new IllegalStateException("not every alteration is noticed: see " + PAGE);
        }
    }
}
