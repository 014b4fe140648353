package io.github.cardfold.conformance;

import io.github.cardfold.citation.Document;
import io.github.cardfold.citation.Ledger;
import io.github.cardfold.conformance.SectionTable.Row;
import io.github.cardfold.conformance.Standing.State;
import io.vavr.collection.Array;
import io.vavr.collection.Map;

/** Works out how far the library is with each section: from code, tests and the table beside the tests. */
final class Standings {
    private final SectionTable table;
    private final Map<String, Array<String>> encoded;
    private final Map<String, Array<String>> tried;

    Standings(SectionTable table, Array<Citation> encoded, Array<Citation> tried) {
        this.table = table;
        this.encoded = byKey(encoded);
        this.tried = byKey(tried);
    }

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
                ? notThere(key, Standing.beyond(entry.kind()))
                : there(key, tests.isEmpty() ? State.UNTRIED : homes.isEmpty() ? State.FOLLOWS : State.DONE);
        return new Standing(document, entry, homes, tests, stands.state(), stands.note());
    }

    private record Stands(State state, String note) {
        static Stands of(Row row) {
            return new Stands(row.state(), row.words());
        }
    }

    /** That no card reaches a section holds for all paragraphs below it. */
    private Stands there(String key, State plain) {
        if (plain == State.UNTRIED) {
            return new Stands(plain, table.untried().getOrElse(key, ""));
        }
        return table.find(key)
                .filter(row -> row.state() == State.HALF)
                .orElse(() -> table.rows()
                        .find(row -> row.state() == State.NO_CARD && (key + ".").startsWith(row.key() + ".")))
                .map(Stands::of)
                .getOrElse(() -> new Stands(plain, ""));
    }

    private Stands notThere(String key, String beyond) {
        return table.find(key)
                .filter(row -> row.state() == State.WAITS || row.state() == State.NOTHING && beyond.isEmpty())
                .map(Stands::of)
                .getOrElse(() -> new Stands(beyond.isEmpty() ? State.OPEN : State.NOTHING, beyond));
    }
}
