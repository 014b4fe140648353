package io.github.cardfold.cardfight.entry;

import io.github.cardfold.cardfight.fact.Battle;
import io.github.cardfold.cardfight.fact.Conditions;
import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.fact.Grounds;
import io.github.cardfold.cardfight.state.BattleFrame;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Happenings;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.Answers;
import io.github.cardfold.kernel.Batch;
import io.github.cardfold.kernel.Choice;
import io.github.cardfold.kernel.Event;
import io.github.cardfold.kernel.Frame;
import io.github.cardfold.kernel.Local;
import io.github.cardfold.kernel.Position;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.Question;
import io.github.cardfold.kernel.Requirement;
import io.github.cardfold.kernel.Rule;
import io.github.cardfold.kernel.Run;
import io.github.cardfold.kernel.Thing;
import java.util.ArrayList;
import java.util.List;

/** Calling units (6.2). */
public final class Call {
    /** The procedure. */
    public static final String PROCEDURE = "6.2.3";

    private static final Local FIGHTER = Local.seat(0, "fighter");
    private static final Local CIRCLE = Local.place(1, "circle");
    /** The cards being called; those of a hidden place have been shown. */
    public static final Local CARDS = Local.objects(0, "cards");

    private static final Local UNITS = Local.objects(1, "units");

    @Rule(jp = {"6.2.1", "6.2.3.2", "9.9.2.1"})
    private static final Answers CIRCLE_CHOICE = Answers.of(Choice.place("6.2.3.2", "a circle", Grounds.CIRCLES)
            .that(Conditions.ownPlace("9.9.2.1"), Conditions.rearGuardCircle("6.2.1")));

    @Rule(jp = {"10.4.1.10", "10.4.1.10.1"})
    private static final Answers GUARDED = Answers.of(Choice.card("10.4.1.10", "a unit on a circle", Grounds.CIRCLES)
            .that(Requirement.of(
                    "10.4.1.10",
                    it -> Battle.isAttacked(it.position(), it.thing().object()),
                    it -> it.card() + " on " + it.where() + " is not attacked")));

    private Call() {}

    /** Calls cards: arguments are the fighter, the guardian circle or -1 for a rear-guard circle, and the cards. */
    public static Procedure procedure() {
        return Procedure.named(PROCEDURE)
                .locals(FIGHTER, CIRCLE, CARDS, UNITS)
                .let("6.2.3.1.1 order", Call::orderOpenly)
                .change("6.2.3.1.1", Call::show)
                .goIf("6.2.3.2 given", run -> run.get(CIRCLE) >= 0, "6.2.3.3")
                .ask(
                        "6.2.3.2",
                        Question.of(
                                "choose a circle",
                                (position, frame) -> frame.get(FIGHTER),
                                CIRCLE_CHOICE,
                                (run, answer) -> run.set(CIRCLE, answer.place())))
                .change("6.2.3.3", Call::put)
                .let("6.2.3.3 units", Call::remember)
                .change("6.2.3.4", Call::retireOthers)
                .change("6.2.1.2", run -> facts(run, Happenings.CALLED))
                .call("6.2.4", "6.2.4", run -> new int[] {run.get(FIGHTER)})
                .build();
    }

    /** Cards of a hidden place are named in the order of the catalogue: how they lay there is their owner's alone. */
    @Rule(jp = "4.6.2")
    private static void orderOpenly(Run run) {
        Position position = run.position();
        int[] cards = run.objects(CARDS);
        for (int i = 1; i < cards.length; i++) {
            int card = cards[i];
            int at = i;
            while (at > 0 && kindIfHidden(position, cards[at - 1]) > kindIfHidden(position, card)) {
                cards[at] = cards[--at];
            }
            cards[at] = card;
        }
        run.set(CARDS, cards);
    }

    private static int kindIfHidden(Position position, int card) {
        int place = position.placeOf(card);
        return place < 0 || !position.place(place).zone().isHidden()
                ? -1
                : position.thing(place, position.positionOf(place, card)).definition();
    }

    @Rule(jp = "6.2.3.1.1")
    private static Batch show(Run run) {
        List<Event> events = new ArrayList<>();
        for (int i = 0; i < run.frame().size(CARDS); i++) {
            int card = run.frame().get(CARDS, i);
            int place = run.position().placeOf(card);
            if (place >= 0 && run.position().place(place).zone().isHidden()) {
                Thing thing = run.position().thing(place, run.position().positionOf(place, card));
                events.add(Event.fact(Happenings.SHOWN, run.get(FIGHTER), 0, 0, thing.definition(), "call"));
            }
        }
        return Batch.ofAll(events);
    }

    /** All called cards are put at the same time, standing on rear-guard, resting on guardian circles. */
    @Rule(jp = {"6.2.3.3", "6.2.3.3.1", "4.9.2.4.1", "4.9.2.5.1"})
    private static Batch put(Run run) {
        boolean guardian = Circle.is(run.position().place(run.get(CIRCLE)), Circle.GUARDIAN);
        List<Event> events = new ArrayList<>();
        for (int i = 0; i < run.frame().size(CARDS); i++) {
            events.add(Event.move(
                    run.position(),
                    run.frame().get(CARDS, i),
                    run.get(CIRCLE),
                    Event.SHOWN | (guardian ? Event.REST : 0)));
        }
        return Batch.ofAll(events);
    }

    /** The called units are the new cards that came last to the circle (6.2.5). */
    @Rule(jp = "6.2.5")
    private static void remember(Run run) {
        int circle = run.get(CIRCLE);
        int size = run.position().size(circle);
        for (int i = Math.max(0, size - run.frame().size(CARDS)); i < size; i++) {
            run.append(UNITS, run.position().thing(circle, i).object());
        }
    }

    @Rule(jp = {"6.2.3.4", "7.18.1"})
    private static Batch retireOthers(Run run) {
        Position position = run.position();
        int circle = run.get(CIRCLE);
        List<Event> events = new ArrayList<>();
        if (Circle.is(position.place(circle), Circle.REAR_GUARD)) {
            for (int i = 0; i < position.size(circle); i++) {
                Thing other = position.thing(circle, i);
                if (!run.frame().contains(UNITS, other.object())) {
                    events.add(Event.move(position, other.object(), Zone.DROP.of(other.owner()), 0));
                }
            }
        }
        return Batch.ofAll(events);
    }

    @Rule(jp = {"1.3.7.1", "6.2.1.2"})
    private static Batch facts(Run run, io.github.cardfold.kernel.EventKind kind) {
        List<Event> events = new ArrayList<>();
        for (int i = 0; i < run.frame().size(UNITS); i++) {
            events.add(Event.fact(kind, run.get(FIGHTER), run.frame().get(UNITS, i), 0));
        }
        return Batch.ofAll(events);
    }

    /** Each unit that came to the guardian circle without one guards an attacked unit of its fighter (6.2.4). */
    public static Procedure guarding() {
        Local guardian = Local.object(1, "guardian");
        return Procedure.named("6.2.4")
                .locals(FIGHTER, guardian)
                .let("6.2.4 next", run -> run.set(guardian, unassigned(run.position(), run.get(FIGHTER))))
                .endIf("6.2.4 all", run -> run.get(guardian) == 0)
                .ask(
                        "10.4.1.10",
                        Question.of(
                                "choose the guarded unit",
                                (position, frame) -> frame.get(FIGHTER),
                                GUARDED,
                                (run, answer) -> guard(run, guardian, answer.object(run.position()))))
                .change("6.2.4 guards", run -> lastGuard(run, guardian))
                .go("6.2.4 repeat", "6.2.4 next")
                .build();
    }

    @Rule(jp = {"6.2.4", "10.4.1.10"})
    private static int unassigned(Position position, int fighter) {
        Frame battle = Battle.of(position);
        if (battle == null || Battle.attackedCount(position, battle) == 0) {
            return 0;
        }
        int circle = Field.guardianCircle(position, fighter);
        for (int i = 0; i < position.size(circle); i++) {
            int object = position.thing(circle, i).object();
            if (!isGuarding(battle, object)) {
                return object;
            }
        }
        return 0;
    }

    private static boolean isGuarding(Frame battle, int object) {
        for (int i = 0; i < battle.size(BattleFrame.GUARDS); i += 2) {
            if (battle.get(BattleFrame.GUARDS, i) == object) {
                return true;
            }
        }
        return false;
    }

    private static void guard(Run run, Local guardian, int guarded) {
        run.appendIn(BattleFrame.PROCEDURE, BattleFrame.GUARDS, run.get(guardian));
        run.appendIn(BattleFrame.PROCEDURE, BattleFrame.GUARDS, guarded);
    }

    private static Batch lastGuard(Run run, Local guardian) {
        Frame battle = run.enclosing(BattleFrame.PROCEDURE);
        int guarded = battle.get(BattleFrame.GUARDS, battle.size(BattleFrame.GUARDS) - 1);
        return Batch.of(Event.fact(Happenings.GUARDED, run.get(FIGHTER), run.get(guardian), guarded));
    }
}
