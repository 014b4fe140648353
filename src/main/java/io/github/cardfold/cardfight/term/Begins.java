package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.Moment;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Trigger;
import io.github.cardfold.kernel.position.EventKind;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A phase or step of a fighter's turn begins.
 *
 * @param phase which phase or step
 * @param of whose turn it is
 */
public record Begins(Moment phase, @Default("you") Side of) implements Trigger {
    @Override
    public Array<EventKind> kinds() {
        return switch (phase) {
            case END_PHASE -> Array.of(EventKinds.BEGINNING, EventKinds.END_PHASE_GOES_ON);
            case CLOSE_STEP -> Array.of(EventKinds.BEGINNING, EventKinds.CLOSE_STEP_GOES_ON);
            default -> Array.of(EventKinds.BEGINNING);
        };
    }

    @Override
    public Option<Array<Integer>> matches(Query query, Happening happening) {
        boolean matches = happening.event().text().equals(phase.beginning())
                && happening.event().seat() == query.seat(of);
        return matches ? Option.some(Array.empty()) : Option.none();
    }

    @Override
    public String english() {
        return of.whose() + " " + phase.label() + " begins";
    }
}
