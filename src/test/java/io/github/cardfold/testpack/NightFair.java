package io.github.cardfold.testpack;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.testkit.PackUnderTest;
import io.vavr.collection.Array;

/** The shipped pack {@code nightfair} on the tables of tests, beside the plain cards of {@link TestCards}. */
final class NightFair {
    static final Circle FL = Circle.FRONT_LEFT;
    static final Circle FR = Circle.FRONT_RIGHT;
    static final Circle BL = Circle.BACK_LEFT;
    static final Circle BC = Circle.BACK_CENTER;
    static final Circle BR = Circle.BACK_RIGHT;
    static final Circle VC = Circle.FRONT_CENTER;
    static final String G0 = TestCards.GRADE_0;
    static final String G1 = TestCards.GRADE_1;
    static final String G2 = TestCards.GRADE_2;
    static final String G3 = TestCards.GRADE_3;
    static final String MAIN = "9.9.2";
    static final String GUARD = "10.5.1.2.1";
    static final String ATTACK = "10.3.1.3";
    static final String ORDER = "double-shift";

    /** The cards as they are printed, or altered by {@link PackProof}. */
    static final PackUnderTest CARDS = PackUnderTest.of(Packs.nightfair(), pack -> rules(pack.cards()));

    private NightFair() {}

    private static Rules rules(Array<Card> cards) {
        return Cardfight.rules(
                Editions.JP_2026_04,
                Pack.builder()
                        .id("nightfair and plain cards")
                        .version("1")
                        .cards(TestCards.PACK.cards().appendAll(cards))
                        .build());
    }

    /** An empty table that may have more cards. */
    static Table table(Card more) {
        return Table.empty(rules(CARDS.pack().cards().append(more)));
    }

    /** An empty table, with plain vanguards of grade 3 and plain decks unless others are laid out. */
    static Table table() {
        return Table.empty(CARDS.rules());
    }

    /** A table with one damage and one card in the soul to pay with. */
    static Table rich() {
        return table().in(Seat.A, Zone.DAMAGE, G0).in(Seat.A, Zone.SOUL, G0);
    }

    /** A table with everything that anybody could pay with or choose. */
    static Table full() {
        return table().in(Seat.A, Zone.DAMAGE, G0)
                .in(Seat.A, Zone.DAMAGE, G0, GameObject.FACE_DOWN)
                .in(Seat.A, Zone.SOUL, G0)
                .in(Seat.A, Zone.DROP, G1, ORDER)
                .hand(Seat.A, G1)
                .in(Seat.B, Zone.DAMAGE, G0)
                .in(Seat.B, Zone.SOUL, G0)
                .in(Seat.B, Zone.DROP, G1, ORDER)
                .hand(Seat.B, G0);
    }

    /** That table with rear-guards of both fighters. */
    static Table crowded() {
        return full().unit(Seat.A, FR, G2)
                .unit(Seat.A, BR, G1)
                .unit(Seat.B, FL, G2)
                .unit(Seat.B, FR, G1)
                .unit(Seat.B, BL, G1);
    }

    /**
     * On that table a rear-guard of 10000, boosted from behind by a card, attacks the vanguard of a fighter who could
     * guard.
     */
    static Player boosted(Table table, String booster) {
        return table.unit(Seat.A, FL, G2)
                .unit(Seat.A, BL, booster)
                .hand(Seat.B, G0)
                .turn(Seat.A, "9.10")
                .attacks(FL, Seat.B, VC)
                .pickUnit(Seat.A, BL);
    }

    static int critical(Player player, Seat seat, Circle circle) {
        return player.fight().trait(seat, circle, Trait.CRITICAL);
    }

    static int drive(Player player, Seat seat, Circle circle) {
        return player.fight().trait(seat, circle, Trait.DRIVE);
    }
}
