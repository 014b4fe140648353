package io.github.cardfold.kernel.codec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.Tree;
import io.github.cardfold.kernel.position.Sample;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.Refusal;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Seat;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ActionCodecTest {
    private static final State STATE = Sample.start();

    static Stream<Arguments> actions() {
        Handle card = new Handle(Sample.A_HAND, 1);
        Handle place = new Handle(Sample.C_DECK, Handle.ITSELF);
        return Stream.of(
                Arguments.of(Action.pass(Seat.A), "{\"seat\":\"A\",\"shape\":\"pass\"}"),
                Arguments.of(Action.concede(Seat.C), "{\"seat\":\"C\",\"shape\":\"concede\"}"),
                Arguments.of(Action.yesNo(Seat.B, true), "{\"seat\":\"B\",\"shape\":\"yes no\",\"yes\":true}"),
                Arguments.of(Action.yesNo(Seat.B, false), "{\"seat\":\"B\",\"shape\":\"yes no\",\"yes\":false}"),
                Arguments.of(Action.number(Seat.NATURE, 5), "{\"seat\":\"NATURE\",\"shape\":\"number\",\"number\":5}"),
                Arguments.of(
                        Action.pick(Seat.A, card),
                        "{\"seat\":\"A\",\"shape\":\"pick\",\"place\":\"A hand\",\"position\":1}"),
                Arguments.of(Action.pick(Seat.A, place), "{\"seat\":\"A\",\"shape\":\"pick\",\"place\":\"C deck\"}"),
                Arguments.of(
                        Action.act(Seat.A, "discard", card),
                        "{\"seat\":\"A\",\"shape\":\"act\",\"verb\":\"discard\",\"place\":\"A hand\",\"position\":1}"));
    }

    @ParameterizedTest
    @MethodSource("actions")
    void anActionIsWrittenByNamesAndReadBack(Action action, String text) {
        Data data = ActionCodec.write(STATE, action);
        assertEquals(text, data.toString());
        assertEquals(action, ActionCodec.read(STATE, data));
    }

    static Stream<Arguments> wrong() {
        Data pick = ActionCodec.write(STATE, Action.pick(Seat.A, new Handle(Sample.A_HAND, 0)));
        Data act = ActionCodec.write(STATE, Action.act(Seat.A, "discard", new Handle(Sample.A_HAND, 0)));
        Data pass = ActionCodec.write(STATE, Action.pass(Seat.A));
        Data number = ActionCodec.write(STATE, Action.number(Seat.A, 1));
        return Stream.of(
                Arguments.of("$.seat", Tree.put(pass, Data.text("D"), "seat")),
                Arguments.of("$.seat", Tree.drop(pass, "seat")),
                Arguments.of("$.shape", Tree.put(pass, Data.text("dance"), "shape")),
                Arguments.of("$.number", Tree.put(pass, Data.whole(1), "number")),
                Arguments.of("$.place", Tree.put(pick, Data.text("D hand"), "place")),
                Arguments.of("$.place", Tree.drop(pick, "place")),
                Arguments.of("$.position", Tree.put(pick, Data.whole(1023), "position")),
                Arguments.of("$.position", Tree.put(pick, Data.whole(-1), "position")),
                Arguments.of("$.verb", Tree.put(act, Data.text("fly"), "verb")),
                Arguments.of("$.number", Tree.put(number, Data.whole(1 << 20), "number")),
                Arguments.of("$.number", Tree.drop(number, "number")));
    }

    @ParameterizedTest
    @MethodSource("wrong")
    void whatIsNoActionIsRefusedAtItsPath(String path, Data data) {
        StateFormatException refused = assertThrows(StateFormatException.class, () -> ActionCodec.read(STATE, data));
        assertEquals(path, refused.path(), refused.getMessage());
    }

    @Test
    void anActionThatIsNotLegalIsReadAndThenRefusedByTheState() {
        Data discard = ActionCodec.write(STATE, Action.act(Seat.B, "discard", new Handle(Sample.A_HAND, 9)));
        assertEquals(
                Refusal.Reason.NOT_ASKED,
                STATE.tryStep(ActionCodec.read(STATE, discard)).getLeft().reason());
    }
}
