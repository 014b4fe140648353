package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Reason;
import io.github.cardfold.effect.Trigger;
import io.github.cardfold.kernel.position.EventKind;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Something happens for a reason: by an effect, or as a cost.
 *
 * @param event what happens
 * @param by for which reason
 */
public record Caused(Trigger event, Reason by) implements Trigger {
    @Override
    public Array<EventKind> kinds() {
        return event.kinds();
    }

    @Override
    public Array<String> binds() {
        return event.binds();
    }

    @Override
    public boolean reachesHidden() {
        return event.reachesHidden();
    }

    @Override
    public Option<Array<Integer>> matches(Query query, Happening happening) {
        return by.isWhy(query, happening.event().cause()) ? event.matches(query, happening) : Option.none();
    }

    @Override
    public String english() {
        return event.english() + " " + by.english();
    }
}
