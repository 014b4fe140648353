package io.github.cardfold.kernel.cases;

import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.cardfight.TestCards.G_UNIT;
import static io.github.cardfold.cardfight.state.Circle.FRONT_CENTER;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Additions;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.state.Links;
import io.github.cardfold.cardfight.state.TurnFrame;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.ProcedureBuilder;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Cause;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.view.View;
import io.vavr.collection.Array;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Case 8 of the kernel's page: a G unit leaves that has hearts under it. */
class StrideTest {
    private static final int CIRCLE = FRONT_CENTER.of(A);
    private static final String ANN = "ann-seeks-bob";
    private static final String BOB = "bob-seeks-ann";
    private static final String BOB_PLAIN = "bob-seeks-eve";

    private static ProcedureBuilder pause(ProcedureBuilder steps, String label) {
        return steps.ask(
                label,
                Question.of(
                        label, (position, frame) -> A, (position, frame, options) -> options.yesNo(), (run, it) -> {}));
    }

    /** A's vanguard is strode upon so often, then something happens; A is asked before and after. */
    private static Player strode(int times, Function<Position, Batch> then, String... vanguards) {
        ProcedureBuilder steps = Procedure.named("strides")
                .change(
                        "legion",
                        run -> vanguards.length < 2
                                ? Batch.NOTHING
                                : Batch.of(Event.link(
                                        Links.LEGION, card(run.position(), 0), card(run.position(), 1), "")));
        for (int i = 0; i < times; i++) {
            steps.call("stride " + i, "6.5.1", run -> new int[] {
                A.ordinal(), run.position().objectAt(Zone.G.of(A), 0).object()
            });
        }
        pause(steps, "before").call("then", "bounce");
        Procedure bounce = Procedure.named("bounce")
                .causes(frame -> Cause.effect(B, 0))
                .change("bounce", run -> then.apply(run.position()))
                .build();
        Rules rules = Cardfight.rules(
                Editions.JP_2026_04,
                TextCards.pack(
                        TextCards.like(GRADE_3, ANN), TextCards.like(GRADE_3, BOB), TextCards.like(GRADE_3, BOB_PLAIN)),
                Additions.of(builder -> Strides.added(builder)
                        .purposes("before", "after")
                        .procedures(pause(steps, "after").build(), bounce)));
        Table table = Table.empty(rules)
                .in(A, Zone.G, G_UNIT, GameObject.FACE_DOWN)
                .in(A, Zone.G, G_UNIT, GameObject.FACE_DOWN);
        for (String each : vanguards) {
            table.unit(A, FRONT_CENTER, each, GameObject.REST);
        }
        return table.within(TurnFrame.PROCEDURE, "9.11", A.ordinal(), 3).at("strides", "legion");
    }

    private static Anchor card(Position position, int index) {
        return Anchor.object(position.objectAt(CIRCLE, index).object());
    }

    /** Who lies on the circle, and how. */
    private static Array<String> circle(Position position) {
        return Array.range(0, position.size(CIRCLE)).map(i -> {
            GameObject each = position.objectAt(CIRCLE, i);
            return position.rules().definition(each.definition()).id()
                    + (each.is(GameObject.REST) ? " rests" : " stands")
                    + (position.isMarked(Strides.HEART, card(position, i)) ? " as a heart" : "");
        });
    }

    private static Array<String> links(Position position) {
        return position.links()
                .map(each -> each.kind().name() + " "
                        + position.indexOf(CIRCLE, each.from().object()) + " "
                        + position.indexOf(CIRCLE, each.to().object()));
    }

    private static Array<String> kinds(Player player) {
        return Array.ofAll(player.events()).map(each -> each.kind().name());
    }

    private static Function<Position, Batch> top(Zone zone) {
        return position -> Batch.of(Event.move(
                position, position.objectAt(CIRCLE, position.size(CIRCLE) - 1).object(), zone.of(A), 0));
    }

    @Test
    void oneCircleHoldsTheUnitAndAllHearts() {
        Player player = strode(2, position -> Batch.NOTHING, GRADE_3).asked(A, "before");
        Position position = player.state().position();
        assertEquals(
                Array.of("grade-3 stands as a heart", "g-unit stands as a heart", "g-unit rests"), circle(position));
        assertEquals(
                Array.of("heart of 0 1", "lends 0 1", "heart of 1 2", "heart of 0 2", "lends 0 2"), links(position));
        for (Seat seat : Array.of(A, B)) {
            assertEquals(5, View.of(player.state(), seat).links().size());
        }
    }

    /** Steps 1 to 3 and 6: the second unit is not sent to the hand, and the first one takes its place at once. */
    @Test
    void theHeartOfSubtypeGTakesThePlaceOfAUnitThatIsSentToTheHand() {
        Player player = strode(2, top(Zone.HAND), GRADE_3).asked(A, "before").forget();
        int first = player.state().position().objectAt(CIRCLE, 1).object();
        player.yes().asked(A, "after");
        Position position = player.state().position();
        assertEquals(Array.of("grade-3 stands as a heart", "g-unit rests"), circle(position));
        assertEquals(first, position.objectAt(CIRCLE, 1).object());
        assertEquals(Array.of("heart of 0 1", "lends 0 1"), links(position));
        assertEquals(Array.of("move", "expire", "expire", "turn", "unlink", "unlink", "unlink"), kinds(player));
        player.events().forEach(each -> assertEquals(Cause.effect(B, 0), each.cause()));
        player.holds(A, Zone.HAND).holds(A, Zone.G, G_UNIT);
        Snapshot before = player.events().get(0).before();
        assertEquals(3, before.links().size());
        assertEquals(first, before.links().get(0).other().get().object());
        assertTrue(View.events(player.state(), B).get(0).text().startsWith("move A g-unit at A vanguard to A G zone"));
    }

    /** Step 2: of hearts that are all free, one of subtype G takes the place, and nobody is asked which. */
    @Test
    void aFreeHeartOfSubtypeGGoesBeforeFreeOnesOfNone() {
        Player player = strode(1, top(Zone.HAND), ANN, BOB, G_UNIT).asked(A, "6.5.1.3");
        player.answer(player.state().legalActions().get(0)).asked(A, "before").yes();
        assertEquals(
                Array.of(ANN + " stands as a heart", BOB + " stands as a heart", "g-unit rests"),
                circle(player.asked(A, "after").state().position()));
    }

    /** Steps 1 to 4: all in the end phase, in two batches, and nobody is asked. */
    @Test
    void inTheEndPhaseOneAfterTheOtherGoesHome() {
        Player player = strode(2, position -> Batch.NOTHING, GRADE_3)
                .yes()
                .asked(A, "after")
                .forget();
        player.yes().holds(A, Zone.G, G_UNIT, G_UNIT).rests(A, FRONT_CENTER, GRADE_3);
        assertEquals(0, player.state().position().linkCount());
        assertEquals(
                Array.of("move", "expire", "expire", "turn", "unlink", "unlink", "unlink")
                        .appendAll(Array.of("move", "expire", "expire", "turn", "unlink", "unlink")),
                kinds(player).take(13));
        assertFalse(player.state()
                .position()
                .isMarked(Strides.BARE, card(player.state().position(), 0)));
    }

    /** Step 4 of case 1: hearts that leave in the same batch do not turn back. */
    @Test
    void heartsThatLeaveTogetherWithTheirUnitStayHearts() {
        Player player = strode(
                        1,
                        position -> Batch.of(
                                top(Zone.HAND).apply(position).get(0),
                                Event.move(
                                        position, position.objectAt(CIRCLE, 0).object(), Zone.SOUL.of(A), 0)),
                        GRADE_3)
                .forget()
                .yes();
        assertEquals(Array.of("move", "move", "unlink", "unlink"), kinds(player).take(4));
        player.holds(A, Zone.G, G_UNIT, G_UNIT);
    }

    /** Step 5: A alone is asked, twice, nothing having moved; both come back. */
    @Test
    void ofALegionOneIsPickedThenTheLeaderAndBothComeBack() {
        Player player = strode(1, top(Zone.HAND), ANN, BOB).asked(A, "6.5.1.3");
        player.answer(player.state().legalActions().get(1))
                .asked(A, "before")
                .yes()
                .asked(A, "6.5.4.1.1");
        assertEquals(2, player.state().legalActions().size());
        assertEquals(3, player.state().position().size(CIRCLE));
        assertEquals(
                "heart to return", View.of(player.state(), B).decision().get().purpose());
        assertEquals("", View.of(player.state(), B).decision().get().section());
        player.answer(player.state().legalActions().get(0)).asked(A, "6.5.2.2.4.1.1");
        assertEquals(3, player.state().position().size(CIRCLE));
        player.answer(player.state().legalActions().get(1)).asked(A, "after");
        Position position = player.state().position();
        assertEquals(Array.of(ANN + " rests", BOB + " rests"), circle(position));
        assertEquals(Array.of("legion 1 0"), links(position));
    }

    @Test
    void theOneThatSeeksTheOtherIsTheLeaderUnasked() {
        Player player = strode(1, top(Zone.HAND), BOB_PLAIN, ANN).asked(A, "6.5.1.3");
        player.answer(player.state().legalActions().get(0)).yes().asked(A, "6.5.4.1.1");
        player.answer(player.state().legalActions().get(0)).asked(A, "after");
        assertEquals(Array.of("legion 1 0"), links(player.state().position()));
    }

    @Test
    void ifNeitherSeeksTheOtherTheLegionEnds() {
        Player player = strode(1, top(Zone.HAND), BOB_PLAIN, GRADE_3).asked(A, "6.5.1.3");
        player.answer(player.state().legalActions().get(0)).yes().asked(A, "6.5.4.1.1");
        player.answer(player.state().legalActions().get(1)).asked(A, "after");
        assertEquals(Array.empty(), links(player.state().position()));
        assertEquals(2, player.state().position().size(CIRCLE));
    }

    /** Step 7: the second unit's loan, too, is made anew, each asked where there is a choice. */
    @Test
    void aHeartThatLendsAndLeavesIsReplacedByAnother() {
        Player player = strode(
                        1,
                        position -> Batch.of(Event.move(
                                position, position.objectAt(CIRCLE, 2).object(), Zone.SOUL.of(A), 0)),
                        ANN,
                        BOB,
                        GRADE_3)
                .asked(A, "6.5.1.3");
        player.answer(player.state().legalActions().get(2))
                .asked(A, "before")
                .yes()
                .asked(A, "6.5.4.2");
        assertEquals(2, player.state().legalActions().size());
        player.answer(player.state().legalActions().get(1)).asked(A, "after");
        assertEquals(
                Array.of("legion 0 1", "heart of 0 2", "heart of 1 2", "lends 1 2"),
                links(player.state().position()));
    }

    /** Step 7: one that was no heart of that unit any more becomes one when it lends. */
    @Test
    void theHeartThatLendsAnewIsLinkedAsAHeartOfTheUnit() {
        Player player = strode(
                        1,
                        position -> Batch.of(
                                Event.unlink(position.linksFrom(card(position, 1), Strides.HEART_OF)
                                        .head()),
                                Event.move(
                                        position, position.objectAt(CIRCLE, 2).object(), Zone.SOUL.of(A), 0)),
                        ANN,
                        BOB,
                        GRADE_3)
                .asked(A, "6.5.1.3");
        player.answer(player.state().legalActions().get(2))
                .asked(A, "before")
                .yes()
                .asked(A, "6.5.4.2");
        player.answer(player.state().legalActions().get(1)).asked(A, "after");
        assertEquals(
                Array.of("legion 0 1", "heart of 0 2", "lends 1 2", "heart of 1 2"),
                links(player.state().position()));
    }
}
