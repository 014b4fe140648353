package io.github.cardfold.testpack;

import io.github.cardfold.conformance.Listed;
import io.github.cardfold.testkit.CardProof;
import io.github.cardfold.testkit.CardProofReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Proves that the tests of the shipped pack notice what its cards say. Writes {@code target/card-proof.md}. What no
 * test can notice is listed with the reason.
 */
public final class NightFairProof {
    /** The alterations that were looked at and that nothing can notice, {@code card: place: reason}. */
    private static final String ACCEPTED = "card-proof-accepted.txt";

    private static final Path TESTS = Path.of("src", "test", "java", "io", "github", "cardfold", "testpack");
    private static final Path PAGE = Path.of("target", "card-proof.md");

    private NightFairProof() {}

    /**
     * Runs the proof.
     *
     * @param cards the ids of the cards it is about; all of the shipped pack's if there are none
     */
    public static void main(String[] cards) throws IOException {
        CardProofReport report = CardProof.of(NightFair.CARDS)
                .tests(TESTS)
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
