package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.OfThis;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Terms;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.effect.kind.Circumstances;
import io.github.cardfold.effect.kind.Occurrence;
import io.github.cardfold.kernel.position.EventKind;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A drive check reveals a card (10.6.1.2).
 *
 * @param of whose drive check, that of one of these
 * @param are what the card must be
 * @param who what the unit must be that performs it
 * @param so the circumstances
 */
@Rule(jp = "7.16.1")
@Phrase("{of or whose} drive check< by {who a: unit/units}> reveals/reveals/revealed {are a: card/cards}{so}")
@Phrase(
        form = "did",
        value = "{of or whose} drive check< by {who a: unit/units}> reveals/reveals/revealed {are gap}{so}")
public record DriveCheckReveals(
        @Default("you") Array<Side> of,
        @Default("[]") Array<Filter> are,
        @Default("[]") Array<Filter> who,
        Circumstances so)
        implements Occurrence {
    @Override
    public Array<EventKind> kinds() {
        return Array.of(EventKinds.DRIVE_CHECKED);
    }

    @Override
    public Array<String> roles() {
        return Array.of("checked");
    }

    @Override
    public String noun() {
        return "card";
    }

    /** It happens to the unit that performs it only if that is what it says. */
    @Override
    public boolean happensToOther() {
        return isThisTheOther();
    }

    @Override
    public boolean isThisTheOther() {
        return who.exists(each -> Terms.has(each, OfThis.class)) && !are.exists(each -> Terms.has(each, OfThis.class));
    }

    @Override
    public Option<Array<Integer>> occurs(Query query, Happening happening) {
        Subject card = happening.subject();
        return card != null
                        && FighterActs.isBy(of, query, happening.event())
                        && Filter.all(are, query, card)
                        && isPerformed(query, happening)
                ? Option.some(Array.of(card.object()))
                : Option.none();
    }

    @Rule(jp = "10.6.1.2")
    private boolean isPerformed(Query query, Happening happening) {
        Subject unit = happening.other();
        return who.isEmpty() || unit != null && Filter.all(who, query, unit);
    }
}
