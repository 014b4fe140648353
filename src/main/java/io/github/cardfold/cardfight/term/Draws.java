package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Trigger;
import io.github.cardfold.kernel.position.EventKind;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A fighter draws a card (7.6.4).
 *
 * @param of which fighter
 * @param byAbility whether only drawing by an ability of a card counts, not the normal draw of the draw phase
 */
@Rule(jp = {"7.6.4.1", "7.6.4.1.1"})
public record Draws(@Default("you") Side of, boolean byAbility) implements Trigger {
    @Override
    public Array<EventKind> kinds() {
        return Array.of(EventKinds.DREW);
    }

    @Override
    public Option<Array<Integer>> matches(Query query, Happening happening) {
        boolean matches = happening.event().seat() == query.seat(of)
                && (!byAbility || !happening.event().text().isEmpty());
        return matches ? Option.some(Array.empty()) : Option.none();
    }

    @Override
    public boolean reachesHidden() {
        return false;
    }

    @Override
    public String english() {
        return (of == Side.YOU ? "you " : "")
                + of.does("draw", "a card")
                + (byAbility ? " by an ability of a card" : "");
    }
}
