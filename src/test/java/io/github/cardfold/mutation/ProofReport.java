package io.github.cardfold.mutation;

import io.github.cardfold.mutation.Finding.Attempt;
import io.github.cardfold.mutation.Finding.Notice;
import io.github.cardfold.mutation.Verdict.State;
import io.vavr.collection.Array;

/** Writes a proof: a page to read and a table for programs. */
final class ProofReport {
    private final Proof proof;
    private final long seconds;

    ProofReport(Proof proof, long seconds) {
        this.proof = proof;
        this.seconds = seconds;
    }

    /** Returns one line with the totals: a section counts as what the worst of its places is. */
    String totals() {
        return sections().size() + " sections in " + proof.verdicts().size() + " places: "
                + Array.of(State.values())
                        .map(state -> count(state) + " " + state.label())
                        .mkString(", ")
                + "; " + proof.outcomes().size() + " single alterations, of which "
                + proof.survivors().size() + " survive; " + seconds / 60 + " min " + seconds % 60 + " s";
    }

    private Array<String> sections() {
        return proof.verdicts().map(Verdict::key).distinct();
    }

    private int count(State state) {
        return sections().count(key -> worst(key) == state);
    }

    private State worst(String key) {
        return proof.verdicts()
                .filter(each -> each.key().equals(key))
                .map(Verdict::state)
                .maxBy(State::ordinal)
                .get();
    }

    String page() {
        return "# Section proof\n\n" + totals() + "\n"
                + list("Tests that fail without any change", proof.broken())
                + list("Accepted in vain", proof.stale())
                + list("Survivors: altered here, and no test of the section notices", survivors())
                + Array.of(Kind.values()).map(this::survivors).mkString()
                + list("Only refused: without it no assertion fails", places(State.REFUSED))
                + list("Only breaks down: without it no assertion fails", places(State.BREAKS))
                + list("Not tried", proof.in(State.UNTRIED).map(each -> each.place() + ": " + each.reason()))
                + list("Accepted", proof.in(State.ACCEPTED).map(each -> each.place() + ": " + each.reason()))
                + list("Alterations that no test of a proven section notices", unnoticed())
                + "\n## Sections\n\n| section | state | noticed | of | by |\n| --- | --- | --- | --- | --- |\n"
                + sections().map(this::row).mkString();
    }

    private static String list(String title, Array<String> lines) {
        return lines.isEmpty() ? "" : lines.mkString("\n## " + title + "\n\n- ", "\n- ", "\n");
    }

    /** Returns the survivors of a kind, with the line that is altered: whoever reads them need not look it up. */
    private String survivors(Kind kind) {
        var own = proof.outcomes().filter(each -> each.mutant().kind() == kind);
        return list(
                        "Survivors, " + kind.words(),
                        proof.survivors()
                                .filter(own::contains)
                                .map(each -> each.mutant().what() + "\n  - "
                                        + each.keys().mkString(", ")))
                + list(
                        "Noticed by tests of other sections only, " + kind.words(),
                        own.filter(each -> each.elsewhere() && !each.breaks())
                                .map(each -> each.mutant().what() + "; noticed by "
                                        + each.notice().get() + "\n  - "
                                        + each.keys().mkString(", ")))
                + list(
                        "Only breaks down, " + kind.words(),
                        own.filter(Outcome::breaks).map(each -> each.mutant().what() + " " + each.remark()));
    }

    private Array<String> places(State state) {
        return proof.in(state)
                .map(each -> each.place()
                        + each.finding()
                                .attempts()
                                .filter(attempt -> attempt.mutant().kind() == Kind.TAKEN_OUT)
                                .map(ProofReport::words)
                                .mkString("\n  - ", "\n  - ", ""));
    }

    private Array<String> survivors() {
        return proof.in(State.SURVIVES)
                .map(each -> each.place()
                        + (each.finding().attempts().isEmpty()
                                ? ": nothing to alter"
                                : each.finding()
                                        .attempts()
                                        .map(ProofReport::words)
                                        .mkString("\n  - ", "\n  - ", "")));
    }

    private static String words(Attempt attempt) {
        return attempt.mutant().what()
                + (attempt.remark().isEmpty() ? "" : "; " + attempt.remark())
                + (attempt.notices().isEmpty()
                        ? ""
                        : attempt.notices()
                                .map(each -> each._1 + " by " + each._2)
                                .mkString("; noticed for ", ", ", ""));
    }

    /** Parts of the rules come before code: whoever reads on from the top reads what matters most. */
    private Array<String> unnoticed() {
        return proof.in(State.PROVEN)
                .sortBy(each -> each.finding().element().sort() == Element.Sort.STEP ? 0 : 1)
                .flatMap(each -> each.unnoticed()
                        .filter(attempt -> attempt.remark().isEmpty())
                        .map(attempt -> each.place() + ": " + attempt.mutant().what()));
    }

    private String row(String key) {
        var own = proof.verdicts().filter(each -> each.key().equals(key));
        var asked = own.flatMap(each -> each.finding().attempts())
                .filter(each -> each.asked().contains(key));
        return "| " + key + " | " + worst(key).label() + " | "
                + asked.count(each -> each.notices().containsKey(key)) + " | " + asked.size() + " | "
                + own.flatMap(each -> each.finding().proof(key))
                        .map(each -> each.notices().get(key).get().toString())
                        .distinct()
                        .mkString("<br>")
                + " |\n";
    }

    /** Returns a row for each section in each place. */
    String table() {
        return proof.verdicts()
                .map(each -> String.join(
                        "\t",
                        each.key(),
                        each.finding().element().where(),
                        each.state().label(),
                        each.reason(),
                        each.finding()
                                .proof(each.key())
                                .map(proof -> proof.mutant().what())
                                .getOrElse(""),
                        each.finding()
                                .proof(each.key())
                                .flatMap(proof -> proof.notices().get(each.key()))
                                .map(Notice::toString)
                                .getOrElse(""),
                        each.unnoticed().map(attempt -> attempt.mutant().what()).mkString("; ")))
                .prepend("section\tplace\tstate\treason\taltered\tnoticed by\tnot noticed")
                .mkString("", "\n", "\n");
    }
}
