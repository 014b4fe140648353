package io.github.cardfold.cardfight.term;

import io.github.cardfold.effect.English;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Trigger;
import io.github.cardfold.kernel.position.EventKind;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** A fact between two units, the variables {@code it} and {@code other}: one attacks, hits or boosts another. */
interface Facing extends Trigger {
    /** Returns the kind of fact. */
    EventKind fact();

    /** Returns which units do it. */
    Filter who();

    /** Returns what the other unit must be. */
    Array<Filter> whom();

    /** Returns the kinds of events that count as it. */
    default Array<EventKind> facts() {
        return Array.of(fact());
    }

    /** Returns what the unit does, in English. */
    String does();

    @Override
    default Array<EventKind> kinds() {
        return facts();
    }

    @Override
    default Array<String> binds() {
        return Array.of("it", "other");
    }

    @Override
    default Option<Array<Integer>> matches(Query query, Happening happening) {
        Subject other = happening.other();
        return doers(query, happening)
                .find(each -> who().accepts(query, each))
                .filter(each -> whom().forAll(filter -> other != null && filter.accepts(query, other)))
                .map(each -> Array.of(each.object(), happening.event().other()));
    }

    /** Returns the units that do it together, the one named first. */
    default Array<Subject> doers(Query query, Happening happening) {
        Subject subject = happening.subject();
        return subject == null ? Array.empty() : Array.of(subject);
    }

    @Override
    default String english() {
        return English.any("unit", Array.of(who()))
                + does()
                + (whom().isEmpty() ? "" : " " + English.any("unit", whom()));
    }
}
