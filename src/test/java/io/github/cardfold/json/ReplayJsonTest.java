package io.github.cardfold.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.data.Data;
import io.github.cardfold.kernel.Tree;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.replay.Divergence;
import io.github.cardfold.replay.Recorder;
import io.github.cardfold.replay.Replay;
import io.github.cardfold.replay.ReplayException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReplayJsonTest {
    private static final Replay REPLAY =
            Recorder.of(Games.of(3).setup(), 3).step(Action.concede(Seat.A)).replay();
    private static final Data GOOD = ReplayJson.data(REPLAY);

    private static ReplayException refused(String text) {
        ReplayException refused = assertThrows(ReplayException.class, () -> ReplayJson.read(text));
        assertTrue(refused.getMessage().startsWith(refused.where() + ": "), refused.getMessage());
        return refused;
    }

    private static String where(Data wrong) {
        return refused(wrong.toString()).where();
    }

    @Test
    void aReplayIsReadableJson() {
        String text = ReplayJson.write(REPLAY);
        assertTrue(text.startsWith("{\"format\":\"cardfold replay\",\"version\":2,\"rules\":\"cardfold "), text);
        assertTrue(
                text.contains("\"seed\":\"0000000000000003\"},\"actions\":[{\"seat\":\"A\",\"shape\":\"concede\"}]"),
                text);
        assertTrue(
                text.endsWith(
                        "\"outcome\":{\"kind\":\"won\",\"winner\":\"B\",\"losers\":\"A\",\"section\":\"1.2.4\"}}"),
                text);
        assertEquals(REPLAY, ReplayJson.read(text));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "$|~~",
                "$|{",
                "$|[]",
                "$|7",
                "$|nonsense",
                "$.format|{}",
                "$.format|{\"format\":\"cardfold state\"}"
            })
    void whatIsNoReplayIsRefusedAtItsPath(String path, String text) {
        assertEquals(path, refused(text).where());
    }

    @Test
    void aPartThatIsWrongIsRefusedAtItsPath() {
        assertEquals("$.version", where(Tree.put(GOOD, Data.whole(0), "version")));
        assertEquals("$.rules", where(Tree.put(GOOD, Data.text(""), "rules")));
        assertEquals("$.start", where(Tree.drop(GOOD, "start")));
        assertEquals("$.start.decks", where(Tree.drop(GOOD, "start", "decks", 0)));
        assertEquals("$.start.seed", where(Tree.put(GOOD, Data.text("0x12"), "start", "seed")));
        assertEquals(
                "$.start.decks[1].main[0].count",
                where(Tree.put(GOOD, Data.whole(1000), "start", "decks", 1, "main", 0, "count")));
        assertEquals("$.actions[0].shape", where(Tree.put(GOOD, Data.text("dance"), "actions", 0, "shape")));
        assertEquals("$.actions[0].seat", where(Tree.put(GOOD, Data.text("Z"), "actions", 0, "seat")));
        assertEquals("$.hashes[1]", where(Tree.put(GOOD, Data.text("FFFFFFFFFFFFFFFF"), "hashes", 1)));
        assertEquals("$.outcome.winner", where(Tree.put(GOOD, Data.text("NATURE"), "outcome", "winner")));
        assertEquals("$.outcome.losers", where(Tree.put(GOOD, Data.text("BA"), "outcome", "losers")));
        assertEquals("$.more", where(Tree.put(GOOD, Data.whole(1), "more")));
        assertEquals("$", where(Tree.drop(GOOD, "hashes", 0)));
        assertEquals("$", where(Tree.put(GOOD, Data.text("\ud800"), "start", "decks", 0, "name")));
    }

    @Test
    void moreAnswersThanAnyGameHasAreRefused() {
        Data pass = Data.fields().text("seat", "A").text("shape", "pass").build();
        Data many = Tree.put(GOOD, Data.items(Collections.nCopies(20_001, pass)), "actions");
        assertTrue(refused(many.toString()).getMessage().contains("20000"));
    }

    @Test
    void nestingAndLengthWithoutEndAreRefused() {
        assertEquals(
                "$" + "[0]".repeat(31), refused("[".repeat(1_000_000)).where().substring(0, 1 + 31 * 3));
        refused("{\"format\":".repeat(100_000));
        refused(" ".repeat(16_000_001));
        refused("\"" + "x".repeat(1_000_000));
        refused("{\"format\":" + "9".repeat(1_000_000) + "}");
    }

    @Test
    void aSavedStateThatIsNestedTooDeepIsRefused() {
        Data deep = Data.text("x");
        for (int i = 0; i < 30; i++) {
            deep = Data.items(List.of(deep));
        }
        Data state =
                Data.fields().text("rules", REPLAY.rules()).put("deep", deep).build();
        String text = GOOD.toString()
                .replaceFirst(
                        "\"start\":\\{.*?\\},\"actions\"",
                        Matcher.quoteReplacement("\"start\":{\"state\":" + state + "},\"actions\""));
        refused(text);
    }

    @Test
    void cutOffAnywhereItIsRefused() {
        String text = ReplayJson.write(REPLAY);
        for (int length = 0; length < text.length(); length++) {
            refused(text.substring(0, length));
        }
    }

    @Test
    void whatIsNeitherFormIsRefused() {
        byte[] latin = "{\"format\":\"\u00e4\"}".getBytes(StandardCharsets.ISO_8859_1);
        assertEquals(
                "byte 11",
                assertThrows(ReplayException.class, () -> Replays.read(latin)).where());
        assertEquals(
                "$",
                assertThrows(ReplayException.class, () -> Replays.read(new byte[0]))
                        .where());
    }

    @Test
    void whatIsReadIsNotYetBelieved() {
        Data wrong = Tree.put(GOOD, Data.text("no-such-card"), "start", "decks", 0, "main", 0, "card");
        Divergence differs =
                ReplayJson.read(wrong.toString()).verify(Games.RULES).getLeft();
        assertEquals(Divergence.Kind.START, differs.kind());
        wrong = Tree.put(GOOD, Data.text("0123456789abcdef"), "hashes", 1);
        differs = ReplayJson.read(wrong.toString()).verify(Games.RULES).getLeft();
        assertEquals(Divergence.Kind.HASH, differs.kind());
        assertEquals(1, differs.decision());
    }
}
