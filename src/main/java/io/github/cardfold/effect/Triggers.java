package io.github.cardfold.effect;

import io.github.cardfold.kernel.Batch;
import io.github.cardfold.kernel.Event;
import io.github.cardfold.kernel.EventKind;
import io.github.cardfold.kernel.Place;
import io.github.cardfold.kernel.Position;
import io.github.cardfold.kernel.Rule;
import io.github.cardfold.kernel.Snapshot;
import io.github.cardfold.kernel.Standby;
import io.github.cardfold.kernel.Thing;
import io.github.cardfold.kernel.TriggerSource;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Finds the AUTO abilities that a batch triggers. What no ability of the catalogue triggers on costs one comparison for
 * each kind of event that some ability does.
 */
final class Triggers implements TriggerSource {
    private final EventKind[] kinds;
    private final Clause[][] clauses;

    Triggers(Clauses all) {
        Array<Clause> autos = all.all().filter(each -> each.kind() == Clause.Kind.AUTO);
        Array<EventKind> seen =
                autos.flatMap(each -> each.trigger().get().kinds()).distinctBy(EventKind::name);
        kinds = seen.toJavaArray(EventKind[]::new);
        clauses = seen.map(kind -> autos.filter(
                                each -> each.trigger().get().kinds().contains(kind))
                        .toJavaArray(Clause[]::new))
                .toJavaArray(Clause[][]::new);
    }

    @Override
    @Rule(jp = {"11.9.2", "11.9.3"})
    public void triggered(Position position, Batch committed, Consumer<Standby> triggered) {
        for (int i = 0; i < committed.size(); i++) {
            for (int kind = 0; kind < kinds.length; kind++) {
                if (committed.get(i).kind() == kinds[kind]) {
                    Happening happening = new Happening(position, committed.get(i));
                    for (Clause each : clauses[kind]) {
                        triggered(position, committed, happening, each, triggered);
                    }
                }
            }
        }
    }

    private static void triggered(
            Position position, Batch committed, Happening happening, Clause clause, Consumer<Standby> triggered) {
        for (Subject self :
                clause.areas().isEmpty() ? movers(happening) : watchers(position, committed, happening, clause)) {
            boolean couldBe = clause.definition() < 0
                    || clause.definition() == self.thing().definition();
            if (couldBe) {
                triggered(position, happening, clause, self, triggered);
            }
        }
    }

    private static void triggered(
            Position position, Happening happening, Clause clause, Subject self, Consumer<Standby> triggered) {
        TextGame game = (TextGame) position.rules().game();
        for (int instance : game.instances(position, self, clause)) {
            if (!clause.isUsedUp(position, self.object(), instance)) {
                clause.trigger()
                        .get()
                        .matches(Query.of(position, self.master(position), self), happening)
                        .forEach(
                                bound -> triggered.accept(standby(position, happening, clause, self, instance, bound)));
            }
        }
    }

    /** An ability that its own move triggers goes on with the card as it has become (4.1.8.1). */
    @Rule(jp = "4.1.8.1")
    private static Standby standby(
            Position position, Happening happening, Clause clause, Subject self, int instance, Array<Integer> bound) {
        Snapshot before = happening.event().before();
        boolean isMover =
                happening.looksBack() && before != null && before.thing().object() == self.object();
        int source = isMover ? happening.event().object() : self.object();
        int[] objects = bound.toJavaStream().mapToInt(Integer::intValue).toArray();
        Standby standby = new Standby(clause.name(), self.master(position), source, objects);
        return instance == 0 ? standby : standby.grantedBy(instance);
    }

    /** An ability without a zone in its text is triggered by what happens to its own card (11.1.1.2.1). */
    @Rule(jp = "11.1.1.2.1")
    private static List<Subject> movers(Happening happening) {
        List<Subject> found = new ArrayList<>();
        Subject subject = happening.subject();
        Subject other = happening.other();
        if (subject != null) {
            found.add(subject);
        }
        if (other != null) {
            found.add(other);
        }
        return found;
    }

    /** The cards whose ability is valid where they lie or, for a look back, lay just before this very batch. */
    @Rule(jp = {"11.4.4", "11.9.6.1", "11.9.6.1.2"})
    private static List<Subject> watchers(Position position, Batch committed, Happening happening, Clause clause) {
        List<Subject> found = new ArrayList<>();
        for (int i = 0; happening.looksBack() && i < committed.size(); i++) {
            Snapshot before = leaver(committed.get(i));
            if (before != null && clause.isValidIn(position.place(before.place()))) {
                found.add(Subject.of(before));
            }
        }
        for (int place = 0; place < position.placeCount(); place++) {
            Place at = position.place(place);
            for (int i = 0; clause.isValidIn(at) && i < position.size(place); i++) {
                Thing thing = position.thing(place, i);
                boolean cameNow = happening.looksBack() && cameIn(committed, thing.object());
                if (thing.object() != 0 && !thing.is(Thing.FACE_DOWN) && !cameNow) {
                    found.add(Subject.of(thing, place));
                }
            }
        }
        return found;
    }

    private static @org.jspecify.annotations.Nullable Snapshot leaver(Event event) {
        return event.kind() == EventKind.MOVE ? event.before() : null;
    }

    private static boolean cameIn(Batch committed, int object) {
        for (int i = 0; i < committed.size(); i++) {
            if (committed.get(i).kind() == EventKind.MOVE && committed.get(i).object() == object) {
                return true;
            }
        }
        return false;
    }
}
