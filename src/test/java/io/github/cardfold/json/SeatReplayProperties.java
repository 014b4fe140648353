package io.github.cardfold.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.networknt.schema.JsonSchema;
import io.github.cardfold.data.Data;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.Tree;
import io.github.cardfold.kernel.codec.NamedAction;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.replay.Recorder;
import io.github.cardfold.replay.ReplayException;
import io.github.cardfold.view.View;
import io.vavr.collection.Array;
import java.util.SplittableRandom;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** A seat's recording of a game holds what its views showed, is read back, and holds nothing else. */
class SeatReplayProperties {
    private static final JsonSchema SCHEMA = Schemas.of("seat-replay");
    private static final JsonSchema VIEW = Schemas.of("view");

    /** A game of some answers, recorded whole and for both seats. */
    private record Game(Recorder whole, Array<SeatReplay> shown) {
        static Game begin(Recorder begun) {
            return new Game(begun, Array.of(Seat.A, Seat.B).map(seat -> SeatReplay.begin(seat, begun.state())));
        }

        Game step(Action action) {
            Recorder next = whole.step(action);
            return new Game(next, shown.map(each -> each.after(action, next.state())));
        }

        static Game random(Games games, int answers) {
            Game game = begin(Recorder.of(games.setup(), games.below(1000)));
            for (int i = 0; i < answers && !game.whole.state().isOver(); i++) {
                State state = game.whole.state();
                game = game.step(state.legalActions().get(games.answer(state)));
            }
            return game;
        }
    }

    @Property(tries = 1)
    void itIsReadBackAndIsWhatItsSchemaSays(@ForAll long seed) {
        Games.each(seed, games -> {
            Game game = Game.random(games, games.below(200));
            for (SeatReplay shown : game.shown()) {
                String text = SeatReplayJson.write(shown);
                SeatReplay read = SeatReplayJson.read(text);
                assertEquals(shown, read);
                assertEquals(shown.moments(), read.moments());
                assertEquals(text, SeatReplayJson.write(read));
                SchemaProperties.valid(SCHEMA, text);
                Data written = Json.data(text);
                for (int i = 0; i < read.moments().size(); i += 40) {
                    SchemaProperties.valid(
                            VIEW, Tree.at(written, "moments", i, "view").toString());
                }
            }
        });
    }

    @Property(tries = 1)
    void itEndsWithTheSeatsViewAndHasTheSeatsAnswers(@ForAll long seed) {
        Games.each(seed, games -> {
            Game game = Game.random(games, 150);
            State end = game.whole().state();
            for (SeatReplay shown : game.shown()) {
                assertEquals(
                        ViewJson.write(View.of(end, shown.seat())),
                        shown.moments().last().view().toString());
                assertEquals(
                        game.whole().replay().actions().filter(each -> each.seat() == shown.seat()),
                        shown.moments().flatMap(SeatReplay.Moment::answer));
                assertEquals(end.rules().manifest(), shown.rules());
            }
        });
    }

    @Property(tries = 1)
    void aRecordedGameIsShownAsItWasWhenPlayed(@ForAll long seed) {
        Games.each(seed, games -> {
            Game game = Game.random(games, 100);
            for (SeatReplay shown : game.shown()) {
                assertEquals(
                        shown,
                        SeatReplay.of(game.whole().replay(), games.rules(), shown.seat())
                                .get());
            }
        });
    }

    /** Every name in it is of a card that one of its views or events shows, and there is no seed and no deck. */
    @Property(tries = 2)
    void itNamesNoCardThatTheSeatDidNotSee(@ForAll long seed) {
        Games games = Games.of(seed);
        Game game = Game.random(games, 60);
        State end = game.whole().state();
        String text = SeatReplayJson.write(game.shown().get(0));
        Array<String> unseen = Array.range(0, end.rules().definitionCount())
                .map(i -> "\"" + end.rules().definition(i).id() + "\"")
                .reject(id -> game.shown()
                        .get(0)
                        .moments()
                        .exists(each -> each.view().toString().contains(id)
                                || each.events().toString().contains(id)));
        assertTrue(unseen.size() > 10);
        assertTrue(unseen.forAll(id -> !text.contains(id)));
        assertTrue(!text.contains("\"seed\"") && !text.contains("\"decks\"") && !text.contains("\"hashes\""));
    }

    @Property(tries = 1)
    void whatIsReadIsWhatItsSchemaSays(@ForAll long seed) {
        Games games = Games.of(seed);
        String good = SeatReplayJson.write(Game.random(games, 8).shown().get(games.below(2)));
        Mutations mutations = new Mutations(SCHEMA, SeatReplayProperties::isRead)
                .of(Json.data(good), 300, new SplittableRandom(seed));
        assertTrue(mutations.agreement() >= 60, mutations::toString);
    }

    /** What is taken is what would be written: nothing is read that the writer never writes. */
    private static boolean isRead(String text) {
        try {
            assertEquals(text, SeatReplayJson.write(SeatReplayJson.read(text)));
            return true;
        } catch (ReplayException refused) {
            assertTrue(refused.where().startsWith("$"), refused.where());
            return false;
        }
    }

    @Example
    void whatIsNotTheSeatsIsRefused() {
        Game game = Game.random(Games.of(1), 6);
        Data good = Json.data(SeatReplayJson.write(game.shown().get(0)));
        refused("$.moments[0].view.seat", Tree.put(good, Data.text("B"), "moments", 0, "view", "seat"));
        refused(
                "$.moments[0].answer.seat",
                Tree.put(
                        good,
                        NamedAction.of(game.whole().state(), Action.pass(Seat.B))
                                .write(),
                        "moments",
                        0,
                        "answer"));
        refused("$.moments", Tree.put(good, Data.items(java.util.List.of()), "moments"));
        refused(
                "$.moments[0].view.places[1].place",
                Tree.put(good, Tree.at(good, "moments", 0, "view", "places", 0), "moments", 0, "view", "places", 1));
        refused("$.seat", Tree.put(good, Data.text("NATURE"), "seat"));
        refused("$.seed", Tree.put(good, Data.whole(7), "seed"));
    }

    @Example
    void whatIsNeverWrittenIsRefused() {
        Game game = Game.random(Games.of(1), 40);
        Data good = Json.data(SeatReplayJson.write(game.shown().get(0)));
        Object[] view = {"moments", 0, "view"};
        refused("$.moments[0].view.moment", Tree.put(good, Data.text(""), with(view, "moment")));
        refused("$.moments[0].view.turn", Tree.put(good, Data.whole(-1), with(view, "turn")));
        refused("$.moments[0].view.seed", Tree.put(good, Data.whole(7), with(view, "seed")));
        refused("$.moments[0].view.effects", Tree.put(good, Data.items(java.util.List.of()), with(view, "effects")));
        refused("$.moments[0].view.numbers", Tree.put(good, Data.fields().build(), with(view, "numbers")));
        refused(
                "$.moments[0].view.roles[0].hand",
                Tree.put(good, Data.items(java.util.List.of(role("hand"))), with(view, "roles")));
        refused(
                "$.moments[0].view.roles[0].other.place",
                Tree.put(good, Data.items(java.util.List.of(role("other"))), with(view, "roles")));
        refused("$.moments[0].view.decision.seat", Tree.put(good, Data.text("G"), with(view, "decision", "seat")));
        refused(
                "$.moments[0].view.places[0].circle",
                Tree.put(good, Data.truth(false), with(view, "places", 0, "circle")));
        refused("$.moments[0].view.places[0].deck", Tree.put(good, Data.text("x"), with(view, "places", 0, "deck")));
        refused("$.moments[0].view.places[0].size", Tree.put(good, Data.whole(0), with(view, "places", 0, "size")));
        Data events = Data.items(java.util.List.of(
                Data.fields().text("kind", "moved").text("to", "nowhere").build()));
        refused("$.moments[0].events[0].to", Tree.put(good, events, "moments", 0, "events"));
        refused("$.moments[0].events", Tree.put(good, Data.items(java.util.List.of()), "moments", 0, "events"));
        int end = game.shown().get(0).moments().size();
        Data still = Data.fields()
                .put(
                        "view",
                        Tree.put(Tree.at(good, "moments", end - 1, "view"), Data.items(java.util.List.of()), "places"))
                .build();
        refused("$.moments[" + end + "]", Tree.put(good, still, "moments", end));
        Data again = Tree.put(
                Tree.put(still, Data.items(java.util.List.of(lastSeen(game))), "view", "places"),
                Data.items(java.util.List.of(Data.fields().text("kind", "moved").build())),
                "events");
        refused("$.moments[" + end + "].view.places[0]", Tree.put(good, again, "moments", end));
    }

    /** A role with a field more that is a place of no game. */
    private static Data role(String more) {
        return Data.fields()
                .text("role", "attacker")
                .put("card", Data.fields().text("place", "A hand").build())
                .put(more, Data.fields().text("place", "nowhere").build())
                .build();
    }

    private static Data lastSeen(Game game) {
        return Tree.at(game.shown().get(0).moments().last().view(), "places", 0);
    }

    private static Object[] with(Object[] path, Object... more) {
        return Array.of(path).appendAll(Array.of(more)).toJavaArray();
    }

    private static void refused(String where, Data wrong) {
        ReplayException refused = assertThrows(ReplayException.class, () -> SeatReplayJson.read(wrong.toString()));
        assertEquals(where, refused.where());
    }

    /** B's answer in private is nothing that A is shown; A's own is. */
    @Example
    void anotherSeatsPrivateAnswersLeaveNoTrace() {
        Games games = Games.of(1);
        Game game = Game.begin(Recorder.of(games.setup(), 3));
        Game picked = game;
        while (!isPrivateOfB(game, picked)) {
            game = picked;
            State state = game.whole().state();
            picked = game.step(state.legalActions().get(games.answer(state)));
        }
        assertEquals(game.shown().get(0), picked.shown().get(0));
        assertEquals(
                game.shown().get(1).moments().size() + 1,
                picked.shown().get(1).moments().size());
        assertTrue(picked.shown().get(1).moments().last().answer().isDefined());
    }

    private static boolean isPrivateOfB(Game before, Game after) {
        State now = after.whole().state();
        return before != after
                && before.whole().state().decision().get().seat() == Seat.B
                && now.isUnfinished()
                && now.decision().get().seat() == Seat.B
                && now.eventCount() == 0;
    }
}
