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
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Finds the AUTO abilities that a batch triggers. What no ability of the catalogue triggers on costs one comparison for
 * each kind of event that some ability does; otherwise only cards are looked at that print such an ability.
 */
final class Triggers implements TriggerSource {
    private final Listeners[] byKind;

    Triggers(Clauses all, int definitions) {
        Array<Clause> autos = all.all().filter(each -> each.kind() == Clause.Kind.AUTO);
        byKind = autos.flatMap(each -> each.trigger().get().kinds())
                .distinctBy(EventKind::name)
                .map(kind -> new Listeners(
                        kind, autos.filter(each -> each.trigger().get().kinds().contains(kind)), definitions))
                .toJavaArray(Listeners[]::new);
    }

    @Override
    @Rule(jp = {"11.9.2", "11.9.3"})
    public void triggered(Position position, Batch committed, Consumer<Standby> triggered) {
        for (int i = 0; i < committed.size(); i++) {
            Event event = committed.get(i);
            for (Listeners each : byKind) {
                if (event.kind() == each.kind()) {
                    new Search(position, committed, new Happening(position, event), each, triggered).search();
                }
            }
        }
    }

    /** The search for the abilities that one event triggers. */
    private record Search(
            Position position, Batch committed, Happening happening, Listeners listeners, Consumer<Standby> triggered) {

        void search() {
            movers();
            if (listeners.hasWatchers()) {
                watchersBefore();
                watchersNow();
            }
        }

        /** An ability without a zone in its text is triggered by what happens to its own card (11.1.1.2.1). */
        @Rule(jp = "11.1.1.2.1")
        private void movers() {
            Subject subject = happening.subject();
            Subject other = happening.other();
            if (subject != null && !isOutOfSight(subject)) {
                each(subject, listeners.movers(subject.thing().definition()));
            }
            if (other != null) {
                each(other, listeners.movers(other.thing().definition()));
            }
        }

        /** A card that not all see is not shown (11.1.1.2.1.1): nothing must tell that it has such an ability. */
        private boolean isOutOfSight(Subject subject) {
            return position.place(subject.place()).zone().isHidden();
        }

        /** For a look back, the cards whose ability was valid where they lay just before this very batch. */
        @Rule(jp = {"11.9.6.1", "11.9.6.1.2"})
        private void watchersBefore() {
            for (int i = 0; happening.looksBack() && i < committed.size(); i++) {
                Snapshot before = leaver(committed.get(i));
                if (before != null) {
                    watcher(Subject.of(before));
                }
            }
        }

        /** The cards whose ability is valid where they lie; for a look back not those that came in this very batch. */
        @Rule(jp = "11.4.4")
        private void watchersNow() {
            for (int place = 0; place < position.placeCount(); place++) {
                Place at = position.place(place);
                for (int i = 0; listeners.watchIn(at) && i < position.size(place); i++) {
                    Thing thing = position.thing(place, i);
                    boolean cameNow = happening.looksBack() && cameIn(committed, thing.object());
                    if (Subject.hasText(position, thing, place) && !cameNow) {
                        watcher(Subject.of(thing, place));
                    }
                }
            }
        }

        private void watcher(Subject self) {
            for (Clause each : listeners.watchers(self.thing().definition())) {
                if (each.isValidIn(position.place(self.place()))) {
                    trigger(self, each);
                }
            }
        }

        private void each(Subject self, Clause[] clauses) {
            for (Clause each : clauses) {
                trigger(self, each);
            }
        }

        private void trigger(Subject self, Clause clause) {
            TextGame game = (TextGame) position.rules().game();
            for (int instance : game.instances(position, self, clause)) {
                if (!clause.isUsedUp(position, self.object(), instance)) {
                    clause.trigger()
                            .get()
                            .matches(Query.of(position, self.master(position), self), happening)
                            .forEach(bound -> triggered.accept(standby(self, clause, instance, bound)));
                }
            }
        }

        /** An ability that its own move triggers goes on with the card as it has become (4.1.8.1). */
        @Rule(jp = "4.1.8.1")
        private Standby standby(Subject self, Clause clause, int instance, Array<Integer> bound) {
            Snapshot before = happening.event().before();
            boolean isMover =
                    happening.looksBack() && before != null && before.thing().object() == self.object();
            int source = isMover ? happening.event().object() : self.object();
            int[] objects = bound.toJavaStream().mapToInt(Integer::intValue).toArray();
            Standby standby = new Standby(clause.name(), self.master(position), source, objects);
            return instance == 0 ? standby : standby.grantedBy(instance);
        }

        private static @Nullable Snapshot leaver(Event event) {
            return event.kind() == EventKind.MOVE ? event.before() : null;
        }

        private static boolean cameIn(Batch committed, int object) {
            for (int i = 0; i < committed.size(); i++) {
                if (committed.get(i).kind() == EventKind.MOVE
                        && committed.get(i).object() == object) {
                    return true;
                }
            }
            return false;
        }
    }
}
