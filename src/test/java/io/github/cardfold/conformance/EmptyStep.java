package io.github.cardfold.conformance;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.citation.Document;
import io.github.cardfold.kernel.Anatomy;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.vandaria.Vandaria;
import io.github.cardfold.vandaria.state.VandariaRules;
import io.vavr.collection.Array;

/**
 * A step that stands empty until a mechanic arrives.
 *
 * @param document whose section it stands for
 * @param step the step
 */
record EmptyStep(Document document, Anatomy.Part step) {
    /** Returns those of the rules of every game. */
    static Array<EmptyStep> all() {
        return of(Document.JP, Cardfight.rules())
                .appendAll(of(Document.VW, Vandaria.rules(VandariaRules.standard(), Array.empty())));
    }

    static Array<EmptyStep> of(Document document, Rules rules) {
        return Encoded.emptySteps(rules).map(step -> new EmptyStep(document, step));
    }

    /** Returns the section that it stands for. */
    String key() {
        return document + " " + Encoded.section(step.label());
    }

    /** Returns the section that it waits for. */
    String awaited() {
        return document + " " + step.waitsFor();
    }
}
