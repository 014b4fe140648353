package io.github.cardfold.cardfight.battle;

import static io.github.cardfold.cardfight.TestCards.GRADE_0;
import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.cardfight.TestCards.GRADE_4;
import static io.github.cardfold.cardfight.TextCards.OTHER;
import static io.github.cardfold.cardfight.TextCards.TEXT;
import static io.github.cardfold.cardfight.state.Circle.BACK_CENTER;
import static io.github.cardfold.cardfight.state.Circle.FRONT_CENTER;
import static io.github.cardfold.cardfight.state.Circle.FRONT_LEFT;
import static io.github.cardfold.cardfight.state.Circle.FRONT_RIGHT;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Added;
import io.github.cardfold.cardfight.Additions;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.action.OrderedAttack;
import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.fact.Battle;
import io.github.cardfold.cardfight.fact.Roles;
import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.fact.Strength;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.cardfight.state.BattleFrame;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.explain.Explain;
import io.github.cardfold.explain.WhyAsked;
import io.github.cardfold.explain.WhyNot;
import io.github.cardfold.json.ViewJson;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.spi.Registry;
import io.github.cardfold.view.SeenRole;
import io.github.cardfold.view.View;
import io.vavr.collection.Array;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** An attack by a unit with partners: a legion leader with its mate, and a rear-guard with another one. */
class LegionAttackTest {
    private static GameObject unit(Position position, Seat seat, int index) {
        return position.objectAt(FRONT_CENTER.of(seat), index);
    }

    private static int power(Position position, Seat seat, int index) {
        return Strength.power(position, unit(position, seat, index));
    }

    private static Batch away(Run run, Seat seat, int index) {
        return Batch.of(
                Event.move(run.position(), unit(run.position(), seat, index).object(), Zone.DROP.of(seat), 0));
    }

    /** A legion of 13000 and 10000 attacks the vanguard of the other fighter, who holds a card. */
    private static Player attack(Seat by, UnaryOperator<Registry> additions) {
        Seat other = Seat.of(1 - by.ordinal());
        return Table.with(additions)
                .legion(by, GRADE_3, GRADE_2)
                .unit(other, FRONT_CENTER, GRADE_4)
                .hand(other, GRADE_0)
                .turn(by, "9.10")
                .yes()
                .asked(other, "10.5.1.2.1");
    }

    private static Player attack(UnaryOperator<Registry> additions) {
        return attack(A, additions);
    }

    private static Frame battle(Position position) {
        return Objects.requireNonNull(Battle.of(position));
    }

    @ParameterizedTest
    @EnumSource(names = {"A", "B"})
    @Rule(jp = {"6.4.3", "10.4.1.3", "10.4.1.5", "10.4.1.5.1", "10.4.1.12.1", "11.11.1.8"})
    void bothRestAndAttackWithThePowerOfBoth(Seat by) {
        Player player = attack(by, UnaryOperator.identity());
        Position position = player.state().position();
        assertTrue(unit(position, by, 0).is(GameObject.REST));
        assertTrue(unit(position, by, 1).is(GameObject.REST));
        assertEquals(2, player.events(EventKind.TURN).size());
        assertEquals(23000, power(position, by, 0));
        assertEquals(10000, power(position, by, 1));
        assertTrue(Battle.isAttacking(position, unit(position, by, 0).object()));
        assertTrue(Battle.isAttacking(position, unit(position, by, 1).object()));
        player.happened(EventKinds.ATTACKED, 1).happened(EventKinds.WAS_ATTACKED, 1);
    }

    /** The leader is drive unit, its power is compared and its critical counts; all is over when the battle is. */
    @Test
    @Rule(jp = {"10.6.1.2.1", "10.7.1.2", "10.7.1.4", "10.7.1.4.1", "10.8.1.2"})
    void theLeaderChecksHitsAndDealsDamage() {
        UnaryOperator<Registry> strong = Added.after(
                "10.4",
                "10.4.1.9.4",
                run -> Batch.of(Added.begin(
                        RuleEffects.CRITICAL, A, unit(run.position(), A, 1).object(), 4)));
        Player player = attack(strong).until(A, "10.3.1.3");
        player.happened(EventKinds.DRIVE_CHECKED, 2).happened(EventKinds.HIT, 1).happened(EventKinds.DAMAGE_CHECKED, 1);
        Position position = player.state().position();
        assertEquals(13000, power(position, A, 0));
        assertFalse(Battle.isOn(position));
    }

    /** The mate's power is what it comes to, once: 10000 and 3000 more, while the leader is boosted by 5000. */
    @Test
    @Rule(jp = {"10.4.1.12", "10.4.1.12.1", "11.11.1.8"})
    void thePowerOfTheMateIsLentOnceAsItChanges() {
        Player player = Table.with(Added.after(
                        "10.5",
                        "10.5.1.1",
                        run -> Batch.of(Added.begin(
                                RuleEffects.POWER, A, unit(run.position(), A, 1).object(), 3000))))
                .legion(A, GRADE_3, GRADE_2)
                .unit(A, BACK_CENTER, GRADE_0)
                .unit(B, FRONT_CENTER, GRADE_4)
                .hand(B, GRADE_0)
                .turn(A, "9.10")
                .yes()
                .pickUnit(A, BACK_CENTER)
                .asked(B, "10.5.1.2.1");
        Position position = player.state().position();
        assertEquals(13000 + 13000 + 5000, power(position, A, 0));
        assertEquals(13000, power(position, A, 1));
        String told = Explain.characteristic(player.state(), new Handle(FRONT_CENTER.of(A), 0), Trait.POWER)
                .get()
                .text();
        assertTrue(told.contains("+13000 power of the partner from grade-2"), told);
        assertTrue(told.contains("10.4.1.12.1"), told);
    }

    @Test
    @Rule(jp = {"10.4.1.3", "10.4.1.6", "6.4.3.2.2"})
    void aMateIsNeitherChosenToAttackNorAttacked() {
        Player player = Table.empty()
                .legion(A, GRADE_3, GRADE_2)
                .unit(A, FRONT_LEFT, GRADE_1)
                .legion(B, GRADE_4, GRADE_1)
                .unit(B, FRONT_RIGHT, GRADE_1)
                .turn(A, "9.10")
                .yes()
                .asked(A, "10.4.1.3")
                .offered("grade-1 on front left", "grade-3 on vanguard");
        player.answer(player.state().legalActions().get(1))
                .asked(A, "10.4.1.6")
                .offered("grade-4 on B vanguard", "grade-1 on B front right");
        String why = WhyNot.of(player.state(), Action.pick(A, new Handle(FRONT_CENTER.of(B), 1)))
                .get()
                .text();
        assertTrue(why.contains("grade-1 is a legion mate"), why);
    }

    /** Both are chosen, so that both must stand and be allowed to. */
    @Test
    @Rule(jp = "10.4.1.3")
    void aLegionWhoseMateMayNotAttackDoesNot() {
        String tied = "{'cont': {'in': 'vc', 'effects': {'cannot': {'attack': 'this'}}}}";
        for (Table table : new Table[] {
            Table.empty().legionWithRestingMate(A, GRADE_3, GRADE_2),
            Table.empty(TextCards.rules(tied)).legion(A, GRADE_3, TEXT)
        }) {
            table.unit(A, FRONT_LEFT, GRADE_1)
                    .unit(A, FRONT_RIGHT, GRADE_2)
                    .turn(A, "9.10")
                    .yes()
                    .asked(A, "10.4.1.3")
                    .offered("grade-1 on front left", "grade-2 on front right");
        }
        Table.empty()
                .legionWithRestingMate(A, GRADE_3, GRADE_2)
                .turn(A, "9.10")
                .until(B, "10.3.1.3")
                .happened(EventKinds.ATTACKED, 0);
    }

    /** Without the mate's 10000 the leader's 13000 are still enough; with the guardian's 5000 they are not. */
    @Test
    @Rule(jp = {"10.4.1.5.1#2", "10.4.1.12.1", "10.7.1.2.1"})
    void whenTheMateLeavesTheLeaderAttacksOnWithoutItsPower() {
        AtomicInteger seen = new AtomicInteger();
        AtomicInteger mate = new AtomicInteger();
        AtomicBoolean attacked = new AtomicBoolean();
        UnaryOperator<Registry> leaves = Added.stepsAfter(
                "10.5",
                "10.5.1.1",
                steps -> steps.let(
                                "mate",
                                run -> mate.set(unit(run.position(), A, 1).object()))
                        .change("mate leaves", run -> away(run, A, 1))
                        .let("left", run -> {
                            seen.set(power(run.position(), A, 0));
                            Snapshot last =
                                    Objects.requireNonNull(run.position().last(mate.get()));
                            attacked.set(Battle.isAttacking(run.position(), Subject.of(last)));
                        }));
        Player player = attack(leaves);
        assertEquals(13000, seen.get());
        assertEquals(13000, power(player.state().position(), A, 0));
        assertTrue(attacked.get(), "as it last was it attacked");
        assertEquals(
                Array.empty(),
                Battle.partners(player.state().position(), battle(player.state().position())));
        player.until(A, "10.3.1.3")
                .happened(EventKinds.HIT, 1)
                .happened(EventKinds.DRIVE_CHECKED, 2)
                .holds(A, Zone.DROP, GRADE_2)
                .holds(A, Zone.SOUL);
    }

    @Test
    @Rule(jp = {"10.4.1.5.1#2", "10.7.1.2.1", "13.3.1", "13.5.1"})
    void whenTheLeaderLeavesTheAttackDoesNotHitAndTheMateGoesToTheSoul() {
        Player player = attack(Added.after("10.5", "10.5.1.1", run -> away(run, A, 0)))
                .until(A, "10.3.1.3")
                .happened(EventKinds.HIT, 0)
                .happened(EventKinds.DID_NOT_HIT, 1)
                .happened(EventKinds.DRIVE_CHECKED, 0)
                .happened(EventKinds.BATTLE_ENDED, 1)
                .happened(EventKinds.RODE, 1)
                .stands(A, FRONT_CENTER, GRADE_2);
        assertEquals(0, player.state().position().linkCount());
    }

    /** Until the next check timing both lie there still, without a leader. */
    @Test
    @Rule(jp = {"10.4.1.12.1", "6.4.1.3.2.1"})
    void whenTheLegionEndsThePowerIsLentNoMore() {
        AtomicInteger before = new AtomicInteger();
        AtomicInteger after = new AtomicInteger();
        attack(Added.stepsAfter(
                "10.5",
                "10.5.1.1",
                steps -> steps.let("before", run -> before.set(power(run.position(), A, 0)))
                        .change(
                                "unlink",
                                run -> Batch.of(Event.unlink(run.position().link(0))))
                        .let("after", run -> after.set(power(run.position(), A, 0)))));
        assertEquals(23000, before.get());
        assertEquals(13000, after.get());
    }

    private static Batch dominate(Run run, Seat master, int index) {
        GameObject unit = unit(run.position(), Seat.of(1 - master.ordinal()), index);
        return Batch.of(Added.begin(RuleEffects.DOMINATED, master, unit.object(), 0));
    }

    /** Also if the unit has its master back. */
    @Test
    @Rule(jp = {"10.7.1.2.1#2", "10.7.1.4.2#2"})
    void whenTheMasterOfOneOfThemChangesItDoesNotHit() {
        for (int index : new int[] {0, 1}) {
            attack(Added.stepsAfter(
                            "10.5",
                            "10.5.1.1",
                            steps -> steps.change("dominated", run -> dominate(run, B, index))
                                    .change(
                                            "free",
                                            run -> Batch.of(
                                                    Event.end(run.position().lasting(0))))))
                    .until(A, "10.3.1.3")
                    .happened(EventKinds.HIT, 0)
                    .happened(EventKinds.DID_NOT_HIT, 1);
        }
    }

    /** A mate that was away and is back is no attacking unit any more. */
    @Test
    @Rule(jp = {"10.4.1.5.1#2", "10.4.1.12.1"})
    void aMateThatIsBackAttacksNoMore() {
        Function<Run, Batch> back = run -> Batch.of(Event.move(
                run.position(),
                run.position().objectAt(FRONT_RIGHT.of(A), 0).object(),
                FRONT_CENTER.of(A),
                Event.SAME_OBJECT));
        AtomicInteger seen = new AtomicInteger();
        AtomicInteger attacking = new AtomicInteger();
        attack(Added.stepsAfter(
                "10.5",
                "10.5.1.1",
                steps -> steps.change(
                                "away",
                                run -> Batch.of(Event.move(
                                        run.position(),
                                        unit(run.position(), A, 1).object(),
                                        FRONT_RIGHT.of(A),
                                        Event.SAME_OBJECT)))
                        .change("back", back)
                        .let("seen", run -> {
                            seen.set(power(run.position(), A, 0));
                            attacking.set(Battle.allAttacking(run.position(), battle(run.position()))
                                    .size());
                        })));
        assertEquals(13000, seen.get());
        assertEquals(1, attacking.get());
    }

    private static Card with(String of, String id, String on, String who) {
        String event = who.isEmpty() ? "'" + on + "'" : "{'" + on + "': {'who': " + who + "}}";
        return TextCards.like(of, id, "{'auto': {'in': ['vc', 'rc'], 'on': " + event + ", 'then': 'soul charge'}}");
    }

    private static long triggered(Rules rules) {
        return Table.empty(rules)
                .legion(A, GRADE_3, TEXT)
                .unit(A, FRONT_LEFT, OTHER)
                .unit(B, FRONT_CENTER, GRADE_0)
                .turn(A, "9.10")
                .yes()
                .pickUnit(A, FRONT_CENTER)
                .until(A, "10.3.1.3")
                .events(EventKind.ENTER_STANDBY)
                .size();
    }

    /** Both attack, but it is one attack: a text that means either has triggered once. */
    @Test
    @Rule(jp = {"1.3.7.2", "10.4.1.5.3", "10.7.1.6", "10.8.1.1"})
    void whatSpeaksOfTheMateMeansTheAttackAndWhatSpeaksOfBothMeansItOnce() {
        String vanguards = "[{'lies in': 'vc'}]";
        for (String on : Array.of("attack", "hit")) {
            assertEquals(1, triggered(TextCards.rules(with(GRADE_2, TEXT, on, ""), with(GRADE_1, OTHER, on, ""))), on);
            assertEquals(
                    1,
                    triggered(TextCards.rules(
                            TextCards.like(GRADE_2, TEXT), with(GRADE_1, OTHER, on, "{'lies in': 'vc'}"))),
                    on);
        }
        assertEquals(
                1,
                triggered(TextCards.rules(
                        with(GRADE_2, TEXT, "battle ends", "'this'"), with(GRADE_1, OTHER, "battle ends", "'this'"))));
        assertEquals(
                1,
                triggered(TextCards.rules(
                        TextCards.like(GRADE_2, TEXT), with(GRADE_1, OTHER, "battle ends", vanguards))));
    }

    private static Event order(Run run, int attacker, int target) {
        return OrderedAttack.order(
                A,
                unit(run.position(), A, attacker).object(),
                unit(run.position(), B, target).object());
    }

    /** An effect that lets one of them attack lets both, led by the leader; none lets a mate be attacked. */
    @Test
    @Rule(jp = {"6.4.3.2.2", "7.36.1.1", "10.4.1.7.1"})
    void orderedAttacksAreMadeByBothAndNeverOnAMate() {
        for (int attacker : new int[] {0, 1}) {
            Player player = Table.first(run -> Batch.of(order(run, attacker, 0)))
                    .legion(A, GRADE_3, GRADE_2)
                    .legion(B, GRADE_4, GRADE_1)
                    .hand(B, GRADE_0)
                    .turn(A, "9.9")
                    .asked(B, "10.5.1.2.1");
            Position position = player.state().position();
            assertEquals(23000, power(position, A, 0));
            assertTrue(Battle.isAttacked(position, unit(position, B, 0).object()));
            assertFalse(Battle.isAttacked(position, unit(position, B, 1).object()));
        }
        Table.first(run -> Batch.of(order(run, 0, 1)))
                .legion(A, GRADE_3, GRADE_2)
                .legion(B, GRADE_4, GRADE_1)
                .hand(A, GRADE_0)
                .turn(A, "9.9")
                .asked(A, "9.9.2")
                .happened(EventKinds.ATTACKED, 0)
                .happened(EventKinds.BATTLE_ENDED, 0);
    }

    /** The effect asks for all vanguards, and the leader alone is attacked from then on. */
    @Test
    @Rule(jp = {"6.4.3.2.2", "10.1.5"})
    void anAttackIsChangedToTheLeaderAlone() {
        String change = "{'auto': {'in': 'rc', 'on': 'attack', 'then': {'redirect': {'vanguard': 'opponent'}}}}";
        Player player = Table.empty(TextCards.rules(change))
                .unit(A, FRONT_LEFT, TEXT)
                .legion(B, GRADE_4, GRADE_1)
                .unit(B, FRONT_LEFT, GRADE_1)
                .hand(B, GRADE_0)
                .turn(A, "9.10")
                .attacks(FRONT_LEFT, B, FRONT_LEFT)
                .asked(B, "10.5.1.2.1");
        Position position = player.state().position();
        assertEquals(1, Battle.attackedCount(position, battle(position)));
        assertTrue(Battle.isAttacked(position, unit(position, B, 0).object()));
    }

    /** A procedure that names a partner for the attacker: A's unit of the front right. */
    private static UnaryOperator<Registry> joined(Circle circle) {
        return Added.stepsAfter(
                "10.4",
                "10.4.1.3 partners",
                steps -> steps.let("joined", run -> BattleFrame.attackWith(run, Added.on(run.position(), A, circle))));
    }

    @Test
    @Rule(jp = {"10.4.1.5", "10.4.1.5.1", "10.7.1.2"})
    void aProcedureMayNameAPartnerOnAnotherCircle() {
        Player player = Table.with(joined(FRONT_RIGHT))
                .unit(A, FRONT_LEFT, GRADE_1)
                .unit(A, FRONT_RIGHT, GRADE_2)
                .unit(B, FRONT_CENTER, GRADE_4)
                .hand(B, GRADE_0)
                .turn(A, "9.10")
                .attacks(FRONT_LEFT, B, FRONT_CENTER)
                .asked(B, "10.5.1.2.1")
                .rests(A, FRONT_LEFT, GRADE_1)
                .rests(A, FRONT_RIGHT, GRADE_2)
                .power(A, FRONT_LEFT, 18000)
                .power(A, FRONT_RIGHT, 10000);
        player.until(A, "10.3.1.3").happened(EventKinds.HIT, 1).power(A, FRONT_LEFT, 8000);
    }

    /** A resting partner keeps all from attacking. */
    @Test
    @Rule(jp = "10.4.1.4.1")
    void withAPartnerThatRestsNobodyAttacks() {
        Table.with(joined(FRONT_RIGHT))
                .unit(A, FRONT_LEFT, GRADE_1)
                .resting(A, FRONT_RIGHT, GRADE_2)
                .turn(A, "9.10")
                .yes()
                .pickUnit(A, FRONT_LEFT)
                .until(A, "10.3.1.3")
                .happened(EventKinds.ATTACKED, 0)
                .stands(A, FRONT_LEFT, GRADE_1);
    }

    /** Each of them battles the attacked unit, and it battles each. */
    @Test
    @Rule(jp = "10.4.1.9.2")
    void allAttackingUnitsAreOpponentsOfTheAttackedOne() {
        String opponents =
                "{'cont': {'in': 'vc', 'effects': {'gets': {'power': -1000, 'of': {'battle opponents': 'this'}}}}}";
        Player player = Table.empty(TextCards.rules(TextCards.like(GRADE_3, TEXT, opponents)))
                .legion(A, GRADE_3, GRADE_2)
                .unit(B, FRONT_CENTER, TEXT)
                .hand(B, GRADE_0)
                .turn(A, "9.10")
                .yes()
                .asked(B, "10.5.1.2.1");
        assertEquals(9000, power(player.state().position(), A, 1));
        assertEquals(12000 + 9000, power(player.state().position(), A, 0));
    }

    /** All see who leads whom, and who attacks together. */
    @Test
    @Rule(jp = {"6.4.3", "10.4.1.5.1"})
    void viewsAndExplanationsTellOfThePartners() {
        Player player = attack(UnaryOperator.identity());
        for (Seat seat : Array.of(A, B)) {
            View view = View.of(player.state(), seat);
            assertEquals(
                    Array.of(new Handle(FRONT_CENTER.of(A), 0)),
                    view.roles(Roles.ATTACKER).map(SeenRole::card));
            assertEquals(
                    Array.of(new Handle(FRONT_CENTER.of(A), 1)),
                    view.roles(Roles.PARTNER).map(SeenRole::card));
            assertTrue(view.toString().contains("partner "), view::toString);
            assertEquals(1, view.links().size());
            assertTrue(
                    ViewJson.write(view)
                            .contains("{\"role\":\"partner\",\"card\":{\"place\":\"A vanguard\",\"position\":1}}"),
                    () -> ViewJson.write(view));
        }
        String why = WhyAsked.of(player.state()).get().text();
        assertTrue(why.contains("grade-3 on A's vanguard with grade-2 on A's vanguard attacks grade-4"), why);
    }

    /** The mate alone has another master: guardians of that one are illegal. */
    @Test
    @Rule(jp = "13.4.1")
    void guardiansOfTheMasterOfAnAttackingUnitAreIllegal() {
        Player player = Table.empty(Cardfight.rules(
                        Editions.JP_2026_04,
                        TextCards.pack(),
                        Additions.of(Added.after("10.5", "10.5.1.1", run -> dominate(run, B, 1)))))
                .legion(A, GRADE_3, GRADE_2)
                .unit(B, FRONT_CENTER, GRADE_4)
                .hand(B, GRADE_0, GRADE_1)
                .turn(A, "9.10")
                .yes()
                .asked(B, "10.5.1.2.1")
                .act("guard", Zone.HAND, GRADE_0)
                .pass()
                .asked(B, "10.5.1.2.1")
                .holds(B, Zone.DROP, GRADE_0);
        assertEquals(0, player.state().position().size(Circle.FRONTMOST_CENTER.of(B)));
    }
}
