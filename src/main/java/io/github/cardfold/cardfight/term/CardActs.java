package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
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
@Phrase("{of or who} | {act plays} {are a: order/orders}{so}")
@Phrase("{of or whose} {act check} reveals/reveals/revealed {are a: card/cards}{so}")
@Phrase(form = "did", value = "{of or who} {act plays} {are gap}{so}")
@Phrase(form = "did", value = "{of or whose} {act check} reveals/reveals/revealed {are gap}{so}")
public record CardActs(
        Act act,
        @Default("you") Array<Side> of,
        @Default("[]") Array<Filter> are,
        Circumstances so) implements Occurrence {
    /** What is done with a card. */
    public enum Act {
        /** It is played as an order. */
        @Phrase(form = "plays", value = "plays/play/played")
        ORDER_PLAYED("order", EventKinds.ORDER_PLAYED),
        /** It is played as an order, and another is alchemagicked with it (7.44). */
        @Rule(jp = "7.44.1")
        @Phrase(form = "plays", value = "alchemagics/alchemagic/alchemagicked")
        ALCHEMAGICKED("order", EventKinds.ALCHEMAGICKED),
        /** A damage check reveals it (13.6.4). */
        @Rule(jp = "7.16.1")
        @Phrase(form = "check", value = "damage check")
        DAMAGE_CHECKED("checked", EventKinds.DAMAGE_CHECKED);

        private final String name;
        private final EventKind fact;

        Act(String name, EventKind fact) {
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
    public String noun() {
        return act.name.equals("order") ? act.name : "card";
    }

    @Override
    public boolean mayBeHidden() {
        return act == Act.ORDER_PLAYED || act == Act.ALCHEMAGICKED;
    }

    @Override
    public Option<Array<Integer>> occurs(Query query, Happening happening) {
        Subject card = happening.subject();
        return card != null && FighterActs.isBy(of, query, happening.event()) && Filter.all(are, query, card)
                ? Option.some(Array.of(card.object()))
                : Option.none();
    }
}
