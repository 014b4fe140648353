package io.github.cardfold.mutation;

import io.github.cardfold.conformance.Listed;
import io.github.cardfold.conformance.SectionTable;
import io.github.cardfold.mutation.Verdict.Lists;
import io.vavr.collection.Array;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;

/**
 * Takes each section out of the rules, one at a time, and runs the tests that cite it. A section is proven if in every
 * place that carries it out one of them notices. Writes {@code section-proof.md} and {@code section-proof.tsv}, and
 * while it goes on {@code section-proof.log}.
 */
public final class SectionProof {
    /** The list of survivors that were looked at and that no test can notice. */
    static final String ACCEPTED = "proof-accepted.txt";

    /** The list of single alterations that no test can notice. */
    static final String SINGLES = "singles-accepted.txt";

    private SectionProof() {}

    /**
     * Runs the proof.
     *
     * @param arguments as {@code --help} says
     */
    public static void main(String[] arguments) throws IOException {
        if (Array.of(arguments).contains("--help")) {
            System.out.println(Settings.USAGE);
            return;
        }
        Settings settings = Settings.read(Array.of(arguments));
        Instant start = Instant.now();
        Files.createDirectories(settings.directory());
        Path log = settings.directory().resolve("section-proof.log");
        Files.deleteIfExists(log);
        Proof proof = Proof.of(Subject.library(), settings, lists(), AwayLab::new, line -> append(log, line));
        var report =
                new ProofReport(proof, Duration.between(start, Instant.now()).toSeconds());
        Files.writeString(settings.directory().resolve("section-proof.md"), report.page());
        Files.writeString(settings.directory().resolve("section-proof.tsv"), report.table());
        System.out.println(report.totals());
        if (!proof.isGood()) {
            throw new IllegalStateException(
                    "not everything is proven: see " + settings.directory().resolve("section-proof.md"));
        }
    }

    private static void append(Path log, String line) {
        try {
            Files.writeString(log, line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException cause) {
            throw new UncheckedIOException(cause);
        }
    }

    static Lists lists() {
        return new Lists(
                Listed.reasons(ACCEPTED),
                Listed.reasons(SINGLES),
                SectionTable.read().untried());
    }
}
