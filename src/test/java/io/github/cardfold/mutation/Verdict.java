package io.github.cardfold.mutation;

import io.github.cardfold.mutation.Finding.Attempt;
import io.vavr.collection.Array;
import io.vavr.collection.Map;

/**
 * What the proof says of one section in one place that carries it out.
 *
 * @param key the section with its document
 * @param finding what came of altering the place
 * @param state whether the section is proven there
 * @param reason why it is accepted that it is not, or not tried; "" if there is no such reason
 */
record Verdict(String key, Finding finding, State state, String reason) {
    enum State {
        /** What a test of the section asserts does not hold without it. */
        PROVEN("proven"),
        /** No test notices, and a reviewed list says why none can. */
        ACCEPTED("accepted"),
        /** No test says that it tries the section. */
        UNTRIED("not tried"),
        /** Without it tests of the section cannot play what they play, and nothing that they assert fails. */
        REFUSED("only refused"),
        /** Without it the code breaks down, and nothing that a test asserts fails. */
        BREAKS("only breaks down"),
        /** The tests of the section notice nothing. */
        SURVIVES("survives");

        private final String label;

        State(String label) {
            this.label = label;
        }

        String label() {
            return label;
        }
    }

    /** Judges all sections of some findings that are asked for. */
    static Array<Verdict> of(Array<Finding> findings, Subject subject, Settings settings, Lists lists) {
        var sections = findings.flatMap(finding -> finding.element()
                .keys()
                .distinct()
                .filter(settings::wants)
                .map(key -> of(key, finding, subject, lists)));
        return sections.appendAll(sections.groupBy(Verdict::key)
                .toArray()
                .flatMap(section -> subject.clauses(section._1)
                        .map(clause -> ofClause(clause, section._2.map(Verdict::finding), subject, lists))));
    }

    /** A clause is proven where it stands: in whichever of the places that carry out its section. */
    private static Verdict ofClause(String clause, Array<Finding> findings, Subject subject, Lists lists) {
        return findings.map(finding -> of(clause, finding, subject, lists))
                .minBy(Verdict::state)
                .get();
    }

    private static Verdict of(String key, Finding finding, Subject subject, Lists lists) {
        if (subject.trials(key).isEmpty()) {
            return new Verdict(key, finding, State.UNTRIED, lists.untested().getOrElse(key, ""));
        }
        if (finding.proves(key)) {
            return new Verdict(key, finding, State.PROVEN, "");
        }
        return lists.accepted()
                .get(place(key, finding.element()))
                .map(reason -> new Verdict(key, finding, State.ACCEPTED, reason))
                .getOrElse(() -> new Verdict(key, finding, unproven(finding, key), ""));
    }

    private static State unproven(Finding finding, String key) {
        return finding.best(key)
                .map(end -> end == Lab.End.REFUSAL || end == Lab.End.ASSERTION ? State.REFUSED : State.BREAKS)
                .getOrElse(finding.isWrecked() ? State.BREAKS : State.SURVIVES);
    }

    /** Returns the section and the place, as the list of accepted survivors names them. */
    static String place(String key, Element element) {
        return key + " at " + element.where();
    }

    String place() {
        return place(key, finding.element());
    }

    /** Returns what was altered without a test of the section noticing. */
    Array<Attempt> unnoticed() {
        return finding.unnoticed(key);
    }

    /**
     * The reviewed lists.
     *
     * @param accepted why no test can notice, by section and place
     * @param singles why no test can notice what it should by itself, by the alteration
     * @param untested why no test tries, by section
     */
    record Lists(Map<String, String> accepted, Map<String, String> singles, Map<String, String> untested) {}
}
