package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.Happenings;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Trigger;
import io.github.cardfold.kernel.EventKind;
import io.github.cardfold.kernel.Rule;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A drive check or a damage check puts a card into the trigger zone (7.16); the variable {@code it} is the card.
 *
 * @param in in which check; in either if none is said
 * @param of in whose
 * @param are what the card must be
 */
@Rule(jp = "7.16.1")
public record Appears(
        Option<Check> in,
        @Default("you") Side of,
        @Default("[]") Array<Filter> are) implements Trigger {
    /** The checks. */
    public enum Check {
        /** The drive check (10.6.1.2). */
        DRIVE_CHECK(Happenings.DRIVE_CHECKED),
        /** The damage check (13.6.4). */
        DAMAGE_CHECK(Happenings.DAMAGE_CHECKED);

        private final EventKind fact;

        Check(EventKind fact) {
            this.fact = fact;
        }
    }

    @Override
    public Array<EventKind> kinds() {
        return in.map(each -> Array.of(each.fact))
                .getOrElse(() -> Array.of(Check.values()).map(each -> each.fact));
    }

    @Override
    public Array<String> binds() {
        return Array.of("it");
    }

    @Override
    public boolean reachesHidden() {
        return false;
    }

    @Override
    public Option<Array<Integer>> matches(Query query, Happening happening) {
        Subject card = happening.subject();
        if (card == null) {
            return Option.none();
        }
        boolean matches = happening.event().seat() == query.seat(of) && are.forAll(each -> each.accepts(query, card));
        return matches ? Option.some(Array.of(card.object())) : Option.none();
    }

    @Override
    public String english() {
        return of.whose()
                + in.map(each -> each == Check.DRIVE_CHECK ? " drive check" : " damage check")
                        .getOrElse(" check")
                + " reveals a card"
                + (are.isEmpty() ? "" : " that is " + are.map(Filter::english).mkString(" and "));
    }
}
