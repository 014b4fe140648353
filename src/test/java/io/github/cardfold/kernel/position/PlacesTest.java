package io.github.cardfold.kernel.position;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.kernel.Opening;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.ProcedureBuilder;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.audit.Audit;
import io.github.cardfold.kernel.codec.PositionKey;
import io.github.cardfold.kernel.codec.StateCodec;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.kernel.table.ZoneKind;
import io.vavr.collection.Array;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/** Places that come to the table, get other attributes and are removed while a game goes on. */
class PlacesTest {
    private static final ZoneKind CIRCLE = new ZoneKind("circle", ZoneKind.Sight.ALL, true);
    private static final Place WING = new Place(0, CIRCLE, Seat.B, "left wing", 0, -1, 4);
    private static final Place VAULT = new Place(0, Sample.HAND, Seat.A, "vault", Place.NO_ROW, Place.NO_COLUMN, 0);
    private static final int FIRST = 3;
    private static final int WING_AT = FIRST;
    private static final int VAULT_AT = FIRST + 1;

    private static ProcedureBuilder ask(ProcedureBuilder game, String label) {
        return game.ask(
                label,
                Question.of(label, (position, frame) -> Seat.A, Answers.of(Choice.yesNo(label)), (run, answer) -> {}));
    }

    /** A game of two that carries out some steps, asking A after each. */
    private static State begin(ProcedureBuilder game) {
        Rules rules = Rules.builder()
                .manifest("places\n")
                .opening("game")
                .catalogue(Array.of(new Sample.Print("ash"), new Sample.Print("bee")))
                .procedures(game.build())
                .build(new Sample.Plain());
        Opening opening = new Opening(rules, 2);
        opening.place(Sample.DECK, Seat.A, "deck", Place.NO_ROW, Place.NO_COLUMN, 0);
        opening.place(Sample.HAND, Seat.A, "hand", Place.NO_ROW, Place.NO_COLUMN, 0);
        opening.place(CIRCLE, Seat.B, "circle", 0, 0, 1);
        for (int i = 0; i < 6; i++) {
            opening.card(i % 2, Seat.A, 0);
        }
        return opening.begin(OptionalLong.of(3));
    }

    private static State next(State state) {
        State after = state.step(state.legalActions().get(0));
        assertEquals(Array.empty(), Audit.untold(state, after));
        assertEquals(after, StateCodec.read(after.rules(), StateCodec.write(after)));
        return after;
    }

    private static ProcedureBuilder adding() {
        ProcedureBuilder game = Procedure.named("game");
        ask(game, "begin");
        game.change(
                "add", run -> Batch.of(Event.addPlace(run.position(), WING), Event.addPlace(run.position(), VAULT)));
        return ask(game, "added");
    }

    private static ProcedureBuilder removing() {
        ProcedureBuilder game = adding();
        game.change("into the vault", run -> Batch.of(Event.moveTop(run.position(), 0, VAULT_AT, 0)));
        game.change(
                "remove",
                run -> Batch.of(
                        Event.removePlace(run.position(), WING_AT), Event.removePlace(run.position(), VAULT_AT)));
        ask(game, "removed");
        game.change(
                "another",
                run -> Batch.of(Event.addPlace(run.position(), new Place(0, CIRCLE, Seat.B, "right wing", 0, 1, 0))));
        return ask(game, "end");
    }

    @Test
    void aPlaceComesBehindTheOthersAndIsEmpty() {
        State before = begin(adding());
        Position position = next(before).position();
        assertEquals(FIRST, before.position().placeCount());
        assertEquals(WING.at(WING_AT), position.place(WING_AT));
        assertEquals(VAULT.at(VAULT_AT), position.place(VAULT_AT));
        assertEquals(0, position.size(WING_AT));
        assertTrue(position.pile(VAULT_AT).isHidden());
        assertEquals(WING_AT, position.event(0).to());
        assertEquals(VAULT_AT, position.event(1).to());
    }

    @Test
    void cardsComeToAPlaceThatWasAdded() {
        ProcedureBuilder game = adding();
        game.change("into the vault", run -> Batch.of(Event.moveTop(run.position(), 0, VAULT_AT, 0)));
        game.change("onto the wing", run -> Batch.of(Event.moveTop(run.position(), 0, WING_AT, Event.REST)));
        Position position = next(next(begin(ask(game, "end")))).position();
        assertEquals(1, position.size(VAULT_AT));
        assertTrue(position.objectAt(VAULT_AT, 0).seenBy(Seat.A));
        assertTrue(!position.objectAt(VAULT_AT, 0).seenBy(Seat.B));
        assertEquals(WING_AT, position.placeOf(position.objectAt(WING_AT, 0).object()));
        assertEquals(Seat.B, position.master(position.objectAt(WING_AT, 0), WING_AT));
    }

    /** Both bits of two effects count, whichever comes first. */
    @Test
    void attributesAreGivenAndTakenOneByOne() {
        ProcedureBuilder game = adding();
        game.change(
                "give",
                run -> Batch.of(
                        Event.giveAttributes(run.position(), WING_AT, 1),
                        Event.takeAttributes(run.position(), WING_AT, 4),
                        Event.giveAttributes(run.position(), WING_AT, 2)));
        State added = next(begin(ask(game, "end")));
        State after = next(added);
        assertEquals(3, after.position().place(WING_AT).attributes());
        assertEquals(4, added.position().place(WING_AT).attributes(), "the position before stays as it was");
        assertNotEquals(PositionKey.of(added), PositionKey.of(after));
    }

    @Test
    void aPlaceIsRemovedIfNothingLiesThere() {
        State removed = next(next(begin(removing())));
        assertTrue(removed.position().place(WING_AT).closed());
        assertTrue(!removed.position().place(VAULT_AT).closed(), "a card lies there");
        assertTrue(!removed.position().place(FIRST - 1).closed());
    }

    @Test
    void noIndexIsGivenTwice() {
        Position position = next(next(next(begin(removing())))).position();
        assertEquals(VAULT_AT + 2, position.placeCount());
        assertEquals("B left wing", position.place(WING_AT).fullName());
        assertEquals("B right wing", position.place(VAULT_AT + 1).fullName());
    }

    @Test
    void noNameIsGivenTwice() {
        Position removed = next(next(begin(removing()))).position();
        IllegalArgumentException refused =
                assertThrows(IllegalArgumentException.class, () -> Event.addPlace(removed, WING));
        assertEquals("there is or was a place named B left wing", refused.getMessage());
        Event ofTheOther = Event.addPlace(removed, new Place(0, CIRCLE, Seat.A, "left wing", 0, -1, 0));
        assertEquals(Seat.A, ofTheOther.seat());
    }

    /** What a game derives from its places is derived anew. */
    @Test
    void rulesAreToldOfNewPlaces() {
        State before = begin(adding());
        assertEquals(FIRST, before.position().readers.length);
        assertEquals(FIRST + 2, next(before).position().readers.length);
    }
}
