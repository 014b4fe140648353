package io.github.cardfold.cardfight.fact;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Replaces;
import io.github.cardfold.kernel.ReplacementSource;
import io.github.cardfold.kernel.Replacing;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The replacement effects of texts: of CONT abilities that are valid, and those that last for a time. */
public final class Replacements implements ReplacementSource {
    private final Array<String> procedures;
    private final Set<EventKind> kinds;
    private final int bits;

    /** Takes all of a game. */
    public Replacements(Array<Replaces> all) {
        procedures = all.map(Replaces::procedure);
        kinds = new LinkedHashSet<>(all.flatMap(each -> each.of().kinds()).asJava());
        bits = kinds.stream().mapToInt(EventKind::bit).reduce(0, (some, more) -> some | more);
    }

    @Override
    public int kinds() {
        return bits;
    }

    @Override
    public boolean isAny(Position position, Batch batch) {
        for (int i = 0; i < batch.size(); i++) {
            Event event = batch.get(i);
            if (kinds.contains(event.kind())
                    && ActiveEffect.mayReplace(position, event)
                    && mayBeReplaced(position, event)) {
                return true;
            }
        }
        return false;
    }

    private static boolean mayBeReplaced(Position position, Event event) {
        Array<ActiveEffect> effects = ActiveEffect.of(position, Replaces.class);
        for (int i = 0; i < effects.size(); i++) {
            if (((Replaces) effects.get(i).working()).mayReplace(position, event)) {
                return true;
            }
        }
        return false;
    }

    @Override
    @Rule(jp = {"11.3.1.3", "11.12.1"})
    public Array<Replacing> replacing(Position position, Batch batch, int index) {
        List<Replacing> found = new ArrayList<>();
        for (ActiveEffect each : ActiveEffect.of(position, Replaces.class)) {
            Replaces text = (Replaces) each.working();
            text.replaces(each.query(), position, batch, index)
                    .map(bound -> new Replacing(
                            each.master(),
                            each.query().source(),
                            each.instance(),
                            1 + procedures.indexOf(text.procedure()),
                            text.procedure(),
                            bound))
                    .forEach(found::add);
        }
        return Array.ofAll(found);
    }

    @Override
    public Array<String> procedures() {
        return procedures;
    }
}
