package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Trigger;
import io.github.cardfold.kernel.EventKind;
import io.github.cardfold.kernel.Rule;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A card is discarded: it goes from the deck, the hand or the gauge zone to the drop zone, for whatever reason (7.9.2);
 * the variable {@code it} is the card.
 *
 * @param who which cards
 */
@Rule(jp = {"7.9.1", "7.9.2"})
public record Discarded(@Default("this") Filter who) implements Trigger {
    private static final Array<Region> FROM = Array.of(Region.DECK, Region.HAND, Region.GAUGE);

    @Override
    public Array<EventKind> kinds() {
        return Array.of(EventKind.MOVE);
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
        boolean matches = card != null
                && Region.DROP.covers(happening.to())
                && FROM.exists(each -> each.covers(happening.from()))
                && who.accepts(query, card);
        return matches ? Option.some(Array.of(happening.event().object())) : Option.none();
    }

    @Override
    public String english() {
        return who.english() + " is discarded";
    }
}
