package io.github.cardfold.cardfight.play;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.question.Decision;
import io.github.cardfold.kernel.table.Seat;

/** Battles in which one check shows one card. */
final class Checks {
    private Checks() {}

    /** A's grade 2 vanguard attacks B's, of grade 2 too, and shows the card in its one drive check. */
    static Player drive(Table table, String card) {
        Player player = table.unit(Seat.A, Circle.FRONT_CENTER, TestCards.GRADE_2)
                .unit(Seat.B, Circle.FRONT_CENTER, TestCards.GRADE_2)
                .deck(Seat.A, card, TestCards.GRADE_1, TestCards.GRADE_0)
                .turn(Seat.A, "9.10")
                .yes();
        return attack(player, Circle.FRONT_CENTER).draws(card);
    }

    /** A's front left unit of 13000 attacks B's vanguard of 13000, whose damage check shows the card. */
    static Player damage(Table table, String card) {
        Player player = table.unit(Seat.A, Circle.FRONT_LEFT, TestCards.PLAIN_GRADE_3)
                .deck(Seat.B, card, TestCards.GRADE_1, TestCards.GRADE_0, TestCards.GRADE_2)
                .turn(Seat.A, "9.10")
                .yes();
        return attack(player, Circle.FRONT_LEFT).draws(card);
    }

    /** The same, while a sentinel stands on the guardian circle, which adds nothing to the power. */
    static Player guardedDamage(Table table, String card) {
        Player player = table.unit(Seat.A, Circle.FRONT_LEFT, TestCards.PLAIN_GRADE_3)
                .deck(Seat.B, card, TestCards.GRADE_1, TestCards.GRADE_0, TestCards.GRADE_2)
                .hand(Seat.B, TestCards.SENTINEL)
                .turn(Seat.A, "9.10")
                .yes();
        return attack(player, Circle.FRONT_LEFT)
                .act("guard", Zone.HAND, TestCards.SENTINEL)
                .pass()
                .draws(card);
    }

    private static Player attack(Player player, Circle attacker) {
        if (isAsked(player, "10.4.1.3")) {
            player.pickUnit(Seat.A, attacker);
        }
        if (isAsked(player, "10.4.1.6")) {
            player.pickUnit(Seat.B, Circle.FRONT_CENTER);
        }
        return player;
    }

    private static boolean isAsked(Player player, String section) {
        return player.state().decision().map(Decision::section).contains(section);
    }
}
