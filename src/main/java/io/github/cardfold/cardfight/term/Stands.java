package io.github.cardfold.cardfight.term;

import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Trigger;
import io.github.cardfold.kernel.EventKind;
import io.github.cardfold.kernel.Rule;
import io.github.cardfold.kernel.Thing;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A resting card stands (7.2), in whatever way; the variable {@code it} is the card.
 *
 * @param who which cards
 */
@Rule(jp = "7.2.1")
public record Stands(@Default("this") Filter who) implements Trigger {
    @Override
    public Array<EventKind> kinds() {
        return Array.of(EventKind.TURN);
    }

    @Override
    public Array<String> binds() {
        return Array.of("it");
    }

    @Override
    public Option<Array<Integer>> matches(Query query, Happening happening) {
        Subject card = happening.subject();
        boolean matches = card != null && happening.event().number() != Thing.REST && who.accepts(query, card);
        return matches ? Option.some(Array.of(card.object())) : Option.none();
    }

    @Override
    public String english() {
        return who.english() + " stands";
    }
}
