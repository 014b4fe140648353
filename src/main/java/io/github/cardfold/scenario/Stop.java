package io.github.cardfold.scenario;

import io.github.cardfold.data.Reading;
import io.github.cardfold.kernel.Rules;
import io.vavr.collection.Array;

/**
 * A moment to look at while the rules run on by themselves: just before they carry out a step.
 *
 * @param path where it stands
 * @param label the label of the step, or its procedure and its label
 * @param holding what must hold then
 */
record Stop(String path, String label, Holding holding) {

    /** Changes take its steps only if they have to: apart from its questions nothing can be told by them. */
    private static final String CHANGE = "change";

    static Stop of(Reading at, Holding holding, Rules rules) {
        boolean known = Array.ofAll(rules.procedures())
                .exists(procedure -> Array.ofAll(procedure.labels())
                        .exists(label -> is(at.text(), procedure.name(), label)
                                && (!procedure.name().equals(CHANGE)
                                        || procedure.purposeAt(label).isDefined())));
        if (!known) {
            throw at.expected("the label of a step, such as 10.7.1.9, with its procedure before it if need be");
        }
        return new Stop(at.path(), at.text(), holding);
    }

    boolean isAt(String procedure, String stepLabel) {
        return is(label, procedure, stepLabel);
    }

    private static boolean is(String text, String procedure, String label) {
        return text.equals(label) || text.equals(procedure + " " + label);
    }
}
