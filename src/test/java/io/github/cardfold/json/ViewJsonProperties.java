package io.github.cardfold.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.networknt.schema.JsonSchema;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.data.Data;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.Tree;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.view.Determinize;
import io.github.cardfold.view.View;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class ViewJsonProperties {
    private static final JsonSchema VIEW = Schemas.of("view");
    private static final JsonSchema SEEN = Schemas.of("seen-events");

    @Example
    void whatEffectsSetOfAUnitIsThereByName() {
        State state = Table.empty(TextCards.rules("{'cont': {'in': 'rc', 'effects': {'gets': {'keyword': 'restraint'}}}}"))
                .unit(Seat.A, Circle.BACK_LEFT, TextCards.TEXT)
                .unit(Seat.A, Circle.BACK_RIGHT, TestCards.GRADE_1)
                .turn(Seat.A, "9.9")
                .state();
        View view = View.of(state, Seat.B);
        assertEquals(1, view.units(Seat.A, Circle.BACK_LEFT).single().flag("restraint"));
        assertEquals(0, view.units(Seat.A, Circle.BACK_RIGHT).single().flag("restraint"));
        String text = ViewJson.write(view);
        SchemaProperties.valid(VIEW, text);
        assertEquals(1, text.split("\"flags\":\\{\"restraint\":1}", -1).length - 1, text);
    }

    @Property(tries = 2)
    void viewsAndSeenEventsAreWhatTheirSchemasSay(@ForAll long seed) {
        Games.each(seed, ViewJsonProperties::viewsAndSeenEventsAreWhatTheirSchemasSay);
    }

    private static void viewsAndSeenEventsAreWhatTheirSchemasSay(Games games) {
        State state = games.below(4) == 0 ? games.startWithOpenChance() : games.start();
        while (!state.isOver()) {
            check(state, games);
            state = state.step(state.legalActions().get(games.answer(state)));
        }
        check(state, games);
    }

    private static void check(State state, Games games) {
        Seat seat = Seat.of(games.below(2));
        SchemaProperties.valid(SEEN, ViewJson.write(View.events(state, seat)));
        if (games.below(4) == 0) {
            SchemaProperties.valid(VIEW, ViewJson.write(View.of(state, seat)));
        }
    }

    @Property(tries = 5)
    void equalViewsOfDifferentStatesHaveEqualTexts(@ForAll long seed) {
        Games.each(seed, games -> equalViewsOfDifferentStatesHaveEqualTexts(games, seed));
    }

    private static void equalViewsOfDifferentStatesHaveEqualTexts(Games games, long seed) {
        State state = SchemaProperties.somewhere(games.start(), games);
        Seat seat = Seat.of(games.below(2));
        State dealt = Determinize.deal(state, seat, seed);
        assertEquals(View.of(state, seat), View.of(dealt, seat));
        assertEquals(ViewJson.write(View.of(state, seat)), ViewJson.write(View.of(dealt, seat)));
    }

    /** The other way round: what a view shows is in its text. */
    @Property(tries = 2)
    void differentViewsHaveDifferentTexts(@ForAll long seed) {
        Games.each(seed, ViewJsonProperties::differentViewsHaveDifferentTexts);
    }

    private static void differentViewsHaveDifferentTexts(Games games) {
        State state = games.start();
        while (!state.isOver()) {
            State next = state.step(state.legalActions().get(games.answer(state)));
            for (Seat seat : new Seat[] {Seat.A, Seat.B}) {
                View before = View.of(state, seat);
                View after = View.of(next, seat);
                assertEquals(
                        before.equals(after),
                        ViewJson.write(before).equals(ViewJson.write(after)),
                        before + "\n" + after);
            }
            state = next;
        }
    }

    @Property(tries = 2)
    void aWrongViewIsRefusedByTheSchema(@ForAll long seed) {
        Games.each(seed, ViewJsonProperties::aWrongViewIsRefusedByTheSchema);
    }

    private static void aWrongViewIsRefusedByTheSchema(Games games) {
        State state = SchemaProperties.somewhere(games.start(), games);
        Data good = Json.data(ViewJson.write(View.of(state, Seat.A)));
        for (Data wrong : new Data[] {
            Tree.put(good, Data.whole(7), "generator"),
            Tree.put(good, Data.text("cat"), "turn"),
            Tree.put(good, Data.whole(0), "version"),
            Tree.put(good, Data.whole(12), "places", 0, "object"),
            Tree.drop(good, "places", 0, "place"),
            Tree.drop(good, "seat")
        }) {
            assertNotEquals(good, wrong);
            assertTrue(!Schemas.complaints(VIEW, wrong.toString()).isEmpty(), wrong.toString());
        }
    }
}
