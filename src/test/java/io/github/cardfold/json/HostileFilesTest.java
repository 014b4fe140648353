package io.github.cardfold.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.cardfight.card.DeckReader;
import io.github.cardfold.cardfight.card.DeckSection;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.card.PackReader;
import io.github.cardfold.data.Data;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.kernel.State;
import io.github.cardfold.notation.Notation;
import io.github.cardfold.notation.NotationException;
import io.github.cardfold.scenario.Scenario;
import io.github.cardfold.scenario.ScenarioException;
import io.vavr.control.Either;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Files made up to take long: reading them is linear, stops after so many problems, and says so. */
class HostileFilesTest {
    private static final int SIZE = 200_000;
    private static final String TABLE = "pack\tp\t1\nid\tname\tgrade\ttags\tskills\n";
    private static final String CARDS =
            "{\"format\":\"cardfold pack\",\"version\":2,\"id\":\"p\",\"pack version\":\"1\",\"cards\":[";
    private static final Pack PACK = Packs.vanilla();
    private static final State START = Cardfight.start(
            Cardfight.rules(),
            Decks.named(Decks.names("vanilla").get(0)),
            Decks.named(Decks.names("vanilla").get(1)),
            1);
    private static final String POSITION = Notation.position(START);
    private static final Consumer<String> RULES = text -> Notation.readPosition(START.rules(), text);
    private static final Consumer<String> LINE = text -> {
        assertThrows(NotationException.class, () -> Notation.readEvent(START.position(), text));
        Notation.readActionAsReferee(START, text);
    };
    private static final Consumer<String> STATE = text -> {
        assertThrows(StateFormatException.class, () -> EventJson.read(START, text));
        StateJson.read(START.rules(), text);
    };
    private static final Consumer<String> REPLAY = ReplayJson::read;
    private static final Consumer<String> UPGRADE = Upgrade::of;
    private static final Consumer<String> SCENARIO = text -> Scenario.read("s", text);

    static Stream<Arguments> files() {
        return Stream.of(
                table("bad rows", i -> "BAD ID\t-\tone\n"),
                table("good rows", i -> "c" + i + "\tCard " + i + "\t1\n"),
                table("one row again and again", i -> "ash\tAsh\t1\n"),
                table("blank lines", i -> "\n"),
                file("table: a long id", n -> TABLE + "a" + "-a".repeat(n / 2) + "\tAsh\t1\n", HostileFilesTest::pack),
                file(
                        "table: many tags",
                        n -> TABLE + "a\tAsh\t1\t" + lines(n, i -> "t" + i + "/") + "t\n",
                        HostileFilesTest::pack),
                file(
                        "table: many icons",
                        n -> TABLE + "a\tAsh\t1\t-\t" + "boost/".repeat(n / 6) + "boost\n",
                        HostileFilesTest::pack),
                file("table: many cells", n -> TABLE + "a\tAsh\t1" + "\t".repeat(n) + "\n", HostileFilesTest::pack),
                file(
                        "table: many columns",
                        n -> "pack\tp\t1\nid\tname\tgrade\t" + lines(n, i -> "c" + i + "\t") + "\n",
                        HostileFilesTest::pack),
                deck("unknown cards", i -> "1 Nobody " + i + "\n"),
                deck("no counts", i -> "x\n"),
                deck("good lines", i -> "1 " + PACK.cards().get(0).name() + "\n"),
                deck("headings", i -> "[Main deck]\n"),
                file(
                        "deck: blanks within a line",
                        n -> "[Main deck]\n1 a" + " ".repeat(n) + "b",
                        HostileFilesTest::deck),
                file("deck: a line of blanks", n -> "[Main deck]\n" + " ".repeat(n), HostileFilesTest::deck),
                cards("empty maps", i -> "{}"),
                cards("numbers", i -> "1"),
                cards("good cards", i -> card(i, "")),
                cards("one card again and again", i -> card(1, "")),
                cards("unknown kinds", i -> card(i, ",\"abilities\":[{\"act\":{\"then\":{\"drw\":1}}}]")),
                cards("good texts", i -> card(i, ",\"abilities\":[{\"act\":{\"then\":{\"draw\":1}}}]")),
                cards("long names of fields", i -> "{\"" + "k".repeat(5000) + i + "\":1}"),
                cards("many fields", i -> "{" + lines(5000, k -> "\"k" + k + "\":1,") + "\"z\":1}"),
                cards("many tags", i -> card(i, ",\"tags\":[" + lines(20_000, k -> "\"t" + k + "\",") + "\"t\"]")),
                file(
                        "JSON: a card with a long id",
                        n -> CARDS + "{\"id\":\"a" + "-a".repeat(n / 2) + "\",\"name\":\"Ash\",\"grade\":1}]}",
                        HostileFilesTest::json),
                file("upgrade: blanks", n -> "{" + " ".repeat(n) + "\"name\":\"x\",\"start\":1}", UPGRADE),
                file("upgrade: a long list", n -> "{\"name\":\"x\",\"start\":[" + "1,".repeat(n / 2) + "1]}", UPGRADE),
                file("JSON: deep lists", n -> CARDS + "[".repeat(n), HostileFilesTest::json),
                file("JSON: deep maps", n -> "{\"a\":".repeat(n / 5), HostileFilesTest::json),
                file("JSON: a long number", n -> CARDS + "9".repeat(n), HostileFilesTest::json));
    }

    /** Positions, replays and scenarios: what is wrong with them does not matter here. */
    static Stream<Arguments> documents() {
        String replay =
                "{\"format\":\"cardfold replay\",\"version\":1,\"rules\":\"r\",\"start\":{\"decks\":[]},\"actions\":[";
        String head = POSITION.substring(0, POSITION.indexOf("piles\n"));
        String piles = head + "piles\n";
        String scenario = "{\"version\":3,\"name\":\"s\",\"start\":\"9.9\",";
        return Stream.of(
                document("position: runs of cards", n -> piles + lines(n, i -> "  A p" + i + ": c 0-1000\n"), RULES),
                document("position: empty places", n -> piles + lines(n, i -> "  A p" + i + ": 0 cards\n"), RULES),
                document("position: fields", n -> head + lines(n, i -> "f" + i + ": 1\n"), RULES),
                document("position: deep lists", n -> head + "a: " + "[".repeat(n), RULES),
                document("position: a long list", n -> head + "a: [" + "1, ".repeat(n / 3) + "1]", RULES),
                document("action: a long word", n -> "A " + "x".repeat(n), LINE),
                document("action: blanks", n -> "A " + " ".repeat(n), LINE),
                document("event: deep lists", n -> "shuffle A deck [a: " + "[".repeat(n), LINE),
                document("event: a long list", n -> "shuffle A deck [a: [" + "1, ".repeat(n / 3) + "1]]", LINE),
                document(
                        "state: places",
                        n -> state("\"piles\":[" + lines(n, i -> "{\"place\":\"A p" + i + "\"},") + "1]"),
                        STATE),
                document("state: deep maps", n -> "{\"a\":".repeat(n / 5), STATE),
                document(
                        "event as JSON: apart",
                        n -> "{\"format\":\"cardfold event\",\"version\":1,\"kind\":\"begin\",\"apart\":["
                                + "1,".repeat(n / 2) + "1]}",
                        STATE),
                document(
                        "replay: answers",
                        n -> replay + lines(n, i -> "{\"seat\":\"A\",\"shape\":\"pass\"},") + "1]}",
                        REPLAY),
                document("replay: lists", n -> replay + "[],".repeat(n / 3) + "1]}", REPLAY),
                document("replay: maps", n -> replay + "{\"\":1},".repeat(n / 7) + "1]}", REPLAY),
                document(
                        "scenario: cards laid",
                        n -> scenario + "\"table\":{\"A\":{\"hand\":[" + lines(n, i -> "\"99 squire\",") + "1]}}}",
                        SCENARIO),
                document(
                        "scenario: cards made",
                        n -> scenario + "\"cards\":[" + lines(n, i -> card(i, "") + ",") + "1]}",
                        SCENARIO),
                document(
                        "scenario: circles",
                        n -> scenario + "\"table\":{\"A\":{\"circles\":["
                                + lines(
                                        n,
                                        i -> "{\"name\":\"c" + i
                                                + "\",\"row\":\"front\",\"column\":1,\"attributes\":[]},")
                                + "1]}}}",
                        SCENARIO),
                document(
                        "scenario: steps",
                        n -> scenario + "\"play\":[" + "{\"do\":\"pass\"},".repeat(n / 14) + "1]}",
                        SCENARIO));
    }

    private static String state(String rest) {
        return "{\"format\":\"cardfold state\",\"version\":1,\"rules\":"
                + Data.text(START.rules().manifest()) + ",\"seats\":2," + rest + "}";
    }

    private static Arguments document(String what, IntFunction<String> ofSize, Consumer<String> reading) {
        return file(what, ofSize, text -> assertThrows(RuntimeException.class, () -> reading.accept(text)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("documents")
    void refusingIsLinear(String what, IntFunction<String> ofSize, Consumer<String> reading) {
        Growth.assertLinear(what, SIZE, ofSize, reading);
    }

    @Test
    void aShortTextDoesNotSayManyCards() {
        String piles = POSITION.substring(0, POSITION.indexOf("piles\n")) + "piles\n";
        String most = "a run of rising numbers of at most 1023 cards in a place and 20000 in all";
        NotationException refusal = assertThrows(
                NotationException.class,
                () -> Notation.readPosition(START.rules(), piles + lines(1000, i -> "  A p" + i + ": c 0-1000\n")));
        assertEquals(most, refusal.expected());
        String hand = lines(4000, i -> "\"99 squire\",");
        ScenarioException laid = assertThrows(
                ScenarioException.class,
                () -> Scenario.read(
                        "s",
                        "{\"version\":3,\"name\":\"s\",\"start\":\"9.9\",\"table\":{\"A\":{\"hand\":[" + hand
                                + "\"squire\"]}}}"));
        assertEquals("this: there are more than 20000 cards", laid.found());
    }

    @Test
    void aTableHasAsManyPlacesAsHandlesCanName() {
        String circles =
                lines(200_000, i -> "{\"name\":\"c" + i + "\",\"row\":\"front\",\"column\":1,\"attributes\":[]},");
        ScenarioException refusal = assertThrows(
                ScenarioException.class,
                () -> Scenario.read(
                        "s",
                        "{\"version\":3,\"name\":\"s\",\"start\":\"9.9\",\"table\":{\"A\":{\"circles\":[" + circles
                                + "1]}}}"));
        assertEquals("this: there are more than 1023 places", refusal.found());
    }

    @Test
    void linesThatAreTooLongAreRefusedUnread() {
        String line = "A " + "x".repeat(99_999);
        String most = "at most 100000 characters instead of 100001";
        assertEquals(
                most,
                assertThrows(NotationException.class, () -> Notation.readActionAsReferee(START, line))
                        .expected());
        assertEquals(
                most,
                assertThrows(NotationException.class, () -> Notation.readEvent(START.position(), line))
                        .expected());
    }

    private static Arguments table(String what, IntFunction<String> row) {
        return file("table: " + what, n -> TABLE + lines(n, row), HostileFilesTest::pack);
    }

    private static Arguments deck(String what, IntFunction<String> line) {
        return file("deck: " + what, n -> "[Main deck]\n" + lines(n, line), HostileFilesTest::deck);
    }

    private static Arguments cards(String what, IntFunction<String> card) {
        return file("JSON: " + what, n -> CARDS + lines(n, i -> card.apply(i) + ",") + "0]}", HostileFilesTest::json);
    }

    private static Arguments file(String what, IntFunction<String> ofSize, Consumer<String> reading) {
        return Arguments.of(what, ofSize, reading);
    }

    private static String card(int number, String more) {
        return "{\"id\":\"c" + number + "\",\"name\":\"C" + number + "\",\"grade\":1" + more + "}";
    }

    /** As many lines as have so many characters together. */
    private static String lines(int length, IntFunction<String> line) {
        StringBuilder lines = new StringBuilder();
        for (int i = 0; lines.length() < length; i++) {
            lines.append(line.apply(i));
        }
        return lines.toString();
    }

    private static void pack(String text) {
        PackReader.read("p", text);
    }

    private static void deck(String text) {
        DeckReader.read(PACK, "d", text);
    }

    private static void json(String text) {
        PackJson.read("p", text);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("files")
    void readingIsLinear(String what, IntFunction<String> ofSize, Consumer<String> reading) {
        Growth.assertLinear(what, SIZE, ofSize, reading);
    }

    @Test
    void readingStopsAfterAHundredProblems() {
        assertStops(
                "p:43:7: there is more",
                PackReader.read("p", "pack\tp\t1\nid\tname\tgrade\n" + "A\t-\t-\t-\n-\t-\tx\n".repeat(400)));
        assertStops("d:101:1: there is more", DeckReader.read(PACK, "d", "[Main deck]\n" + "x\n".repeat(400)));
        assertStops(
                "p: $.cards[100]: expected at most 100 problems, found more",
                PackJson.read("p", CARDS + "1,".repeat(400) + "1]}"));
        String entries = "{\"count\":1,\"card\":\"none\"},".repeat(400) + "{\"count\":1,\"card\":\"none\"}";
        assertStops(
                "d: $.main[100].card: there is more",
                DeckJson.read(
                        PACK,
                        "d",
                        "{\"format\":\"cardfold deck\",\"version\":1,\"name\":\"d\",\"main\":[" + entries + "]}"));
    }

    private static void assertStops(String where, Either<? extends io.vavr.collection.Array<?>, ?> read) {
        assertEquals(101, read.getLeft().size());
        assertEquals(
                where + "; reading stopped after 100 problems",
                read.getLeft().last().toString());
    }

    @Test
    void aHundredProblemsAreAllTold() {
        assertEquals(
                100,
                DeckReader.read(PACK, "d", "[Main deck]\n" + "x\n".repeat(100))
                        .getLeft()
                        .size());
        assertEquals(
                100,
                PackJson.read("p", CARDS + "1,".repeat(99) + "1]}").getLeft().size());
    }

    @Test
    void whatATextIsSaidToHoldIsCutShort() {
        String name = "n".repeat(100_000);
        assertTrue(DeckReader.read(PACK, "d", "[Main deck]\n1 " + name)
                        .getLeft()
                        .mkString()
                        .length()
                < 1000);
        String pack = CARDS + "{\"" + "k".repeat(40_000) + "\":1,\"id\":\"" + name + "\"}]}";
        assertTrue(PackJson.read("p", pack).getLeft().mkString().length() < 5000);
    }

    @Test
    void filesThatAreTooLargeAreRefusedUnread() {
        assertEquals(
                "p:1:1: a pack has at most 4000000 characters, and this one has 4000001",
                PackReader.read("p", "\n".repeat(4_000_001)).getLeft().mkString());
        assertEquals(
                "d:1:1: a deck list has at most 1000000 characters, and this one has 1000001",
                DeckReader.read(PACK, "d", "\n".repeat(1_000_001)).getLeft().mkString());
        assertEquals(
                "p: $: expected at most 4000000 characters, found 4000001 characters",
                PackJson.read("p", " ".repeat(4_000_001)).getLeft().mkString());
        assertEquals(
                "p: $.cards: expected at most 20000 cards, found a list of 20001",
                PackJson.read("p", CARDS + "1,".repeat(20_000) + "1]}")
                        .getLeft()
                        .mkString());
        String table = TABLE + lines(400_000, i -> "c" + i + "\tC" + i + "\t1\n");
        assertEquals(
                "p:20003:1: a pack has at most 20000 cards; reading stopped here",
                PackReader.read("p", table).getLeft().mkString());
    }

    @Test
    void aDeckOfAListHasAtMost999Cards() {
        String name = PACK.cards().get(0).name();
        String line = "333 " + name + "\n";
        DeckList most = DeckReader.read(PACK, "d", "[Main deck]\n" + line.repeat(3) + "[Ride deck]\n" + line)
                .get();
        assertEquals(999, most.size(DeckSection.MAIN));
        assertEquals(
                "d:5:1: the Main deck has more than 999 cards",
                DeckReader.read(PACK, "d", "[Main deck]\n" + line.repeat(400))
                        .getLeft()
                        .mkString());
    }
}
