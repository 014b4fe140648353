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
 * A fighter has used an ACT or AUTO ability of a card, as restriction icons count uses (12.3.2.2): it has been carried
 * out, and an AUTO ability has changed the game. What is declined is not used.
 *
 * @param who of which cards
 * @param of who uses it, one of these
 * @param so the circumstances; the ability that does it is the one that is used
 */
@Phrase("{of or who} | uses/use/used an ability of {who a: card/cards}{so}")
@Phrase(form = "did", value = "{of or who} uses/use/used an ability of {who gap}{so}")
public record UsesAbility(
        @Default("this") Filter who, @Default("you") Array<Side> of, Circumstances so) implements Occurrence {
    @Override
    public Array<EventKind> kinds() {
        return Array.of(EventKinds.ABILITY_USED);
    }

    @Override
    public Array<String> roles() {
        return Array.of("used");
    }

    @Override
    public String noun() {
        return "card";
    }

    @Override
    @Rule(jp = {"12.3.2.2", "12.3.3.2"})
    public Option<Array<Integer>> occurs(Query query, Happening happening) {
        Subject card = happening.subject();
        return card != null && FighterActs.isBy(of, query, happening.event()) && who.accepts(query, card)
                ? Option.some(Array.of(card.object()))
                : Option.none();
    }
}
