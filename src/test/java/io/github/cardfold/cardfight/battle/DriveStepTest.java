package io.github.cardfold.cardfight.battle;

import static io.github.cardfold.cardfight.Added.after;
import static io.github.cardfold.cardfight.Added.auto;
import static io.github.cardfold.cardfight.Added.beginning;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Added;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Story;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.action.OrderedAttack;
import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.SkillIcon;
import io.github.cardfold.cardfight.card.Skills;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.Seat;
import java.util.List;
import org.junit.jupiter.api.Test;

class DriveStepTest {
    private static Player attack(Table table) {
        return table.turn(Seat.A, "9.10").yes();
    }

    /** A's vanguard attacks with its drive changed. */
    private static Player attackWithDrive(int change) {
        return attack(Table.first(
                Procedure.named("first")
                        .change(
                                "first",
                                run -> Batch.of(Added.begin(
                                        Added.DRIVE,
                                        Seat.A,
                                        Added.on(run.position(), Seat.A, Circle.FRONT_CENTER),
                                        change)))
                        .build(),
                builder -> builder.lasting(Added.DRIVE)));
    }

    private static List<Event> checks(Player player) {
        return player.events(EventKinds.DRIVE_CHECKED);
    }

    @Test
    @Rule(jp = {"10.6.1", "10.6.1.2#1", "10.6.1.2.3#1", "10.6.1.2.3#2", "10.6.1.2.6#1", "4.13.1.1", "7.22.1"})
    void aDriveCheckShowsTheTopCardAndAddsItToTheHand() {
        Player player = attack(Table.empty().deck(Seat.A, TestCards.GRADE_2, TestCards.GRADE_1, TestCards.GRADE_1))
                .forget()
                .draws(TestCards.GRADE_2)
                .asked(Seat.NATURE, "chance drawn")
                .holds(Seat.A, Zone.HAND, TestCards.GRADE_2)
                .holds(Seat.A, Zone.TRIGGER);
        Story.tells(player, "grade-2 to A's trigger zone", "drive checked", "grade-2 to A's hand");
    }

    @Test
    @Rule(jp = {"10.6.1.2", "10.5.1.2.1"})
    void aRearGuardPerformsNoDriveCheck() {
        attack(Table.empty()
                        .unit(Seat.A, Circle.FRONT_LEFT, TestCards.TRIPLE_DRIVE)
                        .unit(Seat.B, Circle.FRONT_LEFT, TestCards.GRADE_1))
                .pickUnit(Seat.A, Circle.FRONT_LEFT)
                .pickUnit(Seat.B, Circle.FRONT_LEFT)
                .asked(Seat.A, "10.3.1.3")
                .happened(EventKinds.HIT, 1)
                .happened(EventKinds.DRIVE_CHECKED, 0);
    }

    @Test
    @Rule(jp = {"2.17.2", "10.6.1.2.2#2", "10.6.1.3"})
    void withoutDriveAbilityThereIsOneCheck() {
        attack(Table.empty().unit(Seat.A, Circle.FRONT_CENTER, TestCards.GRADE_2))
                .draws(TestCards.GRADE_1)
                .until(Seat.B, "9.9.2")
                .happened(EventKinds.DRIVE_CHECKED, 1);
    }

    @Test
    @Rule(jp = {"10.6.1.2.2", "10.6.1.3#2", "14.3.3.1"})
    void twinDriveMakesTwoChecksOneAtATime() {
        Player player = attack(Table.empty()).draws(TestCards.GRADE_1);
        assertEquals(1, checks(player).size());
        player.holds(Seat.A, Zone.HAND, TestCards.GRADE_1)
                .draws(TestCards.GRADE_1)
                .holds(Seat.A, Zone.HAND, TestCards.GRADE_1, TestCards.GRADE_1);
        Story.tells(player, "drive checked", "drive checked", "damage step");
        assertEquals(2, checks(player).size());
    }

    @Test
    @Rule(jp = {"10.6.1.3", "14.3.2#1", "7.14.2#2"})
    void whoLosesTripleDriveMakesTheChecksOfTheTwinDriveThatIsLeft() {
        String both = "{'cont': {'in': 'vc', 'effects': {'gets': {'keyword': 'triple drive'}}}}";
        String loses = "{'cont': {'in': 'rc', 'effects': {'loses': {'keyword': '%s', 'of': 'vanguard'}}}}";
        assertEquals(2, checks(drivenBy(both, loses.formatted("triple drive"))).size());
        assertEquals(3, checks(drivenBy(both, loses.formatted("twin drive"))).size());
    }

    /** A's vanguard with printed twin drive and a text has attacked while a rear-guard with a text stood by. */
    private static Player drivenBy(String text, String other) {
        return attack(Table.empty(TextCards.rules(
                                TextCards.like(TestCards.GRADE_3, TextCards.TEXT, text),
                                TextCards.card(TextCards.OTHER, other)))
                        .unit(Seat.A, Circle.FRONT_CENTER, TextCards.TEXT)
                        .unit(Seat.A, Circle.BACK_LEFT, TextCards.OTHER))
                .until(Seat.B, "9.9.2");
    }

    /** Nothing is checked as often as there is nothing, even if a plugin puts off the check timing in between. */
    @Test
    @Rule(jp = "10.6.1.2.3")
    void ofAnEmptyDeckNoCardIsChecked() {
        Player player = attack(Table.with(Added.both(
                        after(
                                "10.6",
                                "10.6.1.1 check",
                                run -> Batch.of(Event.moveTop(
                                        run.position(), Zone.DECK.of(Seat.A), Zone.DROP.of(Seat.A), Event.SHOWN))),
                        builder -> builder.edit(
                                "10.6", steps -> steps.replace("10.6.1.3", none -> none.let("10.6.1.3", run -> {})))))
                .deck(Seat.A, TestCards.GRADE_1));
        player.happened(EventKinds.DRIVE_CHECKED, 0);
        player.over("B wins by 13.2.3");
    }

    @Test
    @Rule(jp = {"10.6.1.3", "14.3.4.1"})
    void tripleDriveMakesThreeChecks() {
        Player player = attack(Table.empty().unit(Seat.A, Circle.FRONT_CENTER, TestCards.TRIPLE_DRIVE))
                .draws(TestCards.GRADE_1, TestCards.GRADE_1, TestCards.GRADE_1)
                .until(Seat.B, "9.9.2");
        assertEquals(3, checks(player).size());
    }

    @Test
    @Rule(jp = {"2.17.2.1", "14.3.2#1"})
    void ofSeveralDriveAbilitiesOnlyTheLargestCounts() {
        Card both = Card.builder()
                .id("both-drives")
                .name("Both Drives")
                .grade(3)
                .power(13000)
                .skills(Skills.of(SkillIcon.TWIN_DRIVE, SkillIcon.TRIPLE_DRIVE))
                .build();
        Rules rules = Cardfight.rules(
                Editions.JP_2026_04,
                TestCards.PACK.withCards(TestCards.PACK.cards().append(both)));
        Player player = attack(Table.empty(rules).unit(Seat.A, Circle.FRONT_CENTER, "both-drives"))
                .until(Seat.B, "9.9.2");
        assertEquals(3, checks(player).size());
    }

    @Test
    @Rule(jp = {"2.17.1", "10.6.1.2.2"})
    void theDriveIsTheComputedOne() {
        assertEquals(3, checks(attackWithDrive(1).until(Seat.B, "9.9.2")).size());
    }

    @Test
    @Rule(jp = "10.6.1.2.2#1")
    void withADriveOfZeroOrLessThereIsNoCheck() {
        Player player = attackWithDrive(-2).until(Seat.B, "9.9.2");
        assertEquals(0, checks(player).size());
        Story.tells(player, "drive step", "damage step", "hit");
        assertEquals(0, checks(attackWithDrive(-3).until(Seat.B, "9.9.2")).size());
        assertEquals(1, checks(attackWithDrive(-1).until(Seat.B, "9.9.2")).size());
    }

    @Test
    @Rule(jp = "10.6.1.3")
    void theDriveIsComparedAnewAfterEachCheck() {
        Player player = attack(Table.with(builder ->
                        after("10.6", "10.6.1.2.6", DriveStepTest::lessDrive).apply(builder.lasting(Added.DRIVE))))
                .draws(TestCards.GRADE_1)
                .until(Seat.B, "9.9.2");
        assertEquals(1, checks(player).size());
    }

    private static Batch lessDrive(Run run) {
        int unit = Added.on(run.position(), Seat.A, Circle.FRONT_CENTER);
        return Batch.of(Added.begin(Added.DRIVE, Seat.A, unit, -1));
    }

    @Test
    @Rule(jp = {"10.6.1.2", "10.6.1.2.1", "10.6.1.3"})
    void noCheckIsMadeForAVanguardThatAttacksNoLonger() {
        Player player = attack(Table.with(after(
                                "10.6",
                                "10.6.1.2.6",
                                run -> Added.toCircle(run, Seat.A, Circle.FRONT_CENTER, Circle.FRONT_LEFT)))
                        .in(Seat.A, Zone.SOUL, TestCards.GRADE_2, TestCards.GRADE_2))
                .draws(TestCards.GRADE_1)
                .asked(Seat.A, "13.5.1 choose")
                .until(Seat.B, "9.9.2");
        assertEquals(1, checks(player).size());
    }

    @Test
    @Rule(jp = {"10.6.1.2", "10.6.1.2.2"})
    void noCheckIsMadeForAVanguardThatLeavesAsTheStepBegins() {
        Player player = attack(Table.with(after(
                                "10.6", "10.6.1.1", run -> Added.toZone(run, Seat.A, Circle.FRONT_CENTER, Zone.DROP)))
                        .in(Seat.A, Zone.SOUL, TestCards.GRADE_2))
                .until(Seat.B, "9.9.2");
        assertEquals(0, checks(player).size());
    }

    @Test
    @Rule(jp = {"10.6.1.2.4", "10.6.1.2.6", "4.13.1.1"})
    void theTriggerIsPlayedWhileTheCardLiesInTheTriggerZone() {
        attack(Table.empty().deck(Seat.A, TestCards.trigger("front"), TestCards.trigger("draw"), TestCards.GRADE_1))
                .draws(TestCards.trigger("draw"))
                .asked(Seat.A, "11.10.3.1")
                .holds(Seat.A, Zone.TRIGGER, TestCards.trigger("draw"))
                .holds(Seat.A, Zone.HAND);
    }

    @Test
    @Rule(jp = {"10.6.1.1#1", "10.6.1.1#2"})
    void abilitiesOfItsBeginningArePlayedBeforeTheFirstCheck() {
        Player player = attack(Table.with(auto(
                        "rest",
                        Seat.B,
                        beginning("drive step"),
                        run -> Added.turn(run, Seat.B, Circle.FRONT_CENTER, true))))
                .draws(TestCards.GRADE_1);
        Story.tells(player, "drive step", "grade-3 rests", "drive checked");
    }

    @Test
    @Rule(jp = {"10.6.1.2.5", "10.6.1.2.6"})
    void aCheckTimingPrecedesTheHand() {
        Player player = attack(Table.with(auto(
                        "rest",
                        Seat.B,
                        event -> event.kind() == EventKinds.DRIVE_CHECKED,
                        run -> Added.turn(run, Seat.B, Circle.FRONT_CENTER, true))))
                .forget()
                .draws(TestCards.GRADE_1);
        Story.tells(player, "drive checked", "grade-3 rests", "grade-1 to A's hand");
    }

    /** However it has come there, a card of B's lies in A's deck. */
    @Test
    @Rule(jp = {"10.6.1.2.6", "3.2.1"})
    void theCardIsAddedToTheHandOfItsOwner() {
        attack(Table.empty().inOf(Seat.B, Seat.A, Zone.DECK, TestCards.GRADE_0).deck(Seat.A, TestCards.GRADE_1))
                .draws(TestCards.GRADE_0)
                .holds(Seat.B, Zone.HAND, TestCards.GRADE_0)
                .holds(Seat.A, Zone.HAND);
    }

    /** Of two checked cards the first is put elsewhere before it would be added to the hand. */
    @Test
    @Rule(jp = "10.6.1.2.6#2")
    void aCardThatHasLeftTheTriggerZoneIsNotAddedToTheHand() {
        attack(Table.with(auto(
                                "away",
                                Seat.B,
                                (position, event) -> event.kind() == EventKinds.DRIVE_CHECKED
                                        && position.size(Zone.DROP.of(Seat.A)) == 0,
                                run -> Batch.of(Event.move(
                                        run.position(),
                                        run.position()
                                                .objectAt(Zone.TRIGGER.of(Seat.A), 0)
                                                .object(),
                                        Zone.DROP.of(Seat.A),
                                        0))))
                        .deck(Seat.A, TestCards.GRADE_1, TestCards.GRADE_2, TestCards.GRADE_0))
                .draws(TestCards.GRADE_1)
                .holds(Seat.A, Zone.DROP, TestCards.GRADE_1)
                .holds(Seat.A, Zone.HAND)
                .draws(TestCards.GRADE_2)
                .holds(Seat.A, Zone.DROP, TestCards.GRADE_1)
                .holds(Seat.A, Zone.HAND, TestCards.GRADE_2);
    }

    @Test
    @Rule(jp = "10.6.1.3#1")
    void aCheckTimingPrecedesTheNextCheck() {
        Player player = attack(Table.with(auto(
                        "rest",
                        Seat.B,
                        event -> event.to() == Zone.HAND.of(Seat.A),
                        run -> Added.turn(run, Seat.B, Circle.FRONT_CENTER, true))))
                .draws(TestCards.GRADE_1)
                .asked(Seat.NATURE, "chance drawn")
                .rests(Seat.B, Circle.FRONT_CENTER, TestCards.GRADE_3);
        assertEquals(1, checks(player).size());
    }

    @Test
    @Rule(jp = "10.6.1.2.3")
    void withoutADeckNothingIsChecked() {
        attack(Table.with(after("10.6", "10.6.1.2.1", DriveStepTest::deckToBindZone))
                        .unit(Seat.A, Circle.FRONT_CENTER, TestCards.GRADE_2)
                        .deck(Seat.A, TestCards.GRADE_1))
                .over("B wins by 13.2.3")
                .happened(EventKinds.DRIVE_CHECKED, 0);
    }

    private static Batch deckToBindZone(Run run) {
        return Batch.of(Event.moveTop(run.position(), Zone.DECK.of(Seat.A), Zone.BIND.of(Seat.A), 0));
    }

    @Test
    @Rule(jp = {"10.6.1.4#1", "10.6.1.4#2"})
    void aCheckTimingPrecedesTheDamageStep() {
        Player player = attack(Table.with(after(
                                "10.6",
                                "10.6.1.2.1",
                                run -> Added.put(run, Seat.A, Zone.SOUL, Circle.FRONTMOST_CENTER)))
                        .unit(Seat.A, Circle.FRONT_CENTER, TestCards.GRADE_2)
                        .in(Seat.A, Zone.SOUL, TestCards.GRADE_0, TestCards.GRADE_1))
                .draws(TestCards.GRADE_1);
        Story.tells(player, "drive checked", "grade-1 to A's guardian", "grade-1 to A's drop zone", "damage step");
    }

    @Test
    @Rule(jp = "11.10.2.5#2")
    void aUnitBarredFromDriveChecksPerformsNone() {
        Player player = attack(Table.first(Procedure.named("first")
                        .change(
                                "first",
                                run -> Batch.of(Added.begin(
                                        RuleEffects.NO_DRIVE_CHECKS,
                                        Seat.A,
                                        Added.on(run.position(), Seat.A, Circle.FRONT_CENTER),
                                        0)))
                        .build()))
                .until(Seat.B, "9.9.2");
        assertEquals(0, checks(player).size());
        player.happened(EventKinds.HIT, 1);
    }

    @Test
    @Rule(jp = {"7.39.7", "10.6.1.2.1"})
    void aDominatedVanguardChecksTheDominatingFightersDeck() {
        Table.first(Procedure.named("first")
                        .change("first", run -> Added.dominate(run, Seat.A, Circle.FRONT_CENTER))
                        .change(
                                "second",
                                run -> Batch.of(OrderedAttack.order(
                                        Seat.A,
                                        Added.on(run.position(), Seat.B, Circle.FRONT_CENTER),
                                        Added.on(run.position(), Seat.B, Circle.FRONT_LEFT))))
                        .build())
                .unit(Seat.B, Circle.FRONT_LEFT, TestCards.GRADE_1)
                .deck(Seat.A, TestCards.GRADE_2, TestCards.GRADE_2, TestCards.GRADE_2)
                .turn(Seat.A, "9.9")
                .draws(TestCards.GRADE_2, TestCards.GRADE_2)
                .holds(Seat.A, Zone.HAND, TestCards.GRADE_2, TestCards.GRADE_2)
                .empty(Seat.B, Circle.FRONT_LEFT);
    }

    @Test
    @Rule(jp = {"13.6.1#2", "10.6.1.2.6"})
    void damageDealtDuringADriveCheckWaitsUntilTheCardHasLeftTheTriggerZone() {
        Player player = attack(Table.with(after(
                                "10.6",
                                "10.6.1.2.4",
                                run -> Batch.of(Event.count(FighterNumbers.VANGUARD_DAMAGE, Seat.B, 1))))
                        .deck(Seat.B, TestCards.GRADE_0, TestCards.GRADE_0))
                .draws(TestCards.GRADE_1)
                .asked(Seat.NATURE, "chance drawn")
                .holds(Seat.A, Zone.HAND, TestCards.GRADE_1)
                .draws(TestCards.GRADE_0);
        Story.tells(player, "drive checked", "grade-1 to A's hand", "grade-0 to B's trigger zone");
    }
}
