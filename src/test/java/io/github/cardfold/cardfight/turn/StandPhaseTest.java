package io.github.cardfold.cardfight.turn;

import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.cardfight.TestCards.ORDER;
import static io.github.cardfold.cardfight.state.Circle.BACK_LEFT;
import static io.github.cardfold.cardfight.state.Circle.FRONT_CENTER;
import static io.github.cardfold.cardfight.state.Circle.FRONT_LEFT;
import static io.github.cardfold.cardfight.state.Circle.FRONT_RIGHT;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static io.github.cardfold.kernel.table.Seat.NATURE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Auto;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import java.util.List;
import org.junit.jupiter.api.Test;

class StandPhaseTest {
    @Test
    @Rule(jp = {"9.2.3#1", "9.2.3#2"})
    void allCardsOfTheTurnFightersFieldAndOrderZoneStand() {
        Player player = Table.empty()
                .resting(A, FRONT_CENTER, GRADE_3)
                .resting(A, FRONT_LEFT, GRADE_2)
                .resting(A, BACK_LEFT, GRADE_1)
                .resting(A, Zone.ORDER_ZONE, ORDER)
                .turn(A, "9.2");

        player.asked(NATURE, "chance drawn")
                .stands(A, FRONT_CENTER, GRADE_3)
                .stands(A, FRONT_LEFT, GRADE_2)
                .stands(A, BACK_LEFT, GRADE_1);
        assertFalse(player.thing(A, Zone.ORDER_ZONE, ORDER).is(GameObject.REST));
    }

    @Test
    @Rule(jp = "9.2.3#1")
    void theOtherFightersCardsStayAsTheyAre() {
        Player player = Table.empty()
                .resting(B, FRONT_CENTER, GRADE_3)
                .resting(B, FRONT_RIGHT, GRADE_1)
                .resting(B, Zone.ORDER_ZONE, ORDER)
                .turn(A, "9.2");

        player.asked(NATURE, "chance drawn").rests(B, FRONT_CENTER, GRADE_3).rests(B, FRONT_RIGHT, GRADE_1);
        assertTrue(player.thing(B, Zone.ORDER_ZONE, ORDER).is(GameObject.REST));
    }

    @Test
    @Rule(jp = "9.2.3")
    void whatCountsIsWhoseFieldACardIsOnAndNotWhoIsItsMaster() {
        Player player = Table.first(
                        run -> Batch.of(dominated(run, A, B, FRONT_LEFT), dominated(run, B, A, FRONT_RIGHT)))
                .resting(A, FRONT_RIGHT, GRADE_1)
                .resting(B, FRONT_LEFT, GRADE_2)
                .turn(A, "9.2");

        player.asked(NATURE, "chance drawn").stands(A, FRONT_RIGHT, GRADE_1).rests(B, FRONT_LEFT, GRADE_2);
    }

    private static Event dominated(Run run, Seat by, Seat of, Circle circle) {
        int unit = run.position().objectAt(circle.of(of), 0).object();
        return Event.begin(TimedEffect.of(RuleEffects.DOMINATED, by, 0, new int[] {unit}, 0, Lifetimes.GAME));
    }

    @Test
    @Rule(jp = {"1.3.2.1", "7.2.1"})
    void aCardThatStandsAlreadyDoesNotStandAgain() {
        Player player = Table.empty()
                .unit(A, FRONT_CENTER, GRADE_3)
                .resting(A, FRONT_LEFT, GRADE_1)
                .turn(A, "9.2");

        List<Event> turned = player.events(EventKind.TURN);
        assertEquals(1, turned.size());
        assertEquals(player.object(A, FRONT_LEFT), turned.get(0).object());
        assertEquals(0, turned.get(0).number() & GameObject.REST);
    }

    @Test
    @Rule(jp = "9.2.1")
    void abilitiesOfStandingUpArePlayedBeforeTheStandPhaseBegins() {
        Player player = Table.with(Auto.on(B, event -> event.kind() == EventKind.FACE && event.seat() == Seat.A))
                .unit(A, FRONT_CENTER, GRADE_3, GameObject.FACE_DOWN)
                .at("8.2.1", "8.2.1.9", -1, 0);

        player.asked(B, "auto").happened(EventKinds.BEGINNING, 0);
    }

    @Test
    @Rule(jp = {"9.2.2#2", "9.2.2#3"})
    void abilitiesOfTheBeginningOfTheStandPhaseArePlayedBeforeCardsStand() {
        Player player = Table.with(Auto.on(A, Auto.beginning("stand phase")))
                .resting(A, FRONT_LEFT, GRADE_1)
                .turn(A, "9.2");

        player.asked(A, "auto").rests(A, FRONT_LEFT, GRADE_1);
        player.no().asked(NATURE, "chance drawn").stands(A, FRONT_LEFT, GRADE_1);
    }

    @Test
    @Rule(jp = "9.2.2#1")
    void abilitiesOfTheBeginningOfTheTurnArePlayedBeforeCardsStand() {
        turnBegins("'turn'").asked(A, "may 1").rests(A, FRONT_RIGHT, GRADE_1);
        turnBegins("{'phase': 'turn', 'of': 'opponent'}")
                .asked(NATURE, "chance drawn")
                .stands(A, FRONT_RIGHT, GRADE_1);
    }

    private static Player turnBegins(String of) {
        return Table.empty(TextCards.rules(
                        "{'auto': {'in': 'rc', 'on': {'begins': " + of + "}, 'then': {'may': ['soul charge']}}}"))
                .unit(A, FRONT_LEFT, TextCards.TEXT)
                .resting(A, FRONT_RIGHT, GRADE_1)
                .turn(A, "9.2");
    }

    @Test
    @Rule(jp = {"9.2.4#1", "9.2.4#2"})
    void whatStandingTriggersIsPlayedBeforeTheDrawPhaseBegins() {
        Player player = Table.with(Auto.on(A, Auto.each(EventKind.TURN)))
                .resting(A, FRONT_LEFT, GRADE_1)
                .turn(A, "9.2");

        player.asked(A, "auto");
        assertEquals(List.of("stand phase"), player.texts(EventKinds.BEGINNING));
    }
}
