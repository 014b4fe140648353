package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.effect.kind.Circumstances;
import io.github.cardfold.effect.kind.Occurrence;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A fighter looks at cards of the top of a deck (7.7); once for each effect, however often it lets them look.
 *
 * @param of which fighter looks
 * @param at whose deck
 * @param so the circumstances
 */
@Phrase("{of who} | looks/look/looked at cards of {at whose} deck{so}")
@Rule(jp = "7.7.4")
public record Looks(@Default("you") Side of, @Default("you") Side at, Circumstances so) implements Occurrence {
    @Override
    public Array<EventKind> kinds() {
        return Array.of(EventKind.LOOK);
    }

    @Override
    public Array<String> roles() {
        return Array.empty();
    }

    @Override
    public Option<Array<Integer>> occurs(Query query, Happening happening) {
        Event look = happening.event();
        boolean looks = !look.hasSeat() || look.seat() == query.seat(of);
        return looks && look.text().equals(EventKinds.FIRST_LOOK) && look.from() == Zone.DECK.of(query.seat(at))
                ? Option.some(Array.empty())
                : Option.none();
    }
}
