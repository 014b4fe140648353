package io.github.cardfold.conformance;

import io.github.cardfold.conformance.SectionTable.Row;
import io.github.cardfold.conformance.Standing.State;
import io.vavr.collection.Array;
import io.vavr.collection.Map;
import io.vavr.collection.Set;

/**
 * Holds the table of sections against code, rules and tests: whoever carries something out, tries it or takes it away
 * has to mend the table, so that its rows grow fewer and nobody adds one unseen.
 */
final class TableCheck {
    /** So long a reason may be; shorter ones say nothing. */
    private static final String REASON = ".{9,130}";

    private final SectionTable table;
    private final Set<String> encoded;
    private final Set<String> tried;
    private final Array<EmptyStep> emptySteps;
    private final Map<String, Standing> standings;
    private final Map<String, Integer> places;

    TableCheck(SectionTable table, Array<Citation> encoded, Array<Citation> tried, Array<EmptyStep> emptySteps) {
        this.table = table;
        this.encoded = encoded.flatMap(Citation::keys).toSortedSet();
        this.tried = tried.flatMap(Citation::keys).toSortedSet();
        this.emptySteps = emptySteps;
        standings = new Standings(table, encoded, tried)
                .all()
                .toLinkedMap(each -> each.document() + " " + each.entry().section(), each -> each);
        places = standings.keySet().zipWithIndex().toLinkedMap(pair -> pair);
    }

    /** Returns everything that is wrong. */
    Array<String> complaints() {
        return table.rows()
                .flatMap(row -> complaints(row)
                        .map(what -> row.key() + " (" + row.state().label() + ") " + what))
                .appendAll(disorder())
                .appendAll(missing());
    }

    private Array<String> complaints(Row row) {
        return standings
                .get(row.cited().key())
                .map(standing -> on(!row.awaits() && !row.note().matches(REASON), "has no reason")
                        .appendAll(row.awaited().flatMap(this::notToCome))
                        .appendAll(row.cited().clause() > 0 ? ofClause(row) : ofSection(row, standing)))
                .getOrElse(Array.of("is no section of the document"));
    }

    private static Array<String> on(boolean wrong, String complaint) {
        return wrong ? Array.of(complaint) : Array.empty();
    }

    private Array<String> notToCome(String mechanic) {
        return on(!standings.containsKey(mechanic), "waits for " + mechanic + ", which is no section")
                .appendAll(on(isThere(mechanic), "waits for " + mechanic + ", which is there"));
    }

    private Array<String> ofClause(Row row) {
        return switch (row.state()) {
            case DONE -> on(!tried.contains(row.key()), "is tried by no test");
            case UNTRIED -> on(tried.contains(row.key()), "is tried by a test");
            default -> Array.of("is a clause, which is done or not tried");
        };
    }

    /** What no card reaches may be a title, which the report calls one. */
    private Array<String> ofSection(Row row, Standing standing) {
        return row.state() == State.NO_CARD
                ? on(!isThere(row.key()), "is not carried out")
                : on(
                        row.state() != standing.state() || !row.words().equals(standing.note()),
                        "is to the report " + standing.words());
    }

    /** Tells whether a section or one below it is carried out. */
    private boolean isThere(String key) {
        return encoded.exists(each -> each.equals(key) || each.startsWith(key + "."));
    }

    /** Rows follow the documents, and a paragraph that is split has several clauses, counted from 1. */
    private Array<String> disorder() {
        var known = table.rows().filter(row -> standings.containsKey(row.cited().key()));
        var misplaced = known.zip(known.drop(1))
                .filter(pair -> place(pair._1) >= place(pair._2))
                .map(pair -> pair._2.key() + " stands after " + pair._1.key());
        return misplaced.appendAll(table.clauses()
                .filter((section, clauses) ->
                        clauses.size() == 1 || !clauses.last().equals(section + Citation.MARK + clauses.size()))
                .map(pair -> pair._1 + " has not several clauses from 1 on: " + pair._2.mkString(", ")));
    }

    private int place(Row row) {
        return 100 * places.get(row.cited().key()).get() + row.cited().clause();
    }

    private Array<String> missing() {
        var untried = standings
                .filterValues(
                        each -> each.state() == State.UNTRIED && each.note().isEmpty())
                .keySet()
                .toArray()
                .map(key -> key + " is carried out, and no test tries it");
        var unlisted = encoded.union(tried)
                .toArray()
                .filter(key -> key.contains(Citation.MARK) && table.find(key).isEmpty())
                .map(key -> key + " is cited, but no clause");
        var waiting = emptySteps
                .filter(each ->
                        table.find(each.key()).forAll(row -> !row.awaited().contains(each.awaited())))
                .map(each -> each.document() + " " + each.step().label() + " is an empty step that waits for "
                        + each.step().waitsFor());
        return untried.appendAll(unlisted).appendAll(waiting);
    }
}
