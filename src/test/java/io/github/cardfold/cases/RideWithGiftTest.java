package io.github.cardfold.cases;

import static io.github.cardfold.cardfight.TestCards.GRADE_0;
import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Additions;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.action.OrderedAttack;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.fact.Strength;
import io.github.cardfold.cardfight.fact.Vanguards;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.TurnFrame;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.view.SeenEntry;
import io.github.cardfold.view.View;
import io.vavr.collection.Array;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Case 1 of {@code docs/KERNEL.md}: a ride with persona ride and a gift. */
class RideWithGiftTest {
    private static final Rules RULES =
            rules(Procedure.named("first").let("first", run -> {}).build());

    /** Rules with gifts and a card with the icon, the persona icon and an ability of each of the two moments. */
    private static Rules rules(Procedure first) {
        return Cardfight.rules(
                Editions.JP_2026_04,
                TextCards.pack(TextCards.like(
                                TestCards.GRADE_3,
                                Gifts.ICON,
                                "{'auto': {'on': 'placed', 'then': {'energy charge': 2}}}",
                                "{'auto': {'on': 'ridden upon', 'then': 'energy charge'}}")
                        .withPersonaRide(true)),
                Additions.of(builder -> Gifts.add(builder.procedures(first))));
    }

    private static Table table() {
        return Table.empty(RULES).unit(A, Circle.FRONT_CENTER, Gifts.ICON).unit(A, Circle.FRONT_LEFT, GRADE_2);
    }

    private static String vanguard(Position position) {
        GameObject vanguard = Objects.requireNonNull(Vanguards.leader(position, Seat.A));
        int circle = Circle.FRONT_CENTER.of(Seat.A);
        return "vanguard " + position.indexOf(circle, vanguard.object()) + " of " + position.size(circle);
    }

    private static int power(Position position, Circle circle) {
        return Strength.value(position, position.objectAt(circle.of(Seat.A), 0), Trait.POWER);
    }

    @Test
    @Rule(jp = {"6.3.3.4", "6.3.3.5", "6.3.5", "6.3.8", "7.15.1.4", "9.7.2", "11.6.1.4"})
    void stepByStep() {
        Walk walk = new Walk(
                table().hand(A, Gifts.ICON, GRADE_1)
                        .hand(B, GRADE_1)
                        .turn(A, "9.6")
                        .state(),
                RideWithGiftTest::vanguard);
        // 1
        walk.asked(A, "9.6", "9.6@9.7.2").offered("A pass", "A ride crest-bearer from hand");
        // 2 to 5, up to the draw
        walk.answers("A ride crest-bearer from hand")
                .happened(
                        "6.3.3@6.3.3.2.1 {shown of A 18 \"ride\"}",
                        "6.3.3@6.3.3.4 {move A hand -> A vanguard, shown (crest-bearer)}",
                        "6.3.3@6.3.3.4 {enter standby of A on A vanguard:0 \"crest-bearer/1\"}",
                        "6.3.3@6.3.3.5 {move A vanguard -> A soul (crest-bearer)}",
                        "6.3.3@6.3.3.5 {enter standby of A on A soul:0 \"crest-bearer/2\"}",
                        "6.3.3@6.3.5 {rode of A on A vanguard:0 with gone}");
        assertEquals("vanguard 0 of 2", walk.seenAt("6.3.3.5"), "the rider is not yet a vanguard");
        assertEquals("vanguard 0 of 1", walk.seenAt("6.3.5"));
        assertTrue(walk.told(B).head().contains("crest-bearer"), "B is told which card it is");
        walk.asked(Seat.NATURE, "6.3.3", "6.3.3 > 7.15.1.4 > 7.6.4 > change@chance drawn");
        assertEquals(10, walk.state().legalActions().size(), "one chance among n");
        // 5 to 7, up to the first question of the gift
        walk.draws()
                .happened(
                        "7.6.4@7.6.1 {move A deck -> A hand (grade-1); drew of A \"ability\"}",
                        "7.15.1.4@7.15.1.4.2 {begin front row power 10000 of A until end of turn}",
                        "7.15.1.4@7.15.1.4.3 {persona rode of A}",
                        "6.3.3@6.3.7 {queue gift 16.3.1 of A by A vanguard:0 with 1, 1}",
                        "gift next@gift taken {unqueue gift 16.3.1 of A by A vanguard:0 with 1, 1}")
                .asked(A, "9.6", "9.6 > 11.6.1 > gift next > 16.3.1@16.3.1.3.2 kind")
                .offered("A 1", "A 2");
        assertEquals("move A ? at A deck to A hand", walk.told(B).head(), "B sees that one came");
        assertTrue(walk.told(A).head().contains("grade-1"));
        Position rode = walk.state().position();
        assertEquals(23_000, power(rode, Circle.FRONT_CENTER));
        assertEquals(20_000, power(rode, Circle.FRONT_LEFT));
        walk.answers("A 2")
                .happened()
                .asked(A, "9.6", "9.6 > 11.6.1 > gift next > 16.3.1@16.3.1.4.1")
                .offered(
                        "A pick front left",
                        "A pick vanguard",
                        "A pick front right",
                        "A pick back left",
                        "A pick back center",
                        "A pick back right");
        walk.answers("A pick back right")
                .happened("16.3.1@16.3.1.4.1 mark {begin force gift 2 of A on A back right until end of game;"
                        + " count A \"clan type of gifts\" +1; count A \"kind of force\" +2}");
        Anchor circle = Anchor.place(Circle.BACK_RIGHT.of(Seat.A));
        assertTrue(walk.state().position().isMarked(Gifts.FORCE_MARK, circle));
        // 8
        walk.asked(A, "9.6", "9.6 > 11.6.1 > 11.9.4@11.9.4").offered("A 0", "A 1");
        walk.answers("A 1")
                .happened(
                        "11.9.4@11.9.4 play {leave standby 1; ability played of A on A soul:0 \"crest-bearer/2\"}",
                        "7.48.1@7.48.1 {count A energy +1; energy charged of A 1}",
                        "11.9.4@11.9.4 play {leave standby; ability played of A on A vanguard:0 \"crest-bearer/1\"}",
                        "7.48.1@7.48.1 {count A energy +2; energy charged of A 2}",
                        "9.6@9.8.1 {beginning of A 3 \"stride step\"}",
                        "9.9@9.9.1 {beginning of A 3 \"main phase\"}");
        walk.answers("A call grade-1 from hand").answers("A pick front right");
        assertEquals(
                18_000, power(walk.state().position(), Circle.FRONT_RIGHT), "the front row is read anew each time");
    }

    /** Catches an answer that tells of the hand, and a question that everybody could answer. */
    @Test
    @Rule(jp = "9.7.2")
    void whoHasAHandIsAskedWhateverItHolds() {
        new Walk(table().hand(A, GRADE_0).turn(A, "9.6").state())
                .asked(A, "9.6", "9.6@9.7.2")
                .offered("A pass");
        new Walk(table().turn(A, "9.6").state()).asked(A, "9.9", "9.9@9.9.2");
    }

    private static Walk owing(Event... owed) {
        Procedure first =
                Procedure.named("first").change("first", run -> Batch.of(owed)).build();
        return new Walk(Table.empty(rules(first))
                .unit(A, Circle.FRONT_CENTER, Gifts.ICON)
                .hand(A, GRADE_1)
                .hand(B, GRADE_1)
                .within(TurnFrame.PROCEDURE, "9.9", A.ordinal(), 3)
                .at("first", "first")
                .state());
    }

    /**
     * Catches gifts of both fighters in one row, the first one taken whichever is chosen, and a kind asked for twice.
     */
    @Test
    void ofSeveralGiftsTheTurnFighterChoosesFirst() {
        Walk walk = owing(
                Gifts.owed(B, 0, Gifts.FORCE, 0), Gifts.owed(A, 0, Gifts.FORCE, 0), Gifts.owed(A, 0, Gifts.FORCE, 1));
        walk.asked(A, "9.9", "9.9 > 11.6.1 > gift next@which gift").offered("A 1", "A 2");
        Array<SeenEntry> waiting = View.of(walk.state(), B).queues();
        assertEquals(Array.of(B, A, A), waiting.map(SeenEntry::seat));
        assertEquals(waiting, View.of(walk.state(), A).queues(), "all see all gifts");
        walk.answers("A 2");
        assertEquals(
                Array.of(Gifts.FORCE, 0),
                View.of(walk.state(), A).queues().last().numbers(),
                "the last one was taken, not the first");
        walk.asked(A, "11.6.1", "11.6.1 > gift next > 16.3.1@16.3.1.3.2 kind")
                .answers("A 1")
                .answers("A pick vanguard");
        walk.asked(A, "11.6.1", "11.6.1 > gift next > 16.3.1@16.3.1.4.1").answers("A pick vanguard");
        walk.asked(B, "11.6.1", "11.6.1 > gift next > 16.3.1@16.3.1.3.2 kind");
        Anchor circle = Anchor.place(Circle.FRONT_CENTER.of(Seat.A));
        assertEquals(2, walk.state().position().marks(Gifts.FORCE_MARK, circle).size(), "they add up (16.3.1.4.1.1)");
    }

    /** Catches gifts by rides of two clan types. */
    @Test
    void aGiftByARideOfAnotherClanTypeIsNotCarriedOut() {
        Walk walk = owing(Gifts.owed(A, 0, Gifts.FORCE, 1), Gifts.owed(A, 0, Gifts.ACCEL, 1));
        walk.answers("A 0").answers("A 1").answers("A pick vanguard");
        walk.asked(A, "9.9", "9.9@9.9.2");
        assertFalse(walk.state().position().hasQueued(Gifts.GIFT));
        assertEquals(
                1,
                walk.state()
                        .position()
                        .marks(Gifts.FORCE_MARK, Anchor.place(Circle.FRONT_CENTER.of(Seat.A)))
                        .size());
    }

    /** Case 6, step 4: catches a turn's end that takes gifts along, or leaves an attack waiting. */
    @Test
    @Rule(jp = {"18.4.1.2", "18.4.1.3"})
    void whenTheTurnIsEndedAGiftStaysOwedAndAnAttackIsDropped() {
        Procedure first = Procedure.named("first")
                .change("first", run -> {
                    Position position = run.position();
                    int attacker =
                            position.objectAt(Circle.FRONT_LEFT.of(Seat.A), 0).object();
                    int target =
                            position.objectAt(Circle.FRONT_CENTER.of(Seat.B), 0).object();
                    return Batch.of(
                            Gifts.owed(A, attacker, Gifts.FORCE, 0), OrderedAttack.order(Seat.A, attacker, target));
                })
                .call("end", "18.4")
                .build();
        Walk walk = new Walk(Table.empty(rules(first))
                .unit(A, Circle.FRONT_LEFT, GRADE_2)
                .hand(B, GRADE_1)
                .within(TurnFrame.PROCEDURE, "9.9", A.ordinal(), 3)
                .at("first", "first")
                .state());
        walk.asked(A, "9.11", "9.11 > 11.6.1 > gift next > 16.3.1@16.3.1.3.2 kind");
        assertEquals(Array.empty(), walk.state().position().queued());
        walk.answers("A 1").answers("A pick vanguard");
        assertFalse(walk.stack("9.1").contains("10.2"), "nothing attacks");
    }
}
