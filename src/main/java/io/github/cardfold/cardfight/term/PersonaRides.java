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

/** A fighter persona rides (7.15.1.4.3). */
@Rule(jp = "7.15.1.4.3")
public record PersonaRides(@Default("you") Side of) implements Trigger {
    @Override
    public Array<EventKind> kinds() {
        return Array.of(EventKinds.PERSONA_RODE);
    }

    @Override
    public Option<Array<Integer>> matches(Query query, Happening happening) {
        return happening.event().seat() == query.seat(of) ? Option.some(Array.empty()) : Option.none();
    }

    @Override
    public boolean reachesHidden() {
        return false;
    }

    @Override
    public String english() {
        return (of == Side.YOU ? "you " : "") + of.does("persona ride", "").stripTrailing();
    }
}
