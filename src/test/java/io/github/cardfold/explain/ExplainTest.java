package io.github.cardfold.explain;

import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.cardfight.TestCards.TRIPLE_DRIVE;
import static io.github.cardfold.cardfight.TextCards.OTHER;
import static io.github.cardfold.cardfight.TextCards.TEXT;
import static io.github.cardfold.cardfight.state.Circle.BACK_CENTER;
import static io.github.cardfold.cardfight.state.Circle.BACK_LEFT;
import static io.github.cardfold.cardfight.state.Circle.FRONT_CENTER;
import static io.github.cardfold.cardfight.state.Circle.FRONT_LEFT;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** How characteristics come about. */
class ExplainTest {
    private static String text(Player player, Seat seat, Circle circle, Trait trait) {
        return Explain.characteristic(player.state(), seat, circle, trait).get().text();
    }

    @Test
    @Rule(jp = "11.11.1.1")
    void withoutEffectsThereIsWhatIsPrinted() {
        Player player = Table.empty().hand(A, GRADE_2).turn(A, "9.9");

        assertEquals(
                "grade-3: power 13000\n  13000 to start with (11.11.1.1)\n",
                text(player, A, FRONT_CENTER, Trait.POWER));
        Handle inHand = new Handle(Zone.HAND.of(Seat.A), 0);
        assertEquals(
                2,
                Explain.characteristic(player.state(), inHand, Trait.GRADE)
                        .get()
                        .value());
        assertEquals(Option.none(), Explain.characteristic(player.state(), A, FRONT_LEFT, Trait.POWER));
        assertEquals(Option.none(), Explain.characteristic(player.state(), new Handle(-1, 0), Trait.POWER));
    }

    @Test
    @Rule(jp = "4.6.2")
    void aSeatIsToldOfTheCardsThatItSees() {
        Player player = Table.empty().hand(A, GRADE_2).turn(A, "9.9");
        Handle inHand = new Handle(Zone.HAND.of(Seat.A), 0);
        Handle vanguard = new Handle(FRONT_CENTER.of(Seat.A), 0);
        assertEquals(
                Explain.characteristic(player.state(), inHand, Trait.GRADE),
                Explain.characteristic(player.state(), A, inHand, Trait.GRADE));
        assertEquals(Option.none(), Explain.characteristic(player.state(), B, inHand, Trait.GRADE));
        assertEquals(
                Explain.characteristic(player.state(), vanguard, Trait.POWER),
                Explain.characteristic(player.state(), B, vanguard, Trait.POWER));
        for (Handle nowhere :
                new Handle[] {new Handle(-1, 0), new Handle(99, 0), new Handle(Zone.HAND.of(Seat.A), 9)}) {
            assertEquals(Option.none(), Explain.characteristic(player.state(), A, nowhere, Trait.GRADE));
        }
    }

    @Test
    @Rule(jp = {"2.17.2", "2.17.2.1", "11.11.1.1", "14.3.3.1", "14.3.4.1"})
    void theDriveIsOneWhateverIsPrintedAndWhatIconsAdd() {
        Player player =
                Table.empty().unit(A, FRONT_LEFT, TRIPLE_DRIVE).hand(A, GRADE_1).turn(A, "9.9");

        assertEquals(
                "grade-3: drive 2\n  1 to start with (2.17.2)\n"
                        + "  +1 drive icon from grade-3, while it is valid (14.3.3.1, layer 11.11.1.7): 2\n",
                text(player, A, FRONT_CENTER, Trait.DRIVE));
        assertEquals(
                "triple-drive: drive 3\n  1 to start with (2.17.2)\n"
                        + "  +2 drive icon from triple-drive, while it is valid (14.3.4.1, layer 11.11.1.7): 3\n",
                text(player, A, FRONT_LEFT, Trait.DRIVE));
        assertEquals(
                "triple-drive: grade 3\n  3 to start with (11.11.1.1)\n", text(player, A, FRONT_LEFT, Trait.GRADE));
    }

    @Test
    @Rule(jp = {"7.14.2", "14.3.2"})
    void whatIsGotAndLostOfDriveAbilitiesIsToldByWhatItDoesToTheDrive() {
        Player player = Table.empty(
                        TextCards.rules(
                                TextCards.card(
                                        TEXT,
                                        "{'act': {'in': 'rc', 'then': {'apply': {'effects': {'gets': {'keyword': 'triple drive', 'of': 'vanguard'}}, 'lasting': 'turn'}}}}"),
                                TextCards.card(
                                        OTHER,
                                        "{'act': {'in': 'rc', 'then': {'apply': {'effects': [{'loses': {'keyword': 'twin drive', 'of': 'vanguard'}}, {'loses': {'keyword': 'triple drive', 'of': 'vanguard'}}], 'lasting': 'turn'}}}}")))
                .unit(A, FRONT_LEFT, TEXT)
                .unit(A, BACK_LEFT, OTHER)
                .turn(A, "9.9")
                .activate(FRONT_LEFT)
                .activate(BACK_LEFT);
        assertEquals(
                "grade-3: drive 1\n  1 to start with (2.17.2)\n"
                        + "  +1 drive icon from grade-3, while it is valid (14.3.3.1, layer 11.11.1.7): 2\n"
                        + "  +1 text/1/apply 1 from text, for this turn (11.11.4, layer 11.11.1.5): 3\n"
                        + "  -2 other-text/1/apply 1 3 from other-text, for this turn (11.11.4, layer 11.11.1.5): 1\n",
                text(player, A, FRONT_CENTER, Trait.DRIVE));
    }

    @Test
    @Rule(jp = {"6.2.4.1", "10.4.1.12.1", "11.11.1.8", "11.10.5", "11.10.2.2"})
    void boostsShieldsAndTriggersAreToldInTheirOrder() {
        String critical = TestCards.trigger("critical");
        Player player = Table.empty()
                .unit(A, BACK_CENTER, GRADE_1)
                .deck(A, critical, GRADE_1, GRADE_1)
                .hand(B, GRADE_2, GRADE_1)
                .turn(A, "9.10")
                .attacks(FRONT_CENTER, B, FRONT_CENTER)
                .pickUnit(A, BACK_CENTER)
                .act("guard", Zone.HAND, GRADE_2)
                .pass();

        assertEquals(
                "grade-3: power 18000\n  13000 to start with (11.11.1.1)\n"
                        + "  +5000 shield of the guardian from grade-2, for this battle (6.2.4.1, layer 11.11.1.8):"
                        + " 18000\n",
                text(player, B, FRONT_CENTER, Trait.POWER));
        player.pass().draws(critical).number(0).pickUnit(A, FRONT_CENTER).pickUnit(A, FRONT_CENTER);
        assertEquals(
                "grade-3: power 31000\n  13000 to start with (11.11.1.1)\n"
                        + "  +10000 power from critical-trigger, for this turn (11.10.5, layer 11.11.1.7): 23000\n"
                        + "  +8000 power of the booster from grade-1, for this battle (10.4.1.12.1, layer 11.11.1.8):"
                        + " 31000\n",
                text(player, A, FRONT_CENTER, Trait.POWER));
        assertEquals(
                "grade-3: critical 2\n  1 to start with (11.11.1.1)\n"
                        + "  +1 critical from critical-trigger, for this turn (11.10.2.2, layer 11.11.1.7): 2\n",
                text(player, A, FRONT_CENTER, Trait.CRITICAL));
    }

    @Test
    @Rule(jp = {"7.15.1.4.2", "11.10.2.8"})
    void personaRidesAndFrontTriggers() {
        Player player = Table.empty().hand(A, GRADE_3).turn(A, "9.6").act("ride", Zone.HAND, GRADE_3);
        player.answer(player.state().legalActions().get(0));

        assertEquals(
                "grade-3: power 23000\n  13000 to start with (11.11.1.1)\n"
                        + "  +10000 front row power, for this turn (7.15.1.4.2, layer 11.11.1.7): 23000\n",
                text(player, A, FRONT_CENTER, Trait.POWER));
        String front = TestCards.trigger("front");
        Player checking = Table.empty()
                .unit(A, FRONT_CENTER, GRADE_2)
                .deck(A, front, GRADE_1, GRADE_1)
                .hand(B, GRADE_1)
                .turn(A, "9.10")
                .yes()
                .pass()
                .draws(front);
        assertEquals(
                "grade-2: power 20000\n  10000 to start with (11.11.1.1)\n"
                        + "  +10000 power from front-trigger, for this turn (11.10.2.8, layer 11.11.1.7): 20000\n",
                text(checking, A, FRONT_CENTER, Trait.POWER));
    }
}
