package io.github.cardfold.cardfight.entry;

import io.github.cardfold.cardfight.deed.Attempt;
import io.github.cardfold.cardfight.deed.DeedKind;
import io.github.cardfold.cardfight.deed.Deeds;
import io.github.cardfold.cardfight.fact.Battle;
import io.github.cardfold.cardfight.fact.CardGame;
import io.github.cardfold.cardfight.fact.CircleAssignment;
import io.github.cardfold.cardfight.fact.Conditions;
import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.fact.PlacesToChooseFrom;
import io.github.cardfold.cardfight.state.BattleFrame;
import io.github.cardfold.cardfight.state.CallFrame;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.Purposes;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Ask;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Calling units (6.2). */
public final class Call {
    private static final Local AT = Local.number(3, "cards asked for");
    private static final Local CALLED = Local.objects(2, "called");
    private static final Local CIRCLES = Local.places(3, "circles");
    private static final Local BEFORE = Local.objects(4, "before");
    private static final Local UNITS = Local.objects(5, "units");

    private static final int[] NOBODY = {};

    private static final CircleAssignment ASSIGNING =
            new CircleAssignment(CallFrame.CARDS, CallFrame.ALLOWED, AT, CALLED, CIRCLES);

    private static final Ask CIRCLE_CHOICE =
            ASSIGNING.ask("6.2.3.2", CallFrame.FIGHTER, Conditions.ownPlace("9.9.2.1"), callable());

    @Rule(jp = {"10.4.1.10", "10.4.1.10.1"})
    private static final Answers GUARDED = Answers.of(Choice.card(
                    "10.4.1.10", "a unit on a circle", PlacesToChooseFrom.CIRCLES)
            .that(Requirement.of(
                    "10.4.1.10",
                    it -> Battle.isAttacked(it.position(), it.gameObject().object()),
                    it -> it.card() + " on " + it.where() + " is not attacked"))
            .that(Conditions.own("6.2.4")));

    private Call() {}

    private static Requirement callable() {
        return Requirement.of(
                "6.2.1",
                it -> Circle.is(it.position().place(it.place()), Circle.REAR_GUARD | Circle.GUARDIAN),
                it -> it.where() + " is no rear-guard circle");
    }

    /**
     * Calls cards: arguments are the fighter, how ({@link CallFrame#NORMAL} or not) and 1 if the cards come to rest on
     * rear-guard circles too; lists are the cards and the circles, all of the fighter's and either rear-guard circles
     * or the guardian circle.
     */
    @Rule(jp = {"6.2.1.1", "6.2.2", "6.2.3"})
    public static Procedure procedure() {
        return Procedure.named(CallFrame.PROCEDURE)
                .locals(
                        CallFrame.FIGHTER,
                        CallFrame.MANNER,
                        CallFrame.RESTING,
                        AT,
                        CallFrame.CARDS,
                        CallFrame.ALLOWED,
                        CALLED,
                        CIRCLES,
                        BEFORE,
                        UNITS)
                .let("6.2.3.1.1 order", Call::orderOpenly)
                .change("6.2.3.1.1", Call::show)
                .repeat("6.2.3.2 done", run -> !ASSIGNING.isDone(run), circle -> circle.ask("6.2.3.2", CIRCLE_CHOICE))
                .let("6.2.3.4 before", run -> run.set(BEFORE, onCircles(run)))
                .change("6.2.3.3", Call::put)
                .let("6.2.3.3 units", Call::remember)
                .change("6.2.3.1.1 stay", Call::keepKnown)
                .change("6.2.3.4", Call::retireOthers)
                .change("6.2.1.2", run -> facts(run, EventKinds.CALLED))
                .callIf("6.2.4", run -> unassigned(run.position(), run.seat(CallFrame.FIGHTER)) != 0, "6.2.4", run ->
                        new int[] {run.get(CallFrame.FIGHTER)})
                .build();
    }

    /** The cards that can be called: where the edition calls none of the field, those from elsewhere. */
    @Rule(
            jp = {"6.2.1.2", "6.2.5"},
            it = "10.7.1",
            en = "10.1.6.1")
    private static int[] callable(Run run) {
        Position position = run.position();
        int[] cards = run.objects(CallFrame.CARDS);
        return CardGame.ruleset(position).call().fromField()
                ? cards
                : Arrays.stream(cards)
                        .filter(card -> !Field.isCircle(position, position.placeOf(card)))
                        .toArray();
    }

    private static void orderOpenly(Run run) {
        run.set(CallFrame.CARDS, CircleAssignment.openly(run.position(), callable(run)));
    }

    @Rule(jp = "6.2.3.1.1")
    private static Batch show(Run run) {
        List<Event> events = new ArrayList<>();
        for (int i = 0; i < run.frame().size(CallFrame.CARDS); i++) {
            int card = run.frame().get(CallFrame.CARDS, i);
            int place = run.position().placeOf(card);
            if (place >= 0 && run.position().place(place).zone().isHidden()) {
                GameObject object =
                        run.position().objectAt(place, run.position().indexOf(place, card));
                events.add(
                        Event.fact(EventKinds.SHOWN, run.seat(CallFrame.FIGHTER), 0, 0, object.definition(), "call"));
            }
        }
        return Batch.ofAll(events);
    }

    /**
     * Of what was shown and stays where it lay, for want of a circle or since an effect keeps it, all go on to know.
     */
    @Rule(jp = {"6.2.3.1.1", "6.2.3.2.1.1"})
    private static Batch keepKnown(Run run) {
        Position position = run.position();
        List<Event> looks = new ArrayList<>(0);
        for (int i = 0; i < run.frame().size(CallFrame.CARDS); i++) {
            int card = run.frame().get(CallFrame.CARDS, i);
            if (stays(position, card)) {
                looks.add(Event.look(position, null, card));
            }
        }
        return looks.isEmpty() ? Batch.NOTHING : Batch.ofAll(looks);
    }

    private static boolean stays(Position position, int card) {
        int place = position.placeOf(card);
        return place >= 0
                && position.place(place).zone().isHidden()
                && !position.objectAt(place, position.indexOf(place, card)).seenByAll(position.seatCount());
    }

    /** All called cards are put at the same time, standing on rear-guard, resting on guardian circles. */
    @Rule(jp = {"6.2.3.3", "6.2.3.3.1", "4.9.2.4.1", "4.9.2.5.1"})
    private static Batch put(Run run) {
        Frame frame = run.frame();
        return Batch.of(frame.size(CALLED), i -> {
            int circle = frame.get(CIRCLES, i);
            boolean rests = frame.get(CallFrame.RESTING) == 1
                    || Circle.is(run.position().place(circle), Circle.GUARDIAN)
                    || mustRest(run, frame.get(CALLED, i), circle);
            return Event.move(run.position(), frame.get(CALLED, i), circle, Event.SHOWN | (rests ? Event.REST : 0));
        });
    }

    /** An effect may say so of the card, which it is asked before it moves. */
    private static boolean mustRest(Run run, int card, int circle) {
        Position position = run.position();
        int place = position.placeOf(card);
        if (place < 0 || Deeds.areFree(position, DeedKind.CALL)) {
            return false;
        }
        Subject called = Subject.of(position.objectAt(place, position.indexOf(place, card)), place);
        Attempt call =
                Attempt.of(DeedKind.CALL, run.seat(CallFrame.FIGHTER), called).to(circle);
        return Deeds.mustRest(position, run.get(CallFrame.MANNER) == CallFrame.NORMAL ? call.normally() : call);
    }

    /** The units on the circles that something is called to; all cards called as guardians share one. */
    private static int[] onCircles(Run run) {
        Position position = run.position();
        int[] units = NOBODY;
        for (int i = 0; i < run.frame().size(CIRCLES); i++) {
            int circle = run.frame().get(CIRCLES, i);
            if (i == 0 || circle != run.frame().get(CIRCLES, i - 1)) {
                units = Field.withAll(units, position, circle);
            }
        }
        return units;
    }

    /** The called units are new cards on their circles (6.2.5). */
    @Rule(jp = "6.2.5")
    private static void remember(Run run) {
        run.clear(UNITS);
        for (int unit : onCircles(run)) {
            if (!run.frame().contains(BEFORE, unit)) {
                run.append(UNITS, unit);
            }
        }
    }

    @Rule(jp = {"6.2.3.4", "7.18.1"})
    private static Batch retireOthers(Run run) {
        Position position = run.position();
        List<Event> events = new ArrayList<>();
        for (int unit : onCircles(run)) {
            int circle = position.placeOf(unit);
            if (Circle.is(position.place(circle), Circle.REAR_GUARD) && isReplaced(run, circle, unit)) {
                Seat owner = position.objectAt(circle, position.indexOf(circle, unit))
                        .owner();
                events.add(Event.move(position, unit, Zone.DROP.of(owner), 0));
            }
        }
        return Batch.ofAll(events);
    }

    /** A unit goes only where one has been called. */
    private static boolean isReplaced(Run run, int circle, int unit) {
        boolean called = false;
        for (int i = 0; i < run.frame().size(UNITS); i++) {
            called |= run.position().placeOf(run.frame().get(UNITS, i)) == circle;
        }
        return called && !run.frame().contains(UNITS, unit);
    }

    @Rule(jp = {"1.3.7.1", "6.2.1.2"})
    private static Batch facts(Run run, io.github.cardfold.kernel.position.EventKind kind) {
        Frame frame = run.frame();
        return Batch.of(
                frame.size(UNITS), i -> Event.fact(kind, frame.seat(CallFrame.FIGHTER), frame.get(UNITS, i), 0));
    }

    /** Each unit that came to the guardian circle without one guards an attacked unit of its fighter (6.2.4). */
    public static Procedure guarding() {
        Local guardian = Local.object(1, "guardian");
        return Procedure.named("6.2.4")
                .locals(CallFrame.FIGHTER, guardian)
                .repeat(guard -> guard.let(
                                "6.2.4 next",
                                run -> run.set(guardian, unassigned(run.position(), run.seat(CallFrame.FIGHTER))))
                        .endIf("6.2.4 all", run -> run.get(guardian) == 0)
                        .ask(
                                "10.4.1.10",
                                Question.of(
                                        Purposes.GUARDED_UNIT,
                                        (position, frame) -> frame.seat(CallFrame.FIGHTER),
                                        GUARDED,
                                        (run, answer) -> BattleFrame.guard(
                                                run, run.get(guardian), answer.object(run.position()))))
                        .change("6.2.4 guards", run -> lastGuard(run, guardian)))
                .build();
    }

    /** Guardians of a fighter no unit of whom is attacked guard nothing, nor do those of another master. */
    @Rule(jp = {"6.2.4", "10.4.1.10"})
    private static int unassigned(Position position, Seat fighter) {
        Frame battle = Battle.of(position);
        if (battle == null || !Battle.isAttackedOf(position, battle, fighter)) {
            return 0;
        }
        int circle = Field.guardianCircle(position, fighter);
        for (int i = 0; i < position.size(circle); i++) {
            GameObject unit = position.objectAt(circle, i);
            if (position.master(unit, circle) == fighter && !Battle.isGuarding(battle, unit.object())) {
                return unit.object();
            }
        }
        return 0;
    }

    private static Batch lastGuard(Run run, Local guardian) {
        Frame battle = run.enclosing(BattleFrame.PROCEDURE);
        int guarded = battle.get(BattleFrame.GUARDS, battle.size(BattleFrame.GUARDS) - 1);
        return Batch.of(Event.fact(EventKinds.GUARDED, run.seat(CallFrame.FIGHTER), run.get(guardian), guarded));
    }
}
