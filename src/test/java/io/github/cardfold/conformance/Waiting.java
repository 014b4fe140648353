package io.github.cardfold.conformance;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.citation.Document;
import io.github.cardfold.kernel.Anatomy;
import io.github.cardfold.kernel.Rules;
import io.vavr.collection.Array;

/**
 * An empty step of a procedure, which stands for a section until a mechanic is in play.
 *
 * @param document the document of both sections
 * @param procedure the procedure it stands in
 * @param label its label
 * @param awaited the section of the mechanic
 * @param reached whether some way leads to it
 */
record Waiting(Document document, String procedure, String label, String awaited, boolean reached) {
    /** Returns all that waits. */
    static Array<Waiting> all() {
        return in(Document.JP, Cardfight.rules());
    }

    /** Returns what waits in some rules. */
    static Array<Waiting> in(Document document, Rules rules) {
        return Anatomy.steps(rules)
                .filter(step -> !step.waitsFor().isEmpty())
                .map(step -> new Waiting(document, step.procedure(), step.label(), step.waitsFor(), step.reached()));
    }

    /** Returns the section that waits, with its document. */
    String key() {
        return document + " " + Encoded.section(label);
    }

    /** Returns the line that lists it. */
    String line() {
        return document + " " + label + " in " + procedure + ": " + awaited;
    }
}
