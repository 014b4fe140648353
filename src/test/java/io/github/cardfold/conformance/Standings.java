package io.github.cardfold.conformance;

import io.github.cardfold.citation.Document;
import io.github.cardfold.citation.Ledger;
import io.github.cardfold.conformance.Standing.State;
import io.vavr.collection.Array;
import io.vavr.collection.Map;
import io.vavr.control.Option;

/** Works out how far the library is with each section: from code, tests, empty steps and the lists beside the tests. */
final class Standings {
    private final Map<String, Array<String>> encoded = byKey(Encoded.all());
    private final Map<String, Array<String>> tried = byKey(Tried.all());
    private final Map<String, String> waiting = Waiting.all()
            .groupBy(Waiting::key)
            .mapValues(steps -> steps.map(Waiting::awaited).distinct().mkString("waits for ", ", ", ""));
    private final Map<String, String> later = Listed.reasons(Standing.LATER);
    private final Map<String, String> untried = Listed.reasons(EncodedSectionsTest.LIST);
    private final Map<String, String> beyond = Listed.reasons(Standing.BEYOND_PROGRAMS);
    private final Map<String, String> noCard = Listed.reasons(Standing.NO_CARD);
    private final Map<String, String> half = Listed.reasons(Standing.HALF);

    private static Map<String, Array<String>> byKey(Array<Citation> citations) {
        return citations
                .groupBy(Citation::key)
                .mapValues(each -> each.map(Citation::where).distinct());
    }

    /** Returns the standing of every section of every document, in their order. */
    Array<Standing> all() {
        return Array.of(Document.values())
                .flatMap(document -> Ledger.of(document).entries().map(entry -> of(document, entry)));
    }

    private Standing of(Document document, Ledger.Entry entry) {
        String key = document + " " + entry.section();
        var homes = encoded.getOrElse(key, Array.empty());
        var tests = tried.getOrElse(key, Array.empty());
        boolean isTitle = entry.kind() == Ledger.Kind.HEADING && tests.isEmpty();
        var stands = isTitle || homes.isEmpty() && tests.isEmpty()
                ? notThere(key, entry, isTitle)
                : there(key, homes.isEmpty(), tests.isEmpty());
        return new Standing(document, entry, homes, tests, stands.state(), stands.note());
    }

    private record Stands(State state, String note) {}

    private Stands there(String key, boolean follows, boolean isUntried) {
        if (isUntried) {
            return new Stands(State.UNTRIED, untried.getOrElse(key, ""));
        }
        return unreached(key)
                .map(reason -> new Stands(State.NO_CARD, reason))
                .orElse(() -> rest(key).map(rest -> new Stands(State.HALF, rest)))
                .getOrElse(() -> new Stands(follows ? State.FOLLOWS : State.DONE, ""));
    }

    /** What is listed stands for all paragraphs below it. */
    private Option<String> unreached(String key) {
        return noCard.find(each -> key.equals(each._1()) || key.startsWith(each._1() + "."))
                .map(each -> each._2());
    }

    /** Tells what is still awaited by a section that is carried out: an empty step says it, or the list. */
    private Option<String> rest(String key) {
        return waiting.get(key).orElse(half.get(key).map(awaited -> "waits for " + awaited));
    }

    private Stands notThere(String key, Ledger.Entry entry, boolean isTitle) {
        Option<String> awaited = waiting.get(key)
                .orElse(later.get(key).map(section -> "waits for " + section))
                .filter(each -> !isTitle || !encoded.containsKey(key));
        if (awaited.isDefined()) {
            return new Stands(State.WAITS, awaited.get());
        }
        String reason = beyond.getOrElse(key, Standing.beyond(entry.kind()));
        return new Stands(reason.isEmpty() ? State.OPEN : State.NOTHING, reason);
    }
}
