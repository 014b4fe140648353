package io.github.cardfold.kernel.codec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.Tree;
import io.github.cardfold.kernel.position.Sample;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every way of being no state of these rules ends in one exception that says where and what was expected. */
class StateErrorsTest {
    private static final Rules RULES = Sample.rules(Sample.MANIFEST);
    private static final Data GOOD = StateCodec.write(Sample.crowded(RULES));

    private static Arguments wrong(String path, String value, Object... at) {
        return Arguments.of(path, Tree.put(GOOD, Data.text(value), at));
    }

    private static Arguments wrong(String path, long value, Object... at) {
        return Arguments.of(path, Tree.put(GOOD, Data.whole(value), at));
    }

    private static Arguments missing(String path, Object... at) {
        return Arguments.of(path, Tree.drop(GOOD, at));
    }

    static Stream<Arguments> fields() {
        return Stream.of(
                wrong("$.colour", "red", "colour"),
                missing("$.version", "version"),
                wrong("$.version", 0, "version"),
                missing("$.seats", "seats"),
                wrong("$.seats", 1, "seats"),
                wrong("$.seats", 7, "seats"),
                wrong("$.seats", "three", "seats"),
                wrong("$.natural", 1, "natural"),
                wrong("$.ids", -1, "ids"),
                wrong("$.ids", 1L << 40, "ids"),
                wrong("$.generator", "7", "generator"),
                wrong("$.generator", "000000000000000G", "generator"),
                wrong("$.ending.losers", "all", "ending", "losers"),
                wrong("$.ending.losers", "BD", "ending", "losers"),
                wrong("$.ending.losers", "", "ending", "losers"),
                missing("$.ending.section", "ending", "section"),
                wrong("$.ending.section", "", "ending", "section"),
                wrong("$.numbers.luck", 1, "numbers", "luck"),
                wrong("$.numbers.points.D", 1, "numbers", "points", "D"),
                wrong("$.numbers.points.B", 1L << 31, "numbers", "points", "B"),
                wrong("$.piles", "none", "piles"),
                wrong("$.lasting[0].kind", "gloom", "lasting", 0, "kind"),
                wrong("$.lasting[0].duration", "week", "lasting", 0, "duration"),
                wrong("$.lasting[1].objects[0]", 78, "lasting", 1, "objects", 0),
                wrong("$.standby[0].procedure", "sleep", "standby", 0, "procedure"),
                wrong("$.standby[0].master", "D", "standby", 0, "master"),
                wrong("$.queues[0].procedure", "sleep", "queues", 0, "procedure"),
                wrong("$.queues[0].queue", "bus stop", "queues", 0, "queue"),
                wrong("$.queues[0].seat", "F", "queues", 0, "seat"),
                wrong("$.memory[0].traits.charm", 1, "memory", 0, "traits", "charm"),
                wrong("$.memory[0].place", "A attic", "memory", 0, "place"));
    }

    static Stream<Arguments> places() {
        return Stream.of(
                wrong("$.piles[9].place", "late circle", "piles", 9, "place"),
                wrong("$.piles[9].place", "D late circle", "piles", 9, "place"),
                wrong("$.piles[9].place", "A ", "piles", 9, "place"),
                wrong("$.piles[4].place", "A hand", "piles", 4, "place"),
                wrong("$.piles[3].sight", "some", "piles", 3, "sight"),
                wrong("$.piles[3].things[0].definition", "cat", "piles", 3, "things", 0, "definition"),
                missing("$.piles[3].things[0].definition", "piles", 3, "things", 0, "definition"),
                missing("$.piles[3].things[0].card", "piles", 3, "things", 0, "card"),
                wrong("$.piles[3].things[0].owner", "Z", "piles", 3, "things", 0, "owner"),
                wrong("$.piles[3].things[0].seen", "BA", "piles", 3, "things", 0, "seen"),
                wrong("$.piles[3].things[0].power", 1, "piles", 3, "things", 0, "power"),
                wrong("$.piles[9].things[0].flags[0]", "asleep", "piles", 9, "things", 0, "flags", 0),
                wrong("$.piles[9].things[0].flags[1]", "rest", "piles", 9, "things", 0, "flags", 1),
                wrong("$.piles[9].things[0].object", 78, "piles", 9, "things", 0, "object"));
    }

    static Stream<Arguments> impossible() {
        return Stream.of(
                wrong("$.piles[9].things[0]", 41, "piles", 9, "things", 0, "object"),
                wrong("$.piles[9].things[0]", 91, "piles", 9, "things", 0, "card"),
                missing("$.piles[9].things[0]", "piles", 9, "things", 0, "object"),
                wrong("$.piles[2].things[5]", 45, "piles", 2, "things", 5, "object"),
                wrong("$.piles[2].things[5]", 92, "piles", 2, "things", 5, "card"),
                wrong("$.piles[2]", 1, "piles", 2, "pools", 2, "size"),
                wrong("$.piles[2].pools[1].size", 7, "piles", 2, "pools", 1, "size"),
                wrong("$.piles[2].pools[0].size", 0, "piles", 2, "pools", 0, "size"),
                missing("$.piles[2]", "piles", 2, "pools"),
                wrong("$.piles[2].pools[1].known.B", "ash", "piles", 2, "pools", 1, "known", "B", 0),
                wrong("$.piles[2].pools[1].known.D", "ash", "piles", 2, "pools", 1, "known", "D"),
                wrong("$.piles[2].pools[1].known.B", "BC", "piles", 2, "pools", 1, "content"),
                Arguments.of("$.piles[9]", Tree.put(GOOD, Tree.at(GOOD, "piles", 2, "pools"), "piles", 9, "pools")),
                wrong("$.memory[0]", 40, "memory", 0, "object"),
                wrong("$.lasting[1]", 11, "lasting", 1, "id"),
                missing("$.lasting[0]", "lasting", 0, "id"),
                wrong("$", "ABC", "ending", "losers"),
                missing("$", "frames"));
    }

    static Stream<Arguments> frames() {
        return Stream.of(
                wrong("$.frames[1].procedure", "sleep", "frames", 1, "procedure"),
                wrong("$.frames[1].at", "9.9", "frames", 1, "at"),
                missing("$.frames[1].at", "frames", 1, "at"),
                wrong("$", "next", "frames", 1, "at"),
                missing("$", "frames", 1),
                wrong("$.frames[0].at", "play", "frames", 0, "at"),
                wrong("$.frames[1].locals.mood", 1, "frames", 1, "locals", "mood"),
                wrong("$.frames[1].locals.player", "D", "frames", 1, "locals", "player"),
                wrong("$.frames[1].locals.card", 78, "frames", 1, "locals", "card"),
                wrong("$.frames[1].locals.where", 3, "frames", 1, "locals", "where"),
                wrong("$.frames[1].locals.around[0]", "A", "frames", 1, "locals", "around", 0),
                wrong("$.frames[1].locals.rolls[0]", 1L << 31, "frames", 1, "locals", "rolls", 0),
                wrong("$.frames[1].batch[0].kind", "sneeze", "frames", 1, "batch", 0, "kind"),
                wrong("$.frames[1].batch[0].number", 0, "frames", 1, "batch", 0, "number"),
                wrong("$.frames[1].batch[1].key", "luck", "frames", 1, "batch", 1, "key"),
                missing("$.frames[1].batch[1].seat", "frames", 1, "batch", 1, "seat"),
                missing("$.events[0].from", "events", 0, "from"),
                missing("$.events[5].lasting", "events", 5, "lasting"),
                wrong("$.events[1].now[0]", "tall", "events", 1, "now", 0),
                wrong("$.events[7].duration", "week", "events", 7, "duration"),
                wrong("$.events[0].before.master", "", "events", 0, "before", "master"));
    }

    @ParameterizedTest
    @MethodSource({"fields", "places", "impossible", "frames"})
    void isRefusedAtItsPath(String path, Data wrong) {
        StateFormatException refused = assertThrows(StateFormatException.class, () -> StateCodec.read(RULES, wrong));
        assertEquals(path, refused.path(), refused.getMessage());
        assertTrue(refused.getMessage().startsWith(path + ": expected " + refused.expected() + ", found "));
    }

    @Test
    void theMessageSaysWhatWasExpectedAndFound() {
        StateFormatException refused = assertThrows(
                StateFormatException.class,
                () -> StateCodec.read(RULES, Tree.put(GOOD, Data.text("cat"), "piles", 3, "things", 0, "definition")));
        assertEquals(
                "$.piles[3].things[0].definition: expected the id of a card in the catalogue, found \"cat\"",
                refused.getMessage());
    }

    @Test
    void aNameThatIsNoWordStandsInBrackets() {
        StateFormatException refused = assertThrows(
                StateFormatException.class, () -> StateCodec.read(RULES, Tree.put(GOOD, Data.whole(1), "a \"b\"")));
        assertEquals("$[\"a \\\"b\\\"\"]", refused.path());
    }

    @Test
    void whatIsNoMapIsRefused() {
        for (Data each : List.of(Data.text("state"), Data.whole(0), Data.truth(true), Data.items(List.of()))) {
            StateFormatException refused = assertThrows(StateFormatException.class, () -> StateCodec.read(RULES, each));
            assertEquals("$", refused.path());
        }
    }

    @Test
    void aPileOfMoreCardsThanHandlesReachIsRefused() {
        List<Data> things = IntStream.range(0, 1024)
                .<Data>mapToObj(i -> Data.fields()
                        .whole("card", 1000 + i)
                        .text("definition", "ash")
                        .build())
                .toList();
        Data tooMany = Tree.put(GOOD, Data.items(things), "piles", 9, "things");
        StateFormatException refused = assertThrows(StateFormatException.class, () -> StateCodec.read(RULES, tooMany));
        assertEquals("$.piles[9]", refused.path());
    }

    @Test
    void aQuestionThatFailsIsTheFaultOfTheData() {
        Data nobody = Tree.drop(GOOD, "frames", 1, "locals", "player");
        StateFormatException refused = assertThrows(StateFormatException.class, () -> StateCodec.read(RULES, nobody));
        assertEquals("$", refused.path());
        assertEquals("seat -1: seats are 0 to 6", refused.getCause().getMessage());
    }
}
