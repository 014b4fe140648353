package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.English;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Trigger;
import io.github.cardfold.kernel.position.EventKind;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A check reveals a card; the variable {@code it} is the card.
 *
 * @param by which check
 * @param of whose
 * @param are what the card must be
 */
@Rule(jp = "7.16.1")
public record Checked(
        @Default("any check") Check by,
        @Default("you") Side of,
        @Default("[]") Array<Filter> are) implements Trigger {
    /** A check that reveals a card. */
    public enum Check {
        /** A drive check (10.6.1.2). */
        DRIVE_CHECK,
        /** A damage check (13.6.4). */
        DAMAGE_CHECK,
        /** One or the other. */
        ANY_CHECK
    }

    @Override
    public Array<EventKind> kinds() {
        return switch (by) {
            case DRIVE_CHECK -> Array.of(EventKinds.DRIVE_CHECKED);
            case DAMAGE_CHECK -> Array.of(EventKinds.DAMAGE_CHECKED);
            case ANY_CHECK -> Array.of(EventKinds.DRIVE_CHECKED, EventKinds.DAMAGE_CHECKED);
        };
    }

    @Override
    public Array<String> binds() {
        return Array.of("it");
    }

    @Override
    public Option<Array<Integer>> matches(Query query, Happening happening) {
        Subject card = happening.subject();
        if (card == null) {
            return Option.none();
        }
        boolean matches = happening.event().seat() == query.seat(of) && Filter.all(are, query, card);
        return matches ? Option.some(Array.of(card.object())) : Option.none();
    }

    @Override
    public boolean reachesHidden() {
        return false;
    }

    @Override
    public String english() {
        String check = switch (by) {
            case DRIVE_CHECK -> "drive check";
            case DAMAGE_CHECK -> "damage check";
            case ANY_CHECK -> "drive or damage check";
        };
        return of.whose() + " " + check + " reveals " + English.any("card", are);
    }
}
