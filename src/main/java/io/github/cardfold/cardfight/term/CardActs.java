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
import io.github.cardfold.effect.kind.Circumstances;
import io.github.cardfold.effect.kind.Occurrence;
import io.github.cardfold.kernel.position.EventKind;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A fighter does something with one card.
 *
 * @param act what is done
 * @param of who does it, one of these
 * @param are what the card must be
 * @param so the circumstances
 */
public record CardActs(
        Act act,
        @Default("you") Array<Side> of,
        @Default("[]") Array<Filter> are,
        Circumstances so) implements Occurrence {
    /** What is done with a card. */
    public enum Act {
        /** It is played as an order. */
        ORDER_PLAYED("play", "order", "order", EventKinds.ORDER_PLAYED),
        /** A drive check reveals it (10.6.1.2). */
        @Rule(jp = "7.16.1")
        DRIVE_CHECKED("drive check", "card", "checked", EventKinds.DRIVE_CHECKED),
        /** A damage check reveals it (13.6.4). */
        @Rule(jp = "7.16.1")
        DAMAGE_CHECKED("damage check", "card", "checked", EventKinds.DAMAGE_CHECKED);

        private final String verb;
        private final String noun;
        private final String name;
        private final EventKind fact;

        Act(String verb, String noun, String name, EventKind fact) {
            this.verb = verb;
            this.noun = noun;
            this.name = name;
            this.fact = fact;
        }
    }

    @Override
    public Array<EventKind> kinds() {
        return Array.of(act.fact);
    }

    @Override
    public Array<String> roles() {
        return Array.of(act.name);
    }

    @Override
    public boolean mayBeHidden() {
        return act == Act.ORDER_PLAYED;
    }

    @Override
    public Option<Array<Integer>> occurs(Query query, Happening happening) {
        Subject card = happening.subject();
        return card != null && FighterActs.isBy(of, query, happening.event()) && Filter.all(are, query, card)
                ? Option.some(Array.of(card.object()))
                : Option.none();
    }

    @Override
    public String does() {
        return FighterActs.english(of, act.verb, English.any(act.noun, are));
    }
}
