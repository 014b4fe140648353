package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.effect.kind.Circumstances;
import io.github.cardfold.effect.kind.Occurrence;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.table.GameObject;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Predicate;

/**
 * A unit does something by itself.
 *
 * @param act what it does
 * @param who which units do
 * @param so the circumstances
 */
@Phrase("{who a: unit/units} | {act}{so}")
@Phrase(form = "did", value = "{who gap} {act}{so}")
public record UnitDoes(Act act, @Default("this") Filter who, Circumstances so) implements Occurrence {
    /** What a unit does by itself. */
    public enum Act {
        /** A resting unit stands up, in whatever way (7.2.1). */
        @Rule(jp = "7.2.1")
        @Phrase("stands/stand/stood")
        STANDS("stood", EventKind.TURN, 0),
        /** A standing unit comes to rest, in whatever way (7.2.1). */
        @Rule(jp = "7.2.1")
        @Phrase("rests/rest/rested")
        RESTS("rested", EventKind.TURN, GameObject.REST),
        /** A unit is chosen to intercept; it still stands on its circle then. */
        @Rule(jp = "10.5.1.2.4.1")
        @Phrase("intercepts/intercept/intercepted")
        INTERCEPTS("interceptor", EventKinds.INTERCEPTED, 0),
        /** An effect chooses it where all see it. */
        @Rule(jp = "14.55.1")
        @Phrase("is/are/was chosen")
        IS_CHOSEN("chosen", EventKinds.CHOSEN, 0),
        /** A card becomes locked where it lies, and is none that has information any more. */
        @Phrase("is/are/was locked")
        IS_LOCKED("locked", EventKind.FACE, GameObject.FACE_DOWN, event -> event.is(Event.MARKED)),
        /** A locked card is turned face up, for whatever reason. */
        @Rule(jp = "7.31.1")
        @Phrase("is/are/was unlocked")
        IS_UNLOCKED("unlocked", EventKind.FACE, 0, UnitDoes::wasLocked),
        /** A unit is deleted. */
        @Rule(jp = "7.32.1")
        @Phrase("is/are/was deleted")
        IS_DELETED("deleted", EventKind.FACE, GameObject.FACE_DOWN, RuleEffects::isDeleting);

        private final String who;
        private final EventKind fact;
        private final int number;
        private final Predicate<Event> how;

        Act(String who, EventKind fact, int number) {
            this(who, fact, number, event -> true);
        }

        Act(String who, EventKind fact, int number, Predicate<Event> how) {
            this.who = who;
            this.fact = fact;
            this.number = number;
            this.how = how;
        }

        boolean isDoneBy(Event event) {
            return event.number() == number && how.test(event);
        }
    }

    private static boolean wasLocked(Event event) {
        Snapshot before = event.before();
        return before != null && before.gameObject().is(GameObject.MARKED);
    }

    @Override
    public Array<EventKind> kinds() {
        return Array.of(act.fact);
    }

    @Override
    public Array<String> roles() {
        return Array.of(act.who);
    }

    @Override
    public Option<Array<Integer>> occurs(Query query, Happening happening) {
        Subject unit = happening.subject();
        return unit != null && act.isDoneBy(happening.event()) && who.accepts(query, unit)
                ? Option.some(Array.of(happening.event().object()))
                : Option.none();
    }
}
