package io.github.cardfold.scenario;

import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.Rules;
import io.vavr.collection.Array;
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
        Queue<Array<Stop>> open = Queue.of(Array.empty());
        Array<String> seen = Array.empty();
        while (!open.isEmpty()) {
            Array<Stop> way = open.head();
            open = open.tail();
            Procedure procedure = way.isEmpty() ? rules.opening() : called(rules, way.last());
            if (seen.contains(procedure.name())) {
                continue;
            }
            seen = seen.append(procedure.name());
            if (procedure.labels().contains(label)) {
                return Option.some(way.append(new Stop(procedure.name(), label)));
            }
            open = open.enqueueAll(Array.ofAll(procedure.labels())
                    .filter(each -> !procedure.calledAt(each).isEmpty())
                    .map(each -> way.append(new Stop(procedure.name(), each))));
        }
        return Option.none();
    }

    private static Procedure called(Rules rules, Stop stop) {
        return rules.procedure(rules.procedure(stop.procedure()).calledAt(stop.label()));
    }
}
