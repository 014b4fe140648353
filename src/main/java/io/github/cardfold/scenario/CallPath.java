package io.github.cardfold.scenario;

import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.Rules;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Queue;
import io.vavr.control.Option;

/**
 * How the rules come to a step: the procedures that enclose it, from the one a game starts with, each with the label of
 * the step that calls the next. Of several ways the shortest is meant, and then the one the rules name first.
 */
final class CallPath {
    private CallPath() {}

    /** One procedure on the way, and the label of its step. */
    record Stop(String procedure, String label) {}

    /** Returns the way to a label, none if no step called by name leads there. */
    static Option<Array<Stop>> to(Rules rules, String label) {
        Queue<List<Stop>> open = Queue.of(List.empty());
        List<String> seen = List.empty();
        while (!open.isEmpty()) {
            List<Stop> way = open.head();
            open = open.tail();
            Procedure procedure = way.isEmpty() ? rules.opening() : called(rules, way.head());
            if (seen.contains(procedure.name())) {
                continue;
            }
            seen = seen.prepend(procedure.name());
            if (procedure.labels().contains(label)) {
                return Option.some(
                        way.prepend(new Stop(procedure.name(), label)).reverse().toArray());
            }
            open = open.enqueueAll(Array.ofAll(procedure.labels())
                    .filter(each -> !procedure.calledAt(each).isEmpty())
                    .map(each -> way.prepend(new Stop(procedure.name(), each))));
        }
        return Option.none();
    }

    private static Procedure called(Rules rules, Stop stop) {
        return rules.procedure(rules.procedure(stop.procedure()).calledAt(stop.label()));
    }
}
