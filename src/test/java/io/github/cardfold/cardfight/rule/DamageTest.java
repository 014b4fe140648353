package io.github.cardfold.cardfight.rule;

import static io.github.cardfold.cardfight.Added.after;
import static io.github.cardfold.cardfight.Added.auto;
import static io.github.cardfold.cardfight.Added.both;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Added;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Story;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.spi.Registry;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class DamageTest {
    private static Player damaged(UnaryOperator<Registry> additions, int ofA, int ofB) {
        return Table.with(additions)
                .number(FighterNumbers.VANGUARD_DAMAGE, Seat.A, ofA)
                .number(FighterNumbers.VANGUARD_DAMAGE, Seat.B, ofB)
                .deck(Seat.B, TestCards.GRADE_0, TestCards.GRADE_2, TestCards.GRADE_1)
                .turn(Seat.A, "9.11");
    }

    @Test
    @Rule(jp = {"13.6.1#1", "13.6.2", "13.6.3", "13.7.2", "4.13.1.2", "7.23.1"})
    void aDamageIsTheTopCardOfTheDeck() {
        Player player = damaged(UnaryOperator.identity(), 0, 1);
        assertEquals(0, player.fight().vanguardDamage(Seat.B));
        player.draws(TestCards.GRADE_2).holds(Seat.B, Zone.DAMAGE, TestCards.GRADE_2);
        Story.tells(
                player,
                "vanguard damage -1",
                "grade-2 to B's trigger zone",
                "damage checked",
                "grade-2 to B's damage zone");
    }

    @Test
    @Rule(jp = {"13.6.1#2", "13.7.1"})
    void oneDamageIsResolvedBeforeTheNextIsApplied() {
        Player player = damaged(UnaryOperator.identity(), 0, 2);
        assertEquals(1, player.fight().vanguardDamage(Seat.B));
        player.draws(TestCards.GRADE_2).holds(Seat.B, Zone.DAMAGE, TestCards.GRADE_2);
        assertEquals(0, player.fight().vanguardDamage(Seat.B));
        player.draws(TestCards.GRADE_0).holds(Seat.B, Zone.DAMAGE, TestCards.GRADE_2, TestCards.GRADE_0);
        Story.tells(
                player,
                "grade-2 to B's trigger zone",
                "grade-2 to B's damage zone",
                "grade-0 to B's trigger zone",
                "grade-0 to B's damage zone");
    }

    @Test
    @Rule(jp = {"13.6.1", "13.6.1.1"})
    void ofTwoDamagedVanguardsThatOfTheTurnFighterIsFirstAlsoInTheTurnOfTheSecond() {
        Player player = Table.with(UnaryOperator.identity())
                .number(FighterNumbers.VANGUARD_DAMAGE, Seat.A, 1)
                .number(FighterNumbers.VANGUARD_DAMAGE, Seat.B, 1)
                .deck(Seat.A, TestCards.GRADE_0, TestCards.GRADE_1)
                .deck(Seat.B, TestCards.GRADE_0, TestCards.GRADE_2)
                .turn(Seat.B, "9.11");
        assertEquals(0, player.fight().vanguardDamage(Seat.B));
        assertEquals(1, player.fight().vanguardDamage(Seat.A));
        player.draws(TestCards.GRADE_2).holds(Seat.B, Zone.DAMAGE, TestCards.GRADE_2);
        assertEquals(0, player.fight().vanguardDamage(Seat.A));
        player.draws(TestCards.GRADE_1).holds(Seat.A, Zone.DAMAGE, TestCards.GRADE_1);
    }

    @Test
    @Rule(jp = "13.6.3")
    void withoutADeckNothingIsChecked() {
        Player player = Table.with(after(
                        "13.6",
                        "13.6.2",
                        run -> Batch.of(Event.moveTop(run.position(), Zone.DECK.of(Seat.B), Zone.BIND.of(Seat.B), 0))))
                .number(FighterNumbers.VANGUARD_DAMAGE, Seat.B, 1)
                .deck(Seat.B, TestCards.GRADE_1)
                .turn(Seat.A, "9.11");
        player.over("A wins by 13.2.3").happened(EventKinds.DAMAGE_CHECKED, 0);
    }

    @Test
    @Rule(jp = "13.6.1.1")
    void theTurnFightersVanguardTakesAllItsDamageFirst() {
        Player player =
                damaged(UnaryOperator.identity(), 2, 1).draws(TestCards.GRADE_1, TestCards.GRADE_1, TestCards.GRADE_2);
        Story.tells(player, "grade-1 to A's damage zone", "grade-1 to A's damage zone", "grade-2 to B's damage zone");
    }

    @Test
    @Rule(jp = "13.6.1#3")
    void otherRuleActionsComeBeforeDamage() {
        Player player = Table.empty()
                .number(FighterNumbers.VANGUARD_DAMAGE, Seat.B, 1)
                .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_0)
                .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_1)
                .turn(Seat.A, "9.11")
                .draws(TestCards.GRADE_1);
        Story.tells(player, "grade-0 to A's drop zone", "vanguard damage -1", "damage checked");
    }

    @Test
    @Rule(jp = {"13.6.1#3", "13.5.1"})
    void aVanguardIsRiddenBeforeItTakesDamage() {
        Table.empty()
                .bare(Seat.B)
                .deck(Seat.B, TestCards.GRADE_1, TestCards.GRADE_1)
                .number(FighterNumbers.VANGUARD_DAMAGE, Seat.B, 1)
                .in(Seat.B, Zone.SOUL, TestCards.GRADE_0, TestCards.GRADE_1)
                .turn(Seat.A, "9.11")
                .asked(Seat.B, "13.5.1 choose")
                .pick(Zone.SOUL, TestCards.GRADE_0)
                .draws(TestCards.GRADE_1)
                .holds(Seat.B, Zone.DAMAGE, TestCards.GRADE_1);
    }

    @Test
    @Rule(jp = "13.7.1#3")
    void theCardWaitsInTheTriggerZoneUntilNoAbilityIsOnStandby() {
        Player player = damaged(
                        auto(
                                "rest",
                                Seat.B,
                                event -> event.kind() == EventKinds.DAMAGE_CHECKED,
                                run -> Added.turn(run, Seat.B, Circle.FRONT_CENTER, true)),
                        0,
                        1)
                .draws(TestCards.GRADE_2);
        Story.tells(player, "damage checked", "grade-3 rests", "grade-2 to B's damage zone");
    }

    @Test
    @Rule(jp = {"13.7.1#1", "13.10.1#3"})
    void otherCardsInTheTriggerZonesGoToTheDropZones() {
        Table.with(after(
                        "13.6",
                        "13.6.3 checked",
                        run -> Batch.of(toTriggerZone(run, Seat.A), toTriggerZone(run, Seat.B))))
                .in(Seat.A, Zone.SOUL, TestCards.GRADE_0)
                .in(Seat.B, Zone.SOUL, TestCards.GRADE_3)
                .number(FighterNumbers.VANGUARD_DAMAGE, Seat.B, 1)
                .turn(Seat.A, "9.11")
                .draws(TestCards.GRADE_1)
                .holds(Seat.A, Zone.DROP, TestCards.GRADE_0)
                .holds(Seat.A, Zone.DAMAGE)
                .holds(Seat.B, Zone.DROP, TestCards.GRADE_3)
                .holds(Seat.B, Zone.DAMAGE, TestCards.GRADE_1);
    }

    @Test
    @Rule(jp = {"13.7.1#1", "13.10.1#3"})
    void alsoOneThatLiesThereBeforeTheCardChecked() {
        Table.with(after("13.6", "13.6.2", run -> Batch.of(toTriggerZone(run, Seat.B))))
                .in(Seat.B, Zone.SOUL, TestCards.GRADE_3)
                .number(FighterNumbers.VANGUARD_DAMAGE, Seat.B, 1)
                .turn(Seat.A, "9.11")
                .draws(TestCards.GRADE_1)
                .holds(Seat.B, Zone.DROP, TestCards.GRADE_3)
                .holds(Seat.B, Zone.DAMAGE, TestCards.GRADE_1);
    }

    private static Event toTriggerZone(Run run, Seat seat) {
        GameObject card = run.position().objectAt(Zone.SOUL.of(seat), 0);
        return Event.move(run.position(), card.object(), Zone.TRIGGER.of(seat), 0);
    }

    @Test
    @Rule(jp = "13.7.1#2")
    void theCardWaitsInTheTriggerZoneWhileOtherRuleActionsAreDue() {
        Player player = Table.with(both(
                        after("13.6", "13.6.3", run -> Added.put(run, Seat.A, Zone.SOUL, Circle.FRONTMOST_CENTER)),
                        auto(
                                "rest",
                                Seat.A,
                                (position, event) -> event.to() == Zone.DROP.of(Seat.A)
                                        && position.size(Zone.TRIGGER.of(Seat.B)) == 1,
                                run -> Added.turn(run, Seat.B, Circle.FRONT_CENTER, true))))
                .in(Seat.A, Zone.SOUL, TestCards.GRADE_0)
                .number(FighterNumbers.VANGUARD_DAMAGE, Seat.B, 1)
                .turn(Seat.A, "9.11")
                .draws(TestCards.GRADE_1);
        Story.tells(
                player, "damage checked", "grade-0 to A's drop zone", "grade-3 rests", "grade-1 to B's damage zone");
    }

    @Test
    @Rule(jp = {"13.6.3", "13.6.4", "11.10.3"})
    void itsTriggerIsPlayedWhileItLiesInTheTriggerZone() {
        Table.empty()
                .number(FighterNumbers.VANGUARD_DAMAGE, Seat.B, 1)
                .deck(Seat.B, TestCards.trigger("critical"), TestCards.GRADE_1)
                .turn(Seat.A, "9.11")
                .draws(TestCards.trigger("critical"))
                .asked(Seat.B, "11.10.3.1")
                .holds(Seat.B, Zone.TRIGGER, TestCards.trigger("critical"))
                .holds(Seat.B, Zone.DAMAGE)
                .number(0)
                .holds(Seat.B, Zone.DAMAGE, TestCards.trigger("critical"));
    }
}
