package io.github.cardfold.cardfight.battle;

import io.github.cardfold.cardfight.fact.Battle;
import io.github.cardfold.cardfight.fact.Effects;
import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.fact.Strength;
import io.github.cardfold.cardfight.fact.Turn;
import io.github.cardfold.cardfight.state.BattleFrame;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Flag;
import io.github.cardfold.cardfight.state.Happenings;
import io.github.cardfold.cardfight.state.Verbs;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.Answer;
import io.github.cardfold.kernel.Batch;
import io.github.cardfold.kernel.Event;
import io.github.cardfold.kernel.EventKind;
import io.github.cardfold.kernel.Frame;
import io.github.cardfold.kernel.Handle;
import io.github.cardfold.kernel.Local;
import io.github.cardfold.kernel.Options;
import io.github.cardfold.kernel.Position;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.Question;
import io.github.cardfold.kernel.Rule;
import io.github.cardfold.kernel.Run;
import io.github.cardfold.kernel.Thing;
import java.util.ArrayList;
import java.util.List;

/** The guard step: the attacked side calls guardians from hand and intercepts (10.5). */
public final class GuardStep {
    private static final Local ACTION = Local.number(0, "action");
    /** The place of the first pick, and its position; later picks rise from it. */
    private static final Local LAST_PLACE = Local.place(1, "last place");

    private static final Local LAST_POSITION = Local.number(2, "last position");
    private static final Local PICKED = Local.objects(0, "picked");

    private static final int NOWHERE = -1;
    private static final int PASS = 0;
    private static final int GUARD = 1;
    private static final int INTERCEPT = 2;

    private GuardStep() {}

    /** The guard step of the battle in progress. */
    @Rule(jp = {"10.5.1", "10.5.1.2", "10.5.2", "11.6.2.1"})
    public static Procedure procedure() {
        return Procedure.named("10.5")
                .locals(ACTION, LAST_PLACE, LAST_POSITION, PICKED)
                .change("10.5.1.1", run -> Beginnings.of(run, "guard step"))
                .call("11.6.2.1", "11.6.1")
                .endIf("10.5.1.2.1.1", run -> Battle.attackedCount(run.position(), run.enclosing("10.2")) == 0)
                .waits("10.5.1.2.3", "14.16")
                .waits("10.5.1.2.5", "11.8.2")
                .ask(
                        "10.5.1.2.1",
                        Question.of(
                                        "guard",
                                        (position, frame) -> defending(position),
                                        GuardStep::actions,
                                        (run, answer) -> choose(run, answer))
                                .openIf(GuardStep::isHandEmpty))
                .endIf("10.5.1.2.1 pass", run -> run.get(ACTION) == PASS)
                .ask(
                        "10.5.1.2.2 more",
                        Question.of(
                                        "guard",
                                        (position, frame) -> defending(position),
                                        GuardStep::more,
                                        (run, answer) -> pickMore(run, answer))
                                .openIf((position, frame) -> frame.get(ACTION) == INTERCEPT)
                                .unfinishedIf((position, frame) -> true))
                .goIf("10.5.1.2.4", run -> run.get(ACTION) == INTERCEPT, "10.5.1.2.4.1")
                .let("10.5.1.2.2", GuardStep::guard)
                .go("10.5.2 guard", "11.6.2.1")
                .change("10.5.1.2.4.1", run -> facts(run, Happenings.INTERCEPTED))
                .change("10.5.1.2.4 put", GuardStep::intercept)
                .let("10.5.1.2.4 done", GuardStep::clear)
                .call("6.2.4", "6.2.4", run -> new int[] {defending(run.position())})
                .go("10.5.2", "11.6.2.1")
                .build();
    }

    /**
     * The defense-designating fighter is the opponent of the attack-designating one, in an ordered attack the target's
     * master.
     */
    @Rule(jp = {"10.1.6", "10.3.1.2", "7.36.1.2.1"})
    private static int defending(Position position) {
        Frame battle = Battle.of(position);
        if (battle != null && battle.get(BattleFrame.IS_ORDERED) == 1 && battle.size(BattleFrame.TARGETS) > 0) {
            Thing target = Battle.attacked(position, battle, 0);
            int circle = battle.get(BattleFrame.TARGET_CIRCLES, 0);
            return target == null ? position.place(circle).seat() : position.master(target, circle);
        }
        return Turn.opponent(battle == null ? Turn.fighter(position) : battle.get(BattleFrame.DESIGNATING));
    }

    private static int guardianCircle(Position position) {
        return Field.guardianCircle(position, defending(position));
    }

    private static void clear(Run run) {
        run.set(ACTION, PASS);
        run.set(LAST_PLACE, NOWHERE);
        run.set(LAST_POSITION, 0);
        run.clear(PICKED);
    }

    private static void guard(Run run) {
        int[] guardians = run.objects(PICKED);
        clear(run);
        run.call("6.2.3", new int[] {defending(run.position()), guardianCircle(run.position())}, guardians);
    }

    /** With an empty hand everybody sees what is left to do: intercept or pass. */
    private static boolean isHandEmpty(Position position, Frame frame) {
        return position.size(Zone.HAND.of(defending(position))) == 0;
    }

    @Rule(jp = {"10.5.1.2.1", "10.5.1.2.2", "10.5.1.2.2.2", "10.5.1.2.4"})
    private static void actions(Position position, Frame frame, Options options) {
        options.pass();
        int hand = Zone.HAND.of(defending(position));
        for (int i = 0; i < position.size(hand); i++) {
            if (Field.isUnit(position, position.thing(hand, i))) {
                options.act(Verbs.GUARD, hand, i);
            }
        }
        for (int place = Field.firstCircle(position); place < position.placeCount(); place++) {
            if (mayIntercept(position, place)) {
                options.actOnPlace(Verbs.INTERCEPT, place);
            }
        }
    }

    /** A front row rear-guard with intercept that is not attacked, standing or resting. */
    @Rule(jp = {"14.4.2", "7.39.6"})
    private static boolean mayIntercept(Position position, int place) {
        if (!Field.isFrontRow(position, place)
                || !Circle.is(position.place(place), Circle.REAR_GUARD)
                || position.size(place) == 0) {
            return false;
        }
        Thing unit = position.thing(place, position.size(place) - 1);
        return position.master(unit, place) == defending(position)
                && Field.hasIntercept(position, unit, place)
                && Strength.flag(position, unit, place, Flag.CANNOT_INTERCEPT) == 0
                && !Battle.isAttacked(position, unit.object())
                && !Effects.isOn(position, Effects.DOMINATED, unit.object());
    }

    private static void choose(Run run, Answer answer) {
        if (!answer.isPass()) {
            run.set(ACTION, answer.is(Verbs.GUARD) ? GUARD : INTERCEPT);
            pick(run, answer);
        }
    }

    /** Notes one pick; a circle stands for the unit on it. */
    private static void pick(Run run, Answer answer) {
        Position position = run.position();
        boolean circle = answer.position() == Handle.PLACE;
        int at = circle ? position.size(answer.place()) - 1 : answer.position();
        run.set(LAST_PLACE, answer.place());
        run.set(LAST_POSITION, at);
        run.append(PICKED, position.thing(answer.place(), at).object());
    }

    /** Several cards go to the guardian circle at once; they are named in rising order. */
    @Rule(jp = {"10.5.1.2.2", "10.5.1.2.4"})
    private static void more(Position position, Frame frame, Options options) {
        options.pass();
        int place = frame.get(LAST_PLACE);
        if (frame.get(ACTION) == GUARD) {
            for (int i = frame.get(LAST_POSITION) + 1; i < position.size(place); i++) {
                if (Field.isUnit(position, position.thing(place, i))) {
                    options.pick(place, i);
                }
            }
            return;
        }
        for (int circle = place + 1; circle < position.placeCount(); circle++) {
            if (mayIntercept(position, circle)) {
                options.pickPlace(circle);
            }
        }
    }

    private static void pickMore(Run run, Answer answer) {
        if (!answer.isPass()) {
            pick(run, answer);
            run.go("10.5.1.2.2 more");
        }
    }

    private static Batch facts(Run run, EventKind kind) {
        List<Event> events = new ArrayList<>();
        for (int i = 0; i < run.frame().size(PICKED); i++) {
            events.add(Event.fact(kind, defending(run.position()), run.frame().get(PICKED, i), 0));
        }
        return Batch.ofAll(events);
    }

    /** Intercepting units move to the guardian circle and rest there; they stay the same cards (7.34.1.1). */
    @Rule(jp = {"10.5.1.2.4", "7.34.1.1", "4.1.8"})
    private static Batch intercept(Run run) {
        List<Event> events = new ArrayList<>();
        for (int i = 0; i < run.frame().size(PICKED); i++) {
            int unit = run.frame().get(PICKED, i);
            if (run.position().placeOf(unit) >= 0) {
                events.add(Event.move(
                        run.position(), unit, guardianCircle(run.position()), Event.SAME_OBJECT | Event.REST));
            }
        }
        return Batch.ofAll(events);
    }
}
