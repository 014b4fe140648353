package io.github.cardfold.cardfight.play;

import io.github.cardfold.cardfight.Added;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.Trigger;
import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.table.Seat;
import org.junit.jupiter.api.Test;

class OverTriggerTest {
    private static final String CARD = TestCards.trigger("over");

    @Test
    @Rule(jp = {"11.10.2.9#1", "11.10.2.9#2", "11.10.2.9#3", "7.19.1"})
    void theCardIsRemovedACardDrawnAndAUnitGetsAHundredMillion() {
        Player player = Checks.drive(Table.empty().unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_1), CARD)
                .asked(Seat.A, "11.10.3.1")
                .offered("0", "1", "2", "3")
                .number(0)
                .holds(Seat.A, Zone.REMOVED, CARD)
                .holds(Seat.A, Zone.TRIGGER)
                .number(1)
                .draws(TestCards.GRADE_0)
                .number(2)
                .pickUnit(Seat.A, Circle.FRONT_LEFT)
                .power(Seat.A, Circle.FRONT_LEFT, 100_008_000);
        player.holds(Seat.A, Zone.HAND, TestCards.GRADE_0).holds(Seat.A, Zone.DROP);
    }

    @Test
    @Rule(jp = {"11.10.2.9", "11.10.5"})
    void aCardThatPrintsNoPowerGivesAsMuch() {
        Card bare = Card.builder()
                .id("bare")
                .name("Bare")
                .grade(0)
                .trigger(Trigger.OVER)
                .build();
        Checks.drive(Table.empty(TextCards.rules(bare)), "bare")
                .number(2)
                .power(Seat.A, Circle.FRONT_CENTER, 100_010_000);
    }

    @Test
    @Rule(jp = {"11.10.2.9", "11.10.3.1"})
    void theCardMayBeRemovedLast() {
        Checks.drive(Table.empty(), CARD)
                .number(2)
                .power(Seat.A, Circle.FRONT_CENTER, 100_010_000)
                .number(3)
                .number(1)
                .draws(TestCards.GRADE_1)
                .holds(Seat.A, Zone.REMOVED, CARD)
                .holds(Seat.A, Zone.HAND, TestCards.GRADE_1);
    }

    @Test
    @Rule(jp = {"11.10.2.9", "13.7.1"})
    void inADamageCheckNothingIsLeftForTheDamageZone() {
        Checks.damage(Table.empty(), CARD)
                .asked(Seat.B, "11.10.3.1")
                .number(0)
                .number(1)
                .draws(TestCards.GRADE_1)
                .number(2)
                .asked(Seat.A, "10.3.1.3")
                .holds(Seat.B, Zone.REMOVED, CARD)
                .holds(Seat.B, Zone.DAMAGE)
                .holds(Seat.B, Zone.HAND, TestCards.GRADE_1)
                .power(Seat.B, Circle.FRONT_CENTER, 100_013_000);
    }

    @Test
    @Rule(jp = {"11.10.2.9", "13.6.1", "13.7.1"})
    void theNextDamageFollowsAllTheSame() {
        Checks.damage(
                        Table.first(Procedure.named("first")
                                .change(
                                        "first",
                                        run -> Batch.of(Added.begin(
                                                RuleEffects.CRITICAL,
                                                Seat.A,
                                                Added.on(run.position(), Seat.A, Circle.FRONT_LEFT),
                                                1)))
                                .build()),
                        CARD)
                .number(0)
                .number(1)
                .draws(TestCards.GRADE_1)
                .number(2)
                .asked(Seat.NATURE, "chance drawn")
                .draws(TestCards.GRADE_0)
                .holds(Seat.B, Zone.DAMAGE, TestCards.GRADE_0);
    }
}
