package io.github.cardfold.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.data.Data;
import io.github.cardfold.data.Format;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.Tree;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.replay.Recorder;
import io.github.cardfold.replay.Replay;
import io.github.cardfold.scenario.Scenario;
import io.github.cardfold.view.View;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Each reader of documents takes the number of its own format only, and says which one it takes and which it found. */
class FormatNumbersTest {
    private static final State STATE = Games.of(1).start();

    private static final String SCENARIO =
            "{\"version\":3,\"name\":\"x\",\"start\":\"9.9\",\"begin\":{\"turn\":\"A 3\"}}";

    /** Every reader, with a document that it reads. */
    static Stream<Arguments> readers() {
        Action action = STATE.legalActions().get(0);
        Replay replay =
                Recorder.of(Games.of(3).setup(), 3).step(Action.concede(Seat.A)).replay();
        return Stream.of(
                reader(Format.ACTION, ActionJson.write(STATE, action), text -> ActionJson.read(STATE, text)),
                reader(Format.DECISION, DecisionJson.write(STATE.decision().get()), DecisionJson::read),
                reader(
                        Format.DECK,
                        DeckJson.write(Decks.named("tidal-archive")),
                        text -> right(DeckJson.read(Packs.vanilla(), "d", text))),
                reader(
                        Format.EVENT,
                        EventJson.write(STATE, Event.lose(Seat.B, "13.2.2")),
                        text -> EventJson.read(STATE, text)),
                reader(Format.PACK, PackJson.write(Packs.vanilla()), text -> right(PackJson.read("p", text))),
                reader(Format.REPLAY, ReplayJson.write(replay), ReplayJson::read),
                reader(Format.SCENARIO, SCENARIO, text -> Scenario.read("s", text)),
                reader(Format.SEAT_REPLAY, SeatReplayJson.write(SeatReplay.begin(Seat.A, STATE)), SeatReplayJson::read),
                reader(Format.STATE, StateJson.write(STATE), text -> StateJson.read(STATE.rules(), text)));
    }

    private static Arguments reader(Format format, String good, Consumer<String> reader) {
        return Arguments.of(format, good, reader);
    }

    private static <T> T right(Either<Array<JsonProblem>, T> read) {
        return read.getOrElseThrow(problems -> new IllegalArgumentException(problems.mkString("\n")));
    }

    private static void refuses(Consumer<String> reader, Data wrong, String sentence) {
        RuntimeException refused = assertThrows(RuntimeException.class, () -> reader.accept(wrong.toString()));
        String said = String.valueOf(refused.getMessage());
        assertEquals(sentence, said.substring(Math.max(0, said.indexOf("$.version"))));
    }

    @ParameterizedTest
    @MethodSource("readers")
    void itsOwnNumberIsRead(Format format, String good, Consumer<String> reader) {
        assertEquals(Data.whole(format.number()), Tree.at(Json.data(good), "version"));
        reader.accept(good);
    }

    @ParameterizedTest
    @MethodSource("readers")
    void anotherNumberIsRefusedWithBoth(Format format, String good, Consumer<String> reader) {
        String hint = format.isUpgraded() ? " (cardfold upgrade rewrites older files)" : "";
        String reads = "$.version: expected format " + format.number() + ", which this version of Cardfold reads";
        Data data = Json.data(good);
        refuses(
                reader,
                Tree.put(data, Data.whole(0), "version"),
                reads + hint + ", found " + format.noun() + " of format 0");
        refuses(
                reader,
                Tree.put(data, Data.whole(format.number() + 1), "version"),
                reads + ", found " + format.noun() + " of format " + (format.number() + 1));
        refuses(
                reader,
                Tree.put(data, Data.whole(-1), "version"),
                reads + ", found " + format.noun() + " of format -1");
        refuses(
                reader,
                Tree.drop(data, "version"),
                reads + hint + ", found " + format.noun() + " without a format number");
    }

    @ParameterizedTest
    @MethodSource("readers")
    void whatIsNoNumberIsRefused(Format format, String good, Consumer<String> reader) {
        refuses(
                reader,
                Tree.put(Json.data(good), Data.text("1"), "version"),
                "$.version: expected the number of a format, " + format.number() + ", found \"1\"");
    }

    /** What an older file has besides would be misread: the number comes first. */
    @Test
    void theNumberIsLookedAtBeforeAllElse() {
        String old = SCENARIO.replace("\"version\":3", "\"version\":0,\"colour\":5,\"variants\":7");
        assertEquals(
                "s.json: $.version: expected format 3, which this version of Cardfold reads (cardfold upgrade rewrites"
                        + " older files), found a scenario file of format 0",
                assertThrows(RuntimeException.class, () -> Scenario.read("s.json", old))
                        .getMessage());
    }

    @Test
    void whatIsOnlyWrittenSaysItsNumberToo() {
        View view = View.of(STATE, Seat.A);
        assertEquals(Data.whole(Format.VIEW.number()), Tree.at(Json.data(ViewJson.write(view)), "version"));
        assertEquals(
                Data.whole(Format.SEEN_EVENTS.number()),
                Tree.at(Json.data(ViewJson.write(View.events(STATE, Seat.A))), "version"));
    }
}
