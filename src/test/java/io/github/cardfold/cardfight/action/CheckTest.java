package io.github.cardfold.cardfight.action;

import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.cardfight.TestCards.OTHER_GRADE_3;
import static io.github.cardfold.cardfight.state.Circle.FRONT_CENTER;
import static io.github.cardfold.cardfight.state.Circle.FRONT_LEFT;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static io.github.cardfold.kernel.table.Seat.NATURE;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.Seat;
import org.junit.jupiter.api.Test;

/** Drive checks, damage checks, and what the icons they reveal do with cards. */
class CheckTest {
    private static final String CRITICAL = TestCards.trigger("critical");
    private static final String HEAL = TestCards.trigger("heal");
    private static final String OVER = TestCards.trigger("over");

    @Test
    @Rule(jp = {"4.13.1.1#1", "7.22.1", "4.13.1.1#2"})
    void aDriveCheckRevealsTheTopCardInTheTriggerZoneWhereItsIconWorksAndThenTakesItToHand() {
        Table.empty()
                .deck(A, CRITICAL, GRADE_1, GRADE_2)
                .turn(A, "9.10")
                .attacks(FRONT_CENTER, B, FRONT_CENTER)
                .draws(CRITICAL)
                .holds(A, Zone.TRIGGER, CRITICAL)
                .holds(A, Zone.HAND)
                .asked(A, "11.10.3.1")
                .number(0)
                .until(NATURE, "chance drawn")
                .holds(A, Zone.TRIGGER)
                .holds(A, Zone.HAND, CRITICAL);
    }

    @Test
    @Rule(jp = {"4.13.1.2#1", "7.23.1", "4.13.1.2#2"})
    void aDamageCheckRevealsTheTopCardInTheTriggerZoneWhereItsIconWorksAndThenTakesItToTheDamageZone() {
        attackedByRearGuard(Table.empty().deck(B, CRITICAL, GRADE_1, GRADE_2))
                .draws(CRITICAL)
                .holds(B, Zone.TRIGGER, CRITICAL)
                .holds(B, Zone.DAMAGE)
                .until(A, "10.3.1.3")
                .holds(B, Zone.TRIGGER)
                .holds(B, Zone.DAMAGE, CRITICAL);
    }

    @Test
    @Rule(jp = {"2.7.1", "7.35.1"})
    void dealingDamageRaisesTheVanguardDamageOfTheMaster() {
        // 3 are dealt, and at each check 1 of them is taken
        Player player = attackedByRearGuard(Table.first(run -> Batch.of(critical(run, 2))));

        assertEquals(2, player.asked(NATURE, "chance drawn").fight().vanguardDamage(B));
        assertEquals(0, player.fight().vanguardDamage(A));
        player.draws(GRADE_1);
        assertEquals(1, player.fight().vanguardDamage(B));
    }

    private static Event critical(Run run, int more) {
        int unit = run.position().objectAt(FRONT_LEFT.of(Seat.A), 0).object();
        return Event.begin(TimedEffect.of(RuleEffects.CRITICAL, Seat.A, 0, new int[] {unit}, more, Lifetimes.TURN));
    }

    @Test
    @Rule(jp = "7.20.1")
    void healingMovesACardFromTheDamageZoneToTheDropZone() {
        attackedByRearGuard(Table.empty().deck(B, HEAL, GRADE_1, GRADE_2).in(B, Zone.DAMAGE, GRADE_3, OTHER_GRADE_3))
                .draws(HEAL)
                .number(0)
                .asked(B, "11.10.2.6 choose")
                .pick(Zone.DAMAGE, OTHER_GRADE_3)
                .asked(A, "10.3.1.3")
                .holds(B, Zone.DAMAGE, GRADE_3, HEAL)
                .holds(B, Zone.DROP, OTHER_GRADE_3);
    }

    @Test
    @Rule(jp = {"7.19.1", "7.19.2"})
    void aRemovedCardIsInNoZoneOfTheGameAndSeenByAll() {
        Player player = attackedByRearGuard(Table.empty().deck(B, OVER, GRADE_1, GRADE_2))
                .draws(OVER)
                .number(0)
                .until(A, "10.3.1.3")
                .holds(B, Zone.REMOVED, OVER)
                .holds(B, Zone.DAMAGE);

        assertEquals(true, player.thing(B, Zone.REMOVED, OVER).seenBy(Seat.A));
        assertEquals(true, player.thing(B, Zone.REMOVED, OVER).seenBy(Seat.B));
    }

    @Test
    @Rule(jp = "7.19.1")
    void aRemovedCardIsItsOwners() {
        Table.first(Procedure.named("first")
                        .call("first", "7.19.1", run -> new int[] {
                            run.position().objectAt(FRONT_LEFT.of(Seat.A), 0).object()
                        })
                        .build())
                .unitOf(B, A, FRONT_LEFT, GRADE_1)
                .hand(A, GRADE_1)
                .turn(A, "9.9")
                .empty(A, FRONT_LEFT)
                .holds(A, Zone.REMOVED)
                .holds(B, Zone.REMOVED, GRADE_1);
    }

    @Test
    @Rule(jp = {"7.39.7#1", "7.39.7#2"})
    void theDriveChecksOfADominatedVanguardAreMadeWithTheDeckOfTheDominatingFighter() {
        Player player = Table.first(run -> {
                    int vanguard =
                            run.position().objectAt(FRONT_CENTER.of(Seat.B), 0).object();
                    return Batch.of(
                            Event.begin(TimedEffect.of(
                                    RuleEffects.DOMINATED, Seat.A, 0, new int[] {vanguard}, 0, Lifetimes.TURN)),
                            OrderedAttack.order(
                                    Seat.A,
                                    vanguard,
                                    run.position()
                                            .objectAt(FRONT_LEFT.of(Seat.B), 0)
                                            .object()));
                })
                .unit(B, FRONT_LEFT, GRADE_1)
                .deck(A, CRITICAL, GRADE_1, GRADE_2)
                .turn(A, "9.9");

        player.draws(CRITICAL).holds(A, Zone.TRIGGER, CRITICAL).holds(B, Zone.TRIGGER);
        assertEquals(Seat.A, player.events(EventKinds.DRIVE_CHECKED).get(0).seat());
    }

    private static Player attackedByRearGuard(Table table) {
        return table.unit(A, FRONT_LEFT, GRADE_2)
                .unit(B, FRONT_CENTER, GRADE_1)
                .turn(A, "9.10")
                .attacks(FRONT_LEFT, B, FRONT_CENTER);
    }
}
