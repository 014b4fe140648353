package io.github.cardfold.conformance;

import io.github.cardfold.kernel.Document;
import io.github.cardfold.kernel.Ledger;
import io.vavr.collection.Array;
import io.vavr.collection.Map;

/**
 * How far the library is with one section.
 *
 * @param document the document
 * @param entry the section
 * @param encoded where it is carried out, nowhere if empty
 * @param tried where it is tried, nowhere if empty
 * @param state what that comes to
 * @param note why no program can obey it or no test tries it, or what it waits for; "" if there is nothing to say
 */
record Standing(
        Document document, Ledger.Entry entry, Array<String> encoded, Array<String> tried, State state, String note) {
    /** The list of sections that no program can obey though their kind does not say so. */
    static final String BEYOND_PROGRAMS = "beyond-programs.txt";

    /** The list of sections that speak only of a mechanic that is not there, each with the section of that mechanic. */
    static final String LATER = "later-sections.txt";

    /** What has become of a section. */
    enum State {
        /** Code or a label carries it out, and a test tries it. */
        DONE("done", "carried out and tried"),
        /** Code or a label carries it out, and no test tries it. */
        UNTRIED("not tried", "carried out, and no test tries it"),
        /** A test tries it; it follows from other sections, and nothing carries it out by itself. */
        FOLLOWS("follows", "tried, and a consequence of sections that are carried out"),
        /** An empty step stands for it until a mechanic arrives, or it says something of that mechanic only. */
        WAITS("waits", "an empty step stands for it, or it speaks only of a mechanic that is not there"),
        /** It asks nothing of a program. */
        NOTHING("nothing to do", "asks nothing of a program"),
        /** Nobody has begun it. */
        OPEN("not begun", "all else");

        private final String label;
        private final String meaning;

        State(String label, String meaning) {
            this.label = label;
            this.meaning = meaning;
        }

        String meaning() {
            return meaning;
        }

        String label() {
            return label;
        }
    }

    /** Returns the standing of every section of every document, in their order. */
    static Array<Standing> all() {
        var encoded = byKey(Encoded.all());
        var tried = byKey(Tried.all());
        var waiting = Waiting.all()
                .groupBy(Waiting::key)
                .mapValues(steps -> steps.map(Waiting::awaited).distinct().mkString("waits for ", ", ", ""));
        var later = Listed.reasons(LATER);
        var untried = Listed.reasons(EncodedSectionsTest.LIST);
        var beyond = Listed.reasons(BEYOND_PROGRAMS);
        return Array.of(Document.values())
                .flatMap(document -> Ledger.of(document).entries().map(entry -> {
                    String key = document + " " + entry.section();
                    var homes = encoded.getOrElse(key, Array.empty());
                    var tests = tried.getOrElse(key, Array.empty());
                    boolean isTitle = entry.kind() == Ledger.Kind.HEADING && tests.isEmpty();
                    if (!homes.isEmpty() && !isTitle) {
                        return tests.isEmpty()
                                ? new Standing(document, entry, homes, tests, State.UNTRIED, untried.getOrElse(key, ""))
                                : new Standing(document, entry, homes, tests, State.DONE, "");
                    }
                    if (!tests.isEmpty()) {
                        return new Standing(document, entry, homes, tests, State.FOLLOWS, "");
                    }
                    if (waiting.containsKey(key)) {
                        return new Standing(
                                document,
                                entry,
                                homes,
                                tests,
                                State.WAITS,
                                waiting.get(key).get());
                    }
                    if (later.containsKey(key)) {
                        return new Standing(
                                document,
                                entry,
                                homes,
                                tests,
                                State.WAITS,
                                "waits for " + later.get(key).get());
                    }
                    String reason = beyond.getOrElse(key, beyond(entry.kind()));
                    return new Standing(
                            document, entry, homes, tests, reason.isEmpty() ? State.OPEN : State.NOTHING, reason);
                }));
    }

    /** Returns why no program can obey sections of a kind, "" if it can. */
    static String beyond(Ledger.Kind kind) {
        return switch (kind) {
            case HEADING -> "a title";
            case INERT -> "without meaning in the game";
            case PHYSICAL -> "about cardboard";
            case SOCIAL -> "about conduct";
            case HISTORY -> "about the document";
            case DEFINITION, VALUE, PROCEDURE, CONSTRAINT, ABILITY, MODIFIER, LOSING -> "";
        };
    }

    private static Map<String, Array<String>> byKey(Array<Citation> citations) {
        return citations
                .groupBy(Citation::key)
                .mapValues(each -> each.map(Citation::where).distinct());
    }
}
