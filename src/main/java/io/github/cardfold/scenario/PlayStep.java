package io.github.cardfold.scenario;

import io.github.cardfold.data.Reading;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * One step of play.
 *
 * @param path where it stands
 * @param actions what is done, in order
 * @param until who shall be asked at which label, all doing nothing until then
 * @param refused an action that must be refused
 * @param because why
 * @param chance what chance draws in this step
 * @param stops what must hold on the way, in this order
 * @param then what must hold afterwards
 */
record PlayStep(
        String path,
        Array<Reading> actions,
        Option<Reading> until,
        Option<Reading> refused,
        Because because,
        Array<Reading> chance,
        Array<Stop> stops,
        Holding then) {

    boolean holdsNothing() {
        return refused.isEmpty() && stops.isEmpty() && then.isEmpty();
    }

    /** The reason and the section of a refusal, each "" if it does not matter. */
    record Because(String path, String reason, String section) {
        static final Because ANY = new Because("", "", "");
    }
}
