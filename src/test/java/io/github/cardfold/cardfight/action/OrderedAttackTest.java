package io.github.cardfold.cardfight.action;

import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.cardfight.edition.Editions.JP_2026_04;
import static io.github.cardfold.cardfight.state.Circle.BACK_CENTER;
import static io.github.cardfold.cardfight.state.Circle.BACK_LEFT;
import static io.github.cardfold.cardfight.state.Circle.BACK_RIGHT;
import static io.github.cardfold.cardfight.state.Circle.FRONT_CENTER;
import static io.github.cardfold.cardfight.state.Circle.FRONT_LEFT;
import static io.github.cardfold.cardfight.state.Circle.FRONT_RIGHT;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Added;
import io.github.cardfold.cardfight.Additions;
import io.github.cardfold.cardfight.Auto;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.edition.IndonesianSteps;
import io.github.cardfold.cardfight.fact.Turn;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.spi.Registry;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class OrderedAttackTest {
    @Test
    @Rule(jp = {"7.36.1", "10.4.1.3#1", "10.4.1.6#1", "11.6.1"})
    void theOrderedAttackIsCarriedOutAtTheNextCheckTimingWithoutAskingWhoAttacksWhom() {
        Player player = Table.first(run -> Batch.of(order(run, A, A, FRONT_LEFT, B, FRONT_CENTER)))
                .unit(A, FRONT_LEFT, GRADE_2)
                .unit(B, FRONT_RIGHT, GRADE_2)
                .hand(B, GRADE_1)
                .turn(A, "9.9");

        player.asked(B, "10.5.1.2.1").rests(A, FRONT_LEFT, GRADE_2);
        assertAttacks(player, List.of(player.object(A, FRONT_LEFT), player.object(B, FRONT_CENTER)));
        assertEquals(List.of("main phase", "attack step", "guard step"), player.texts(EventKinds.BEGINNING));
    }

    /** It ends with its close step: the main phase goes on, and no start step begins. */
    @Test
    @Rule(jp = "10.8.1.4#1")
    void anOrderedAttackIsNotFollowedByAStartStep() {
        Player player = Table.first(run -> Batch.of(order(run, A, A, FRONT_LEFT, B, FRONT_LEFT)))
                .unit(A, FRONT_LEFT, GRADE_1)
                .unit(A, FRONT_RIGHT, GRADE_1)
                .unit(B, FRONT_LEFT, GRADE_2)
                .turn(A, "9.9")
                .asked(A, "9.9.2");
        assertEquals(
                List.of("main phase", "attack step", "guard step", "damage step", "close step"),
                player.texts(EventKinds.BEGINNING));
    }

    @Test
    @Rule(jp = "7.36.1#1")
    void theEffectThatOrdersTheAttackIsCarriedOutFirst() {
        Player player = Table.first(
                        run -> Batch.of(order(run, A, A, FRONT_LEFT, B, FRONT_CENTER)),
                        run -> Batch.of(Event.count(FighterNumbers.ENERGY, Seat.A, 1)))
                .unit(A, FRONT_LEFT, GRADE_2)
                .hand(B, GRADE_1)
                .turn(A, "9.9")
                .asked(B, "10.5.1.2.1");
        List<EventKind> kinds = player.events().stream().map(Event::kind).toList();
        assertTrue(kinds.contains(EventKind.COUNT));
        assertTrue(kinds.indexOf(EventKind.COUNT) < kinds.indexOf(EventKinds.ATTACKED), kinds::toString);
    }

    @Test
    @Rule(jp = {"7.36.1#2", "11.6.1.6"})
    void theOrderedAttackComesWhenNothingIsLeftForTheCheckTiming() {
        Player player = Table.firstWith(
                        Auto.on(B, event -> event.kind() == EventKind.COUNT),
                        run -> Batch.of(
                                order(run, A, A, FRONT_LEFT, B, FRONT_CENTER),
                                Event.count(FighterNumbers.ENERGY, Seat.A, 1)))
                .unit(A, FRONT_LEFT, GRADE_2)
                .hand(B, GRADE_1)
                .turn(A, "9.9")
                .asked(B, "auto")
                .happened(EventKinds.ATTACKED, 0)
                .no();

        player.asked(B, "10.5.1.2.1").happened(EventKinds.ATTACKED, 1);
    }

    @Test
    @Rule(jp = "7.36.1.1#1")
    void aRestingUnitDoesNotAttack() {
        Table.first(run -> Batch.of(order(run, A, A, FRONT_LEFT, B, FRONT_CENTER)))
                .resting(A, FRONT_LEFT, GRADE_2)
                .hand(A, GRADE_1)
                .turn(A, "9.9")
                .asked(A, "9.9.2")
                .happened(EventKinds.BATTLE_ENDED, 0);
    }

    @Test
    @Rule(jp = "7.36.1.1#3")
    void withoutTheUnitThatAttacksOrIsAttackedThereIsNoAttack() {
        for (Circle gone : new Circle[] {FRONT_LEFT, FRONT_RIGHT, BACK_LEFT}) {
            Seat of = gone == FRONT_RIGHT ? B : A;
            Table.first(run -> Batch.of(
                            order(run, A, A, FRONT_LEFT, B, FRONT_RIGHT),
                            Event.move(run.position(), unit(run, of, gone), Zone.DROP.of(of), 0)))
                    .unit(A, FRONT_LEFT, GRADE_2)
                    .unit(A, BACK_LEFT, GRADE_1)
                    .unit(B, FRONT_RIGHT, GRADE_2)
                    .hand(A, GRADE_1)
                    .turn(A, "9.9")
                    .asked(A, "9.9.2")
                    .happened(EventKinds.BATTLE_ENDED, gone == BACK_LEFT ? 1 : 0);
        }
    }

    /** In the main phase A's front left unit is ordered to attack B's front right one; a text card is in the pack. */
    private static Table ordering(String ability) {
        return Table.empty(Cardfight.rules(
                JP_2026_04,
                TextCards.pack(TextCards.card(TextCards.TEXT, ability)),
                Additions.of(
                        Added.after("9.9", "9.9.1", run -> Batch.of(order(run, A, A, FRONT_LEFT, B, FRONT_RIGHT))))));
    }

    @Test
    @Rule(jp = {"7.36.1.1#2", "10.2.3"})
    void whatCannotBeAttackedIsNotAttackedByOrderEither() {
        String cont = "{'cont': {'in': 'rc', 'effects': {'cannot': {'attack': {'whom': 'this'}}}}}";
        for (String target : new String[] {TextCards.TEXT, GRADE_1}) {
            ordering(cont)
                    .unit(A, FRONT_LEFT, GRADE_2)
                    .unit(B, FRONT_RIGHT, target)
                    .hand(A, GRADE_1)
                    .turn(A, "9.9")
                    .asked(A, "9.9.2")
                    .happened(EventKinds.ATTACKED, target.equals(GRADE_1) ? 1 : 0);
        }
    }

    @Test
    @Rule(jp = {"7.36.1.1#1", "1.3.3"})
    void whoMayNotAttackDoesNotByOrderEither() {
        String cont = "{'cont': {'in': 'rc', 'effects': {'cannot': {'attack': {'of': 'you'}}}}}";
        for (String forbidding : new String[] {TextCards.TEXT, GRADE_1}) {
            ordering(cont)
                    .unit(A, FRONT_LEFT, GRADE_2)
                    .unit(A, BACK_LEFT, forbidding)
                    .unit(B, FRONT_RIGHT, GRADE_1)
                    .hand(A, GRADE_1)
                    .turn(A, "9.9")
                    .asked(A, "9.9.2")
                    .happened(EventKinds.ATTACKED, forbidding.equals(GRADE_1) ? 1 : 0);
        }
    }

    /** B's unit forbids the attack when the attack step begins, after attacker and target have been looked for. */
    private static Player forbiddenInTheAttackStep(String effect) {
        String auto = "{'auto': {'in': 'rc', 'on': {'begins': {'phase': 'attack step', 'of': 'opponent'}},"
                + " 'then': {'apply': {'effects': %s, 'lasting': 'turn'}}}}".formatted(effect);
        return ordering(auto)
                .unit(A, FRONT_LEFT, GRADE_2)
                .unit(B, FRONT_RIGHT, GRADE_1)
                .unit(B, BACK_LEFT, TextCards.TEXT)
                .hand(A, GRADE_1)
                .hand(B, GRADE_1)
                .turn(A, "9.9");
    }

    @Test
    @Rule(jp = {"10.4.1.4.1#3", "1.3.3"})
    void aUnitThatAnEffectForbidsToAttackGoesToTheCloseStep() {
        for (String effect : new String[] {
            "{'cannot': {'attack': {'rear guards': 'opponent'}}}", "{'cannot': {'attack': {'of': 'opponent'}}}"
        }) {
            Player player = forbiddenInTheAttackStep(effect)
                    .asked(A, "9.9.2")
                    .happened(EventKinds.ATTACKED, 0)
                    .happened(EventKinds.BATTLE_ENDED, 1)
                    .stands(A, FRONT_LEFT, GRADE_2);
            assertEquals(List.of("main phase", "attack step", "close step"), player.texts(EventKinds.BEGINNING));
        }
        forbiddenInTheAttackStep("{'cannot': {'attack': {'rear guards': 'you'}}}")
                .asked(B, "10.5.1.2.1");
    }

    /** An order allows an attack on the back row, but none on a guardian. */
    @Test
    @Rule(jp = "10.4.1.7.1#2")
    void aTargetThatIsNoMoreThanAGuardianLeadsToTheCloseStep() {
        Player guardian = movedInTheAttackStep(Circle.FRONTMOST_CENTER)
                .asked(A, "9.9.2")
                .happened(EventKinds.ATTACKED, 1)
                .happened(EventKinds.WAS_ATTACKED, 0)
                .happened(EventKinds.BATTLE_ENDED, 1);
        assertEquals(List.of("main phase", "attack step", "close step"), guardian.texts(EventKinds.BEGINNING));
        movedInTheAttackStep(Circle.BACK_LEFT).asked(B, "10.5.1.2.1").happened(EventKinds.WAS_ATTACKED, 1);
    }

    private static Player movedInTheAttackStep(Circle to) {
        return Table.firstWith(
                        Added.after("10.4", "10.4.1.2 check", run -> Added.toCircle(run, B, FRONT_RIGHT, to)),
                        run -> Batch.of(order(run, A, A, FRONT_LEFT, B, FRONT_RIGHT)))
                .unit(A, FRONT_LEFT, GRADE_2)
                .unit(B, FRONT_RIGHT, GRADE_1)
                .hand(B, GRADE_1)
                .turn(A, "9.9");
    }

    @Test
    @Rule(jp = {"10.4.1.7.1#3", "10.2.3"})
    void aUnitThatAnEffectForbidsToBeAttackedGoesToTheCloseStep() {
        Player player = forbiddenInTheAttackStep("{'cannot': {'attack': {'whom': {'rear guards': 'you'}}}}")
                .asked(A, "9.9.2")
                .happened(EventKinds.ATTACKED, 1)
                .happened(EventKinds.BATTLE_ENDED, 1)
                .rests(A, FRONT_LEFT, GRADE_2)
                .stands(B, FRONT_RIGHT, GRADE_1);
        player.happened(EventKinds.WAS_ATTACKED, 0);
        assertEquals(List.of("main phase", "attack step", "close step"), player.texts(EventKinds.BEGINNING));
        forbiddenInTheAttackStep("{'cannot': {'attack': {'whom': {'rear guards': 'opponent'}}}}")
                .asked(B, "10.5.1.2.1")
                .happened(EventKinds.WAS_ATTACKED, 1);
    }

    /** B's vanguard, of which A is master this turn, is hit by B's own unit: A is dealt the damage. */
    @Test
    @Rule(jp = {"10.7.1.4#2", "7.36.1.2.1"})
    void damageIsDealtToTheMasterOfTheVanguardWhoeversCircleItStandsOn() {
        Player player = Table.first(
                        run -> Added.dominate(run, A, FRONT_CENTER),
                        run -> Batch.of(order(run, B, B, FRONT_LEFT, B, FRONT_CENTER)))
                .unit(B, FRONT_LEFT, GRADE_3)
                .hand(A, GRADE_1)
                .hand(B, GRADE_1)
                .turn(A, "9.9")
                .asked(A, "10.5.1.2.1")
                .until(A, "9.9.2");
        player.happened(EventKinds.HIT, 1).holds(A, Zone.DAMAGE, GRADE_1).holds(B, Zone.DAMAGE);
    }

    /** The attacked unit has left when the guard step begins: its master, not that of its circle, still defends. */
    @Test
    @Rule(jp = "7.36.1.2.1#2")
    void theMasterOfTheAttackedUnitDefendsAlsoWhenItHasLeft() {
        Table.firstWith(
                        Added.both(
                                Added.alsoAttacked(A, FRONT_CENTER),
                                Added.after("10.5", "10.5.1.1", run -> Added.toZone(run, B, FRONT_RIGHT, Zone.DROP))),
                        run -> Added.dominate(run, A, FRONT_RIGHT),
                        run -> Batch.of(order(run, B, B, FRONT_LEFT, B, FRONT_RIGHT)))
                .unit(B, FRONT_LEFT, GRADE_3)
                .unit(B, FRONT_RIGHT, GRADE_1)
                .hand(A, GRADE_1)
                .hand(B, GRADE_1)
                .turn(A, "9.9")
                .asked(A, "10.5.1.2.1");
    }

    @Test
    @Rule(jp = {"7.36.1.2#2", "10.4.1.12"})
    void theOrderedAttackIsNotBoosted() {
        Table.first(run -> Batch.of(order(run, A, A, FRONT_LEFT, B, FRONT_CENTER)))
                .unit(A, FRONT_LEFT, GRADE_2)
                .unit(A, BACK_LEFT, GRADE_1)
                .hand(B, GRADE_1)
                .turn(A, "9.9")
                .asked(B, "10.5.1.2.1")
                .stands(A, BACK_LEFT, GRADE_1)
                .power(A, FRONT_LEFT, 10000);
    }

    @Test
    @Rule(jp = "7.36.1.2.1#2")
    void theMasterOfTheAttackedUnitDefendsWhoeverOrderedTheAttack() {
        for (Seat seat : new Seat[] {A, B}) {
            Table.first(run -> Batch.of(order(run, seat, Turn.opponent(seat), FRONT_LEFT, seat, FRONT_CENTER)))
                    .unit(Turn.opponent(seat), FRONT_LEFT, GRADE_2)
                    .hand(A, GRADE_1)
                    .hand(B, GRADE_1)
                    .turn(A, "9.9")
                    .asked(seat, "10.5.1.2.1");
        }
    }

    @Test
    @Rule(jp = "7.36.1.2.1#1")
    void theMasterOfTheEffectDesignatesTheAttack() {
        for (Seat seat : new Seat[] {A, B}) {
            Seat other = Turn.opponent(seat);
            Player player = Table.first(run -> Batch.of(order(run, seat, other, FRONT_LEFT, other, FRONT_CENTER)))
                    .unit(other, FRONT_LEFT, GRADE_2)
                    .hand(A, GRADE_1)
                    .hand(B, GRADE_1)
                    .turn(A, "9.9")
                    .asked(other, "10.5.1.2.1");

            assertEquals(seat, player.events(EventKinds.ATTACKED).get(0).seat());
        }
    }

    @Test
    @Rule(jp = {"7.36.1#1", "7.36.2"})
    void anAttackOrderedDuringABattleWaitsForItsEnd() {
        Player player = Table.with(orderOnAttack(FRONT_LEFT))
                .unit(A, FRONT_LEFT, GRADE_2)
                .hand(B, GRADE_1)
                .turn(A, "9.10")
                .attacks(FRONT_CENTER, B, FRONT_CENTER)
                .asked(A, "auto")
                .yes();

        player.asked(B, "10.5.1.2.1").happened(EventKinds.ATTACKED, 1);
        player.until(B, "10.5.1.2.1");
        assertEquals(1, player.events(EventKinds.ATTACKED).size());
        player.pass();
        while (player.events(EventKinds.ATTACKED).size() < 2) {
            player.answer(player.state().legalActions().get(0));
        }
        player.happened(EventKinds.BATTLE_ENDED, 1)
                .rests(A, FRONT_LEFT, GRADE_2)
                .until(B, "9.9.2")
                .happened(EventKinds.ATTACKED, 2);
    }

    @Test
    @Rule(jp = "7.36.2")
    void allAttacksOrderedDuringABattleFollowItBeforeTheNextStartStep() {
        Player player = Table.with(orderOnAttack(FRONT_LEFT, FRONT_RIGHT))
                .unit(A, FRONT_LEFT, GRADE_2)
                .unit(A, FRONT_RIGHT, GRADE_2)
                .hand(B, GRADE_1)
                .turn(A, "9.10")
                .attacks(FRONT_CENTER, B, FRONT_CENTER)
                .yes();
        while (player.events(EventKinds.ATTACKED).size() < 3) {
            player.answer(player.state().legalActions().get(0));
        }

        player.rests(A, FRONT_LEFT, GRADE_2).rests(A, FRONT_RIGHT, GRADE_2);
        assertEquals(
                1,
                player.texts(EventKinds.BEGINNING).stream()
                        .filter("start step"::equals)
                        .count());
    }

    /** When A's vanguard attacks, an effect of A has units on other circles attack, too. */
    private static UnaryOperator<Registry> orderOnAttack(Circle... circles) {
        return Auto.on(
                A,
                (position, event) -> event.kind() == EventKinds.ATTACKED
                        && position.placeOf(event.object()) == FRONT_CENTER.of(Seat.A),
                run -> Batch.ofAll(Stream.of(circles)
                        .map(circle -> order(run, A, A, circle, B, FRONT_CENTER))
                        .toList()));
    }

    @Test
    @Rule(jp = {"7.36.1.3#1", "7.36.1.3#2"})
    void onlyADominatedUnitThatHasStoodAttacksAgain() {
        Player dominated = standsOnce(Table.firstWith(
                standUpOnAttack(B),
                run -> Batch.of(
                        Added.dominate(run, A, FRONT_LEFT).get(0), order(run, A, B, FRONT_LEFT, B, FRONT_CENTER))));
        dominated.happened(EventKinds.ATTACKED, 2).rests(B, FRONT_LEFT, GRADE_2);

        Player other = standsOnce(
                Table.firstWith(standUpOnAttack(B), run -> Batch.of(order(run, A, B, FRONT_LEFT, A, FRONT_CENTER))));
        other.happened(EventKinds.ATTACKED, 1).stands(B, FRONT_LEFT, GRADE_2);
    }

    /** Where the edition says so, any unit that has stood does. */
    @Test
    @Rule(jp = "7.36.1.3", id = "7.30.1.2")
    void anEditionMayLetEveryUnitThatHasStoodAttackAgain() {
        Player player = standsOnce(Table.empty(Cardfight.rules(
                JP_2026_04.amended(IndonesianSteps.ORDERED_ATTACKS_REPEAT),
                TestCards.PACK,
                Additions.of(Added.both(
                        standUpOnAttack(B),
                        Added.after(
                                "9.9", "9.9.1", run -> Batch.of(order(run, A, B, FRONT_LEFT, A, FRONT_CENTER))))))));

        player.happened(EventKinds.ATTACKED, 2).rests(B, FRONT_LEFT, GRADE_2);
    }

    @Test
    @Rule(jp = {"7.36.3#1", "7.36.3#3"})
    void theTurnFighterChoosesWhichOfTheOwnUnitsAttacksNext() {
        Player player = Table.first(run -> Batch.of(
                        order(run, A, B, FRONT_LEFT, A, FRONT_CENTER),
                        order(run, A, A, FRONT_LEFT, B, FRONT_CENTER),
                        order(run, A, A, FRONT_RIGHT, B, FRONT_CENTER)))
                .unit(A, FRONT_LEFT, GRADE_2)
                .unit(A, FRONT_RIGHT, GRADE_2)
                .unit(B, FRONT_LEFT, GRADE_2)
                .hand(A, GRADE_1)
                .turn(A, "9.9")
                .asked(A, "7.36.3")
                .offered("1", "2")
                .number(2);

        assertAttacks(player, List.of(player.object(A, FRONT_RIGHT), player.object(B, FRONT_CENTER)));
        player.until(A, "9.9.2").happened(EventKinds.ATTACKED, 3);
        assertEquals(
                List.of(player.object(A, FRONT_RIGHT), player.object(A, FRONT_LEFT), player.object(B, FRONT_LEFT)),
                player.events(EventKinds.ATTACKED).stream().map(Event::object).toList());
    }

    @Test
    @Rule(jp = "7.36.3#2")
    void theOtherFighterChoosesAmongHisUnitsOnceNoneOfTheTurnFighterIsToAttack() {
        Player player = Table.first(run -> Batch.of(
                        order(run, A, B, FRONT_LEFT, A, FRONT_CENTER), order(run, A, B, FRONT_RIGHT, A, FRONT_CENTER)))
                .unit(B, FRONT_LEFT, GRADE_2)
                .unit(B, FRONT_RIGHT, GRADE_2)
                .hand(A, GRADE_1)
                .turn(A, "9.9")
                .asked(B, "7.36.3")
                .number(1);
        assertAttacks(player, List.of(player.object(B, FRONT_RIGHT), player.object(A, FRONT_CENTER)));
    }

    /**
     * A unit of B that A has dominated is A's to choose; the attack of a unit that is gone is its effect's master's.
     */
    @Test
    @Rule(jp = {"7.36.3#1", "7.39.1"})
    void dominatedUnitsAreTheirMastersAndUnitsThatAreGoneTheEffects() {
        Player player = Table.first(
                        run -> Added.dominate(run, A, FRONT_LEFT),
                        run -> Batch.of(
                                order(run, B, B, BACK_LEFT, A, FRONT_CENTER),
                                order(run, A, B, FRONT_LEFT, B, FRONT_CENTER),
                                order(run, A, A, FRONT_LEFT, B, FRONT_CENTER),
                                order(run, A, A, BACK_LEFT, B, FRONT_CENTER),
                                order(run, B, B, FRONT_RIGHT, A, FRONT_CENTER)),
                        run -> Added.toZone(run, B, BACK_LEFT, Zone.DROP),
                        run -> Added.toZone(run, A, BACK_LEFT, Zone.DROP))
                .unit(A, FRONT_LEFT, GRADE_2)
                .unit(A, BACK_LEFT, GRADE_2)
                .unit(B, FRONT_LEFT, GRADE_2)
                .unit(B, BACK_LEFT, GRADE_2)
                .unit(B, FRONT_RIGHT, GRADE_2)
                .hand(A, GRADE_1)
                .turn(A, "9.9")
                .asked(A, "7.36.3")
                .offered("1", "2", "3");
        assertEquals(
                List.of(
                        "1: grade-2 (B front left) attacks grade-3 (B vanguard)",
                        "2: grade-2 (A front left) attacks grade-3 (B vanguard)",
                        "3: grade-2 (gone) attacks grade-3 (B vanguard)"),
                player.state().answers().map(each -> each.label().english()).asJava());
    }

    /** Each battle has its ordered attacks, however many: three in the first, one in the second. */
    @Test
    @Rule(jp = "7.36.2")
    void theAttacksOrderedDuringEachBattleFollowIt() {
        UnaryOperator<Registry> orders = Auto.on(
                A,
                (position, event) -> event.kind() == EventKinds.ATTACKED
                        && (position.placeOf(event.object()) == FRONT_CENTER.of(Seat.A)
                                || position.placeOf(event.object()) == FRONT_RIGHT.of(Seat.A)),
                run -> run.position().objectAt(FRONT_CENTER.of(Seat.A), 0).is(GameObject.REST)
                                && !run.position()
                                        .objectAt(FRONT_RIGHT.of(Seat.A), 0)
                                        .is(GameObject.REST)
                        ? Batch.of(
                                order(run, A, A, FRONT_LEFT, B, FRONT_CENTER),
                                order(run, A, A, BACK_LEFT, B, FRONT_CENTER),
                                order(run, A, A, BACK_CENTER, B, FRONT_CENTER))
                        : Batch.of(order(run, A, A, BACK_RIGHT, B, FRONT_CENTER)));
        Table table = Table.with(orders).hand(B, GRADE_1);
        for (Circle circle : new Circle[] {FRONT_LEFT, FRONT_RIGHT, BACK_LEFT, BACK_CENTER, BACK_RIGHT}) {
            table = table.unit(A, circle, GRADE_2);
        }
        Player player = table.turn(A, "9.10").attacks(FRONT_CENTER, B, FRONT_CENTER);
        player.asked(A, "auto").yes().until(A, "10.3.1.3").happened(EventKinds.ATTACKED, 4);
        player.attacks(FRONT_RIGHT, B, FRONT_CENTER).asked(A, "auto").yes();
        player.until(B, "9.7.2").happened(EventKinds.ATTACKED, 6);
    }

    @Test
    @Rule(jp = "7.36.1.3#2")
    void aDominatedUnitAttacksAsOftenAsItHasStood() {
        Table.firstWith(
                        standUpOnAttack(B, 2),
                        run -> Added.dominate(run, A, FRONT_LEFT),
                        run -> Batch.of(order(run, A, B, FRONT_LEFT, B, FRONT_CENTER)))
                .unit(B, FRONT_LEFT, GRADE_2)
                .hand(A, GRADE_1)
                .turn(A, "9.9")
                .asked(A, "auto")
                .yes()
                .until(A, "auto")
                .yes()
                .until(A, "9.9.2")
                .happened(EventKinds.ATTACKED, 3)
                .rests(B, FRONT_LEFT, GRADE_2);
    }

    private static Player standsOnce(Table table) {
        return table.unit(B, FRONT_LEFT, GRADE_2)
                .unit(A, FRONT_CENTER, GRADE_3)
                .hand(A, GRADE_1)
                .turn(A, "9.9")
                .asked(A, "auto")
                .yes()
                .until(A, "9.9.2");
    }

    private static UnaryOperator<Registry> standUpOnAttack(Seat seat) {
        return standUpOnAttack(seat, 1);
    }

    /** When the front left unit of a seat attacks for the first times, an effect of A stands it. */
    private static UnaryOperator<Registry> standUpOnAttack(Seat seat, int times) {
        return Auto.on(
                A,
                (position, event) ->
                        event.kind() == EventKinds.ATTACKED && position.number(FighterNumbers.ENERGY, Seat.A) < times,
                run -> Batch.of(
                        Event.turn(run.position(), unit(run, seat, FRONT_LEFT), false),
                        Event.count(FighterNumbers.ENERGY, Seat.A, 1)));
    }

    private static void assertAttacks(Player player, List<Integer> attackerAndTarget) {
        List<Event> attacks = player.events(EventKinds.WAS_ATTACKED);
        assertEquals(1, attacks.size());
        assertEquals(
                attackerAndTarget,
                List.of(attacks.get(0).object(), attacks.get(0).other()));
    }

    private static Event order(Run run, Seat master, Seat of, Circle attacker, Seat target, Circle attacked) {
        return OrderedAttack.order(master, unit(run, of, attacker), unit(run, target, attacked));
    }

    private static int unit(Run run, Seat seat, Circle circle) {
        return run.position().objectAt(circle.of(seat), 0).object();
    }
}
