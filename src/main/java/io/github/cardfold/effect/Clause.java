package io.github.cardfold.effect;

import io.github.cardfold.kernel.LastingKind;
import io.github.cardfold.kernel.Place;
import io.github.cardfold.kernel.Position;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A compiled ability. Immutable.
 *
 * @param name its name, which is also that of its procedure: {@code ember-scout/1}
 * @param kind which of the kinds of abilities it is
 * @param definition the index of the card that prints it, -1 if none does: effects grant it
 * @param areas where it is valid (11.4.4); none if anywhere
 * @param condition CONT: without which it is not valid; ACT: without which it cannot be played
 * @param trigger AUTO: what puts it on standby
 * @param working CONT: what it does
 * @param cost ACT: what is paid for playing it
 * @param limit the restriction on its use (12.3), none if it has none
 */
public record Clause(
        String name,
        Kind kind,
        int definition,
        Array<Area> areas,
        Option<Condition> condition,
        Option<Trigger> trigger,
        Array<Working> working,
        Option<Payment> cost,
        Option<Restriction> limit) {

    /** The kinds of abilities that text gives (11.1.1). */
    public enum Kind {
        /** Activated (11.1.1.1). */
        ACT,
        /** Automatic (11.1.1.2). */
        AUTO,
        /** Continuous (11.1.1.3). */
        CONT
    }

    /** Tells whether it is valid in a place, its condition apart. */
    public boolean isValidIn(Place place) {
        if (areas.isEmpty()) {
            return true;
        }
        for (Area area : areas) {
            if (area.covers(place)) {
                return true;
            }
        }
        return false;
    }

    /** Tells whether an object's ability cannot be used any more for the period of its restriction (12.2.1). */
    public boolean isUsedUp(Position position, int object, int instance) {
        if (limit.isDefined()) {
            LastingKind used = limit.get().used();
            for (int i = 0; i < position.lastingCount(); i++) {
                if (position.lasting(i).kind() == used
                        && position.lasting(i).number() == instance
                        && position.lasting(i).isOn(object)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public String toString() {
        return name;
    }
}
