package io.github.cardfold.effect;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.TriggerSource;
import io.github.cardfold.kernel.Triggered;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.position.Standby;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Pile;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Finds the AUTO abilities that a batch triggers. What no ability of the catalogue triggers on costs one comparison for
 * each kind of event that some ability does; otherwise only cards are looked at that print such an ability.
 */
final class Triggers implements TriggerSource {
    private final Listeners[] byKind;
    private final Array<Silence> silences;
    private final int definitions;

    Triggers(Clauses all, Array<Silence> silences, int definitions) {
        this.silences = silences;
        this.definitions = definitions;
        Array<Clause> autos = all.all().filter(each -> each.kind() == Clause.Kind.AUTO);
        byKind = autos.flatMap(each -> each.trigger().get().kinds())
                .distinctBy(EventKind::name)
                .map(kind -> new Listeners(
                        kind, autos.filter(each -> each.trigger().get().kinds().contains(kind)), definitions))
                .toJavaArray(Listeners[]::new);
    }

    /** Nothing is triggered while the fight is prepared (ruling 300). */
    @Override
    @Rule(jp = {"11.9.2", "11.9.3"})
    public void triggered(Position position, Batch committed, Triggered triggered) {
        for (int i = 0; i < committed.size(); i++) {
            Event event = committed.get(i);
            Listeners listeners = listeners(event.kind());
            Listeners heard = listeners == null ? null : listeners.of(position, event);
            if (heard != null && position.rules().game().hasBegun(position)) {
                Happening happening = new Happening(position, committed, i);
                new Search(position, committed, happening, heard, silences, definitions, triggered).search();
            }
        }
    }

    private @Nullable Listeners listeners(EventKind kind) {
        for (Listeners each : byKind) {
            if (each.kind() == kind) {
                return each;
            }
        }
        return null;
    }

    /** The search for the abilities that one event triggers. */
    private record Search(
            Position position,
            Batch committed,
            Happening happening,
            Listeners listeners,
            Array<Silence> silences,
            int definitions,
            Triggered triggered) {

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
            if (subject != null && isAskedAbout(subject.place(), subject.isHere(), happening.isConcealed())) {
                concealedMover(subject);
            } else if (subject != null && hasText(subject)) {
                each(subject, listeners.movers(subject.gameObject().definition()), triggered);
            }
            if (other != null) {
                for (Clause each : listeners.movers(other.gameObject().definition())) {
                    if (each.trigger().get().happensToOther()) {
                        trigger(other, each, triggered);
                    }
                }
            }
            affected();
        }

        /** An effect that begins happens to the cards that it is on; of those that not all see nobody learns by it. */
        private void affected() {
            TimedEffect effect = happening.event().lasting();
            for (int i = 0; effect != null && i < effect.objectCount(); i++) {
                Subject card = Subject.find(position, effect.object(i));
                if (card != null && isHeard(card)) {
                    each(card, listeners.movers(card.gameObject().definition()), triggered);
                }
            }
        }

        private boolean isHeard(Subject card) {
            return card.isHere() && !isAskedAbout(card.place(), true, card.isConcealed(position)) && hasText(card);
        }

        private Guess guess() {
            return new Guess(position, happening, listeners, definitions);
        }

        /** Tells whether an ability of a card goes on standby only if its master shows the card. */
        @Rule(jp = "11.1.1.2.1.1", id = "11.1.1.2.1.1", it = "8.6.2", en = "8.1.1.2.1")
        private boolean isAskedAbout(int place, boolean isHere, boolean isConcealed) {
            return switch (((TextRules) position.rules().game()).hiddenStandby()) {
                case IF_SHOWN -> isConcealed;
                case IF_DECLARED -> isHere && position.place(place).zone().isHidden();
                case ALWAYS -> false;
            };
        }

        /** For a look back the subject is the card as it lay, and so is what it showed there. */
        @Rule(jp = {"11.9.6.1", "11.9.6.1.1"})
        private boolean hasText(Subject subject) {
            return Subject.hasText(position, subject.gameObject(), subject.place());
        }

        /** The master of a card that not all see shows it if its ability is to go on standby. */
        @Rule(jp = "11.1.1.2.1.1")
        private void concealedMover(Subject subject) {
            boolean isSeen =
                    subject.gameObject().seenBy(position.place(subject.place()).seat());
            if (isSeen && guess().mightBeMover(subject)) {
                triggered.mayShow(subject.place());
                each(subject, listeners.movers(subject.gameObject().definition()), triggered::ifShown);
            }
        }

        /** For a look back, the cards whose ability was valid where they lay just before this very batch. */
        @Rule(jp = {"11.9.6.1", "11.9.6.1.2"})
        private void watchersBefore() {
            for (int i = 0; happening.looksBack() && i < committed.size(); i++) {
                Snapshot before = leaver(committed.get(i));
                if (before != null && hasText(Subject.of(before))) {
                    watcher(Subject.of(before), triggered);
                }
            }
        }

        /** A card that has left a hidden place is one of them if all see it now. */
        private @Nullable Snapshot leaver(Event event) {
            Snapshot before = event.kind() == EventKind.MOVE ? event.before() : null;
            Snapshot after = event.after();
            boolean isKnown = before != null && !Subject.of(before).isConcealed(position)
                    || after != null && after.gameObject().seenByAll(position.seatCount());
            return isKnown ? before : null;
        }

        /** The cards whose ability is valid where they lie; for a look back not those that came in this very batch. */
        @Rule(jp = "11.4.4")
        private void watchersNow() {
            for (int place : listeners.watchedPlaces(position)) {
                watchersIn(place);
            }
        }

        @Rule(jp = "11.1.1.2.1.1")
        private void watchersIn(int place) {
            Pile pile = position.pile(place);
            boolean asks = pile.size() > 0 && position.place(place).zone().isHidden() && guess().mightWatchIn(place);
            for (int i = 0; i < pile.size(); i++) {
                GameObject card = pile.at(i);
                if (!asks && listeners.watchers(card.definition()).length == 0) {
                    continue;
                }
                boolean cameNow = happening.looksBack() && happening.brings(card.object());
                if (!cameNow && Subject.hasText(position, card, place)) {
                    watchersAt(card, place, asks);
                }
            }
        }

        private void watchersAt(GameObject card, int place, boolean asks) {
            if (!isAskedAbout(place, true, Subject.isConcealed(position, card, place))) {
                watcher(card, place, triggered);
            } else if (asks && card.seenBy(position.place(place).seat())) {
                triggered.mayShow(place);
                watcher(card, place, triggered::ifShown);
            }
        }

        private void watcher(GameObject card, int place, Consumer<Standby> into) {
            if (listeners.watchers(card.definition()).length > 0) {
                watcher(Subject.of(card, place), into);
            }
        }

        private void watcher(Subject self, Consumer<Standby> into) {
            for (Clause each : listeners.watchers(self.gameObject().definition())) {
                if (each.isValidIn(position.place(self.place()))) {
                    trigger(self, each, into);
                }
            }
        }

        private void each(Subject self, Clause[] clauses, Consumer<Standby> into) {
            for (Clause each : clauses) {
                trigger(self, each, into);
            }
        }

        @Rule(jp = "12.2.1.2.1")
        private void trigger(Subject self, Clause clause, Consumer<Standby> into) {
            TextRules game = (TextRules) position.rules().game();
            Option<Array<Integer>> bound = matches(self, clause);
            if (bound.isEmpty()) {
                return;
            }
            for (int instance : game.instances(position, self, clause)) {
                if (!game.isSpent(position, happening.event(), clause.name(), self.object(), instance)
                        && !clause.isUnusable(position, self.master(position), self, instance)) {
                    into.accept(standby(self, clause, instance, bound.get()));
                }
            }
        }

        /** Nothing but its own ability tells what a card is that not all see. */
        @Rule(jp = {"7.15.1.3.2", "14.2.3.2", "14.2.3.2.1"})
        private Option<Array<Integer>> matches(Subject self, Clause clause) {
            Query query = Query.of(position, self.master(position), self);
            Option<Array<Integer>> bound = clause.trigger().get().matches(query, happening);
            if (bound.isEmpty() || !clause.holds(query) || isSilenced(query, self)) {
                return Option.none();
            }
            Subject subject = happening.subject();
            boolean isOwn = subject != null && subject.object() == self.object();
            return isOwn || guess().isKnown(query, clause) ? bound : Option.none();
        }

        private boolean isSilenced(Query query, Subject self) {
            TextRules game = (TextRules) position.rules().game();
            return silences.nonEmpty() && silences.exists(each -> each.covers(game, query, self, happening));
        }

        /** An ability that its own move triggers goes on with the card as it has become (4.1.8.1). */
        @Rule(jp = "4.1.8.1")
        private Standby standby(Subject self, Clause clause, int instance, Array<Integer> bound) {
            Snapshot before = happening.event().before();
            boolean isMover = happening.looksBack()
                    && before != null
                    && before.gameObject().object() == self.object();
            int source = isMover ? happening.event().object() : self.object();
            int[] objects = new int[bound.size()];
            for (int i = 0; i < objects.length; i++) {
                objects[i] = bound.get(i);
            }
            Standby standby = new Standby(clause.name(), self.master(position), source, objects);
            return instance == 0 ? standby : standby.grantedBy(instance);
        }
    }
}
