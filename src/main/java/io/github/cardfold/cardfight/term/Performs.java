package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.IconAction;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Trigger;
import io.github.cardfold.effect.Value;
import io.github.cardfold.kernel.position.EventKind;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A fighter counter blasts, soul charges or the like.
 *
 * @param what which of these
 * @param of which fighter
 * @param atLeast how many cards, or how much energy, at once
 */
@Rule(jp = {"7.24.4", "7.24.4.1", "7.25.4", "7.25.4.1", "7.26.2", "7.26.2.1", "7.27.2", "7.27.2.1"})
public record Performs(
        IconAction what,
        @Default("you") Side of,
        @Default("1") Value atLeast) implements Trigger {
    @Override
    public Array<EventKind> kinds() {
        return Array.of(what.fact());
    }

    @Override
    public Option<Array<Integer>> matches(Query query, Happening happening) {
        boolean matches =
                happening.event().seat() == query.seat(of) && happening.event().number() >= atLeast.value(query);
        return matches ? Option.some(Array.empty()) : Option.none();
    }

    @Override
    public boolean reachesHidden() {
        return false;
    }

    @Override
    public String english() {
        String least = atLeast.english();
        return (of == Side.YOU ? "you " : "")
                + of.does(what.label(), least.equals("one") ? "" : least + " or more")
                        .stripTrailing();
    }
}
