package io.github.cardfold.cardfight.battle;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.cardfight.deed.Attacks;
import io.github.cardfold.cardfight.deed.Attempt;
import io.github.cardfold.cardfight.deed.DeedKind;
import io.github.cardfold.cardfight.deed.Deeds;
import io.github.cardfold.cardfight.deed.Limit;
import io.github.cardfold.cardfight.fact.Battle;
import io.github.cardfold.cardfight.fact.Conditions;
import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.fact.MainTypes;
import io.github.cardfold.cardfight.fact.Skill;
import io.github.cardfold.cardfight.fact.Vanguards;
import io.github.cardfold.cardfight.state.BattleFrame;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.state.Purposes;
import io.github.cardfold.cardfight.state.Remembered;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.ProcedureBuilder;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import java.util.ArrayList;
import java.util.List;

/** The attack step: attacker, target, boost (10.4). */
public final class AttackStep {
    private static final Local BOOSTER = Local.object(0, "booster");

    /**
     * One own standing back row rear-guard with boost in the attacker's column, or none. Only domination could make it
     * another fighter's.
     */
    @Rule(jp = {"10.4.1.12", "14.5.2", "2.10.1.1", "7.39.6"})
    private static final Answers BOOSTERS = Answers.of(
            Choice.pass("10.4.1.12", "the attack is not boosted"),
            Choice.card("10.4.1.12", "a unit behind the attacker", it -> behindAttacker(it.position()))
                    .that(
                            Conditions.rearGuardCircle("10.4.1.12"),
                            Conditions.notDominated("7.39.6"),
                            Requirement.of(
                                    "14.5.2",
                                    it -> Skill.BOOST.isOf(it.position(), it.gameObject(), it.place()),
                                    it -> it.card() + " has no boost"),
                            Conditions.standing("14.5.2"),
                            Deeds.unforbidden(
                                    DeedKind.BOOST,
                                    (it, attempt) -> attempt.on(it.position(), attacking(it.position())))));

    private AttackStep() {}

    /** The circle behind the one from which the attacker attacks, if there is one. */
    private static int[] behindAttacker(Position position) {
        int back = Field.inColumn(position, battle(position).get(BattleFrame.ATTACKER_CIRCLE), Circle.BACK);
        return back < 0 ? new int[0] : new int[] {back};
    }

    /** The attack step of the battle in progress. */
    @Rule(jp = {"10.4.1", "10.4.1.1"})
    public static Procedure procedure() {
        return Procedure.named("10.4")
                .locals(BOOSTER)
                .change("10.4.1.2", run -> BattleBeginnings.of(run, "attack step"))
                .call("10.4.1.2 check", "11.6.1")
                .when("10.4.1.3 undesignated", run -> battle(run).get(BattleFrame.ATTACKER) == 0, AttackStep::attacker)
                .let("10.4.1.3 partners", AttackStep::partners)
                .let("10.4.1.4", AttackStep::checkAttacker)
                .endIf("10.4.1.4.1", run -> course(run) != BattleFrame.ON)
                .change("10.4.1.5", AttackStep::rest)
                .let("10.4.1.5.1", AttackStep::startAttacking)
                .change("10.4.1.5.3", run -> Batch.of(fact(run, EventKinds.ATTACKED, 0)))
                .when("10.4.1.6 undesignated", AttackStep::needsTarget, AttackStep::target)
                .let("10.4.1.7", AttackStep::checkTarget)
                .endIf("10.4.1.7.1", run -> course(run) != BattleFrame.ON)
                .let("10.4.1.8", AttackStep::battles)
                .change("10.4.1.9.4", AttackStep::wereAttacked)
                .when("10.4.1.12 allowed", run -> mayBoost(run.position()), AttackStep::boost)
                .call("10.4.1.13", "11.6.1")
                .build();
    }

    private static void attacker(ProcedureBuilder out) {
        out.when(
                        "10.4.1.3.1 any",
                        AttackStep::hasAttacker,
                        any -> any.ask(
                                "10.4.1.3",
                                Question.of(
                                        Purposes.ATTACKER,
                                        (position, frame) -> designating(position),
                                        Answers.of(AttackTargets.ATTACKER),
                                        (run, answer) -> run.setIn(
                                                BattleFrame.PROCEDURE,
                                                BattleFrame.ATTACKER,
                                                answer.object(run.position())))))
                .when(
                        "10.4.1.3.1",
                        run -> battle(run).get(BattleFrame.ATTACKER) == 0,
                        none -> none.change("10.4.1.3.1 over", run -> Batch.of(Event.expire(Lifetimes.BATTLE)))
                                .change(
                                        "10.4.1.3.1 battle",
                                        run -> Remembered.end(run.position(), Lifetimes.WHOLE_BATTLE))
                                .let("10.4.1.3.1 leave", run -> run.leaveFor("10.3", StartStep.WITHOUT_ATTACKER)));
    }

    private static void target(ProcedureBuilder out) {
        out.ask(
                "10.4.1.6",
                Question.of(
                        Purposes.TARGET,
                        (position, frame) -> designating(position),
                        Answers.of(AttackTargets.TARGET),
                        (run, answer) -> BattleFrame.attack(run, answer.object(run.position()))));
    }

    private static void boost(ProcedureBuilder out) {
        out.ask(
                        "10.4.1.12",
                        Question.of(
                                Purposes.BOOST_OR_NOT,
                                (position, frame) -> designating(position),
                                BOOSTERS,
                                (run, answer) -> run.set(BOOSTER, answer.isPass() ? 0 : answer.object(run.position()))))
                .callIf("7.47.1", run -> run.get(BOOSTER) != 0, "7.47.1", run -> new int[] {run.get(BOOSTER)});
    }

    private static boolean needsTarget(Run run) {
        return battle(run).get(BattleFrame.ORDERED_TARGET) == 0 && hasTarget(run);
    }

    private static Frame battle(Run run) {
        return run.enclosing(BattleFrame.PROCEDURE);
    }

    private static Frame battle(Position position) {
        Frame battle = Battle.of(position);
        if (battle == null) {
            throw new IllegalStateException("no battle is in progress");
        }
        return battle;
    }

    @Rule(jp = "10.1.6")
    private static Seat designating(Position position) {
        return battle(position).seat(BattleFrame.DESIGNATING);
    }

    private static int course(Run run) {
        return battle(run).get(BattleFrame.COURSE);
    }

    private static void take(Run run, int course) {
        run.setIn(BattleFrame.PROCEDURE, BattleFrame.COURSE, course);
    }

    @Rule(jp = "10.4.1.3.1")
    private static boolean hasAttacker(Run run) {
        return AttackTargets.ATTACKER.isAny(run, designating(run.position()));
    }

    @Rule(jp = {"10.4.1.4", "10.4.1.4.1"})
    private static void checkAttacker(Run run) {
        boolean mayAttack = mayAttack(run.position(), battle(run).get(BattleFrame.ATTACKER));
        for (int partner : partnersOf(run)) {
            mayAttack &= mayAttack(run.position(), partner);
        }
        if (!mayAttack) {
            take(run, BattleFrame.CLOSE);
        }
    }

    private static boolean mayAttack(Position position, int unit) {
        GameObject attacker = position.find(unit);
        return attacker != null && Attacks.isReady(position, attacker);
    }

    private static GameObject attacking(Position position) {
        return requireNonNull(position.find(battle(position).get(BattleFrame.ATTACKER)), "nobody to boost");
    }

    /** Units in legion attack together, led by the leader, whichever of them an effect has designated. */
    @Rule(jp = {"6.4.3", "10.4.1.3"})
    private static void partners(Run run) {
        int designated = battle(run).get(BattleFrame.ATTACKER);
        GameObject leader = Vanguards.leaderOf(run.position(), designated);
        if (leader != null) {
            run.setIn(BattleFrame.PROCEDURE, BattleFrame.ATTACKER, leader.object());
        }
        int attacker = battle(run).get(BattleFrame.ATTACKER);
        Vanguards.mates(run.position(), attacker).forEach(mate -> BattleFrame.attackWith(run, mate.object()));
    }

    @Rule(jp = "10.4.1.5")
    private static Batch rest(Run run) {
        List<Event> events = new ArrayList<>();
        rest(run.position(), battle(run).get(BattleFrame.ATTACKER), events);
        for (int partner : partnersOf(run)) {
            rest(run.position(), partner, events);
        }
        return Batch.ofAll(events);
    }

    /** One that an effect lets attack at rest rests already. */
    private static void rest(Position position, int unit, List<Event> events) {
        GameObject card = position.find(unit);
        if (card != null && !card.is(GameObject.REST)) {
            events.add(Event.turn(position, unit, true));
        }
    }

    private static int[] partnersOf(Run run) {
        return battle(run).values(BattleFrame.PARTNERS);
    }

    @Rule(jp = "10.4.1.5.1")
    private static void startAttacking(Run run) {
        int circle = run.position().placeOf(battle(run).get(BattleFrame.ATTACKER));
        run.setIn(BattleFrame.PROCEDURE, BattleFrame.ATTACKER_CIRCLE, circle);
        GameObject attacker = run.position().find(battle(run).get(BattleFrame.ATTACKER));
        if (attacker != null) {
            run.setIn(
                    BattleFrame.PROCEDURE,
                    BattleFrame.ATTACKER_MASTER,
                    run.position().master(attacker, circle).ordinal());
        }
        for (int partner : partnersOf(run)) {
            if (run.position().placeOf(partner) >= 0) {
                BattleFrame.attackWith(run, partner);
            }
        }
    }

    private static boolean hasTarget(Run run) {
        return AttackTargets.TARGET.isAny(run, designating(run.position()));
    }

    @Rule(jp = {"10.4.1.7", "10.4.1.7.1", "10.4.1.9"})
    private static void checkTarget(Run run) {
        int ordered = battle(run).get(BattleFrame.ORDERED_TARGET);
        GameObject attacker = run.position().find(battle(run).get(BattleFrame.ATTACKER));
        GameObject target = ordered == 0 ? null : run.position().find(ordered);
        if (target != null && Attacks.mayBeAttackedNow(run.position(), attacker, target)) {
            BattleFrame.attack(run, ordered);
        }
        if (battle(run).size(BattleFrame.TARGETS) == 0) {
            take(run, BattleFrame.CLOSE);
        }
    }

    /** All units that effects tell it to battle become attacked, wherever they stand: only an effect keeps one out. */
    @Rule(jp = {"7.37.1", "10.4.1.8"})
    private static void battles(Run run) {
        Position position = run.position();
        if (!Deeds.mayBeLifted(position, Limit.ONE_TARGET)) {
            return;
        }
        for (int circle : Field.circles(position)) {
            for (int i = 0; i < position.size(circle); i++) {
                GameObject unit = position.objectAt(circle, i);
                if (MainTypes.isUnit(position, unit)
                        && !Battle.isAttacked(position, unit.object())
                        && Battle.allAttacking(position, battle(run)).exists(each -> isBattled(position, each, unit))) {
                    BattleFrame.attack(run, unit.object());
                }
            }
        }
    }

    private static boolean isBattled(Position position, GameObject attacker, GameObject unit) {
        return attacker.object() != unit.object()
                && Deeds.isLifted(
                        position,
                        Limit.ONE_TARGET,
                        Attempt.of(DeedKind.ATTACK, position, attacker).on(position, unit))
                && !Deeds.isForbiddenTarget(position, DeedKind.ATTACK, attacker, unit);
    }

    @Rule(jp = {"1.3.7.3", "10.4.1.9.3", "10.4.1.9.4"})
    private static Batch wereAttacked(Run run) {
        Frame battle = battle(run);
        return Batch.of(
                battle.size(BattleFrame.TARGETS),
                i -> fact(run, EventKinds.WAS_ATTACKED, battle.get(BattleFrame.TARGETS, i)));
    }

    private static Event fact(Run run, EventKind kind, int target) {
        Frame battle = battle(run);
        return Event.fact(kind, battle.seat(BattleFrame.DESIGNATING), battle.get(BattleFrame.ATTACKER), target);
    }

    /** An attack that an effect ordered is not boosted (7.36.1.2), nor is there one without boosters. */
    @Rule(jp = "7.36.1.2")
    private static boolean mayBoost(Position position) {
        return battle(position).get(BattleFrame.IS_ORDERED) == 0;
    }
}
