package io.github.cardfold.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Seat;
import java.util.Locale;
import java.util.TimeZone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StateJsonTest {
    private static StateFormatException refused(String text) {
        return assertThrows(StateFormatException.class, () -> StateJson.read(Games.RULES, text));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "$|~~",
                "$|{",
                "$|{} {}",
                "$|nonsense",
                "$|// comment",
                "$.a|{\"a\":null}",
                "$.a|{\"a\":1.5}",
                "$.a|{\"a\":1e3}",
                "$.a|{\"a\":9223372036854775808}",
                "$.a|{\"a\":111111111111111111111111111111}",
                "$.a[1]|{\"a\":[1,01]}",
                "$.a.b|{\"a\":{\"b\":1,\"b\":1}}",
                "$.a|{\"a\":'b'}",
                "$.a|{\"a\":NaN}",
                "$.a[1]|{\"a\":[1,,2]}",
                "$.a|{\"a\":\"\\q\"}"
            })
    void whatIsNoStrictJsonIsRefusedAtItsPath(String path, String text) {
        StateFormatException refused = refused(text);
        assertEquals(path, refused.path(), refused.getMessage());
        assertTrue(refused.getMessage().contains(" at line 1, column "), refused.getMessage());
    }

    @Test
    void nestingWithoutEndIsRefused() {
        assertTrue(refused("[".repeat(100_000)).path().startsWith("$[0][0]"));
        assertTrue(refused("{\"a\":".repeat(100_000)).path().startsWith("$.a.a"));
    }

    @Test
    void aTextLongerThanAnyStateIsRefused() {
        assertEquals("$", refused(" ".repeat(4_000_001)).path());
    }

    @Test
    void moreFieldsThanAnyMapHasAreRefused() {
        StringBuilder text = new StringBuilder("{");
        for (int i = 0; i < 2000; i++) {
            text.append("\"f").append(i).append("\":0,");
        }
        assertEquals("$.f1000", refused(text.append("\"last\":0}").toString()).path());
    }

    @Test
    void fieldsMayComeInAnyOrderAndWithSpaces() {
        State state = Games.of(1).start();
        String text = StateJson.write(state);
        String turned = text.replace(
                        "{\"format\":\"cardfold state\",\"version\":2,", "{\n\t\"format\":\"cardfold state\",")
                .replaceFirst("}$", ", \"version\" : 2 }\n");
        assertEquals(state, StateJson.read(Games.RULES, turned));
    }

    @Test
    void aStateIsTheSameTextUnderEveryLocaleAndTimeZone() {
        long plain = under(Locale.US, "UTC");
        assertEquals(plain, under(Locale.forLanguageTag("tr-TR"), "Asia/Kathmandu"));
        assertEquals(plain, under(Locale.forLanguageTag("ar-EG-u-nu-arab"), "America/St_Johns"));
    }

    private static long under(Locale locale, String zone) {
        Locale usual = Locale.getDefault();
        TimeZone usualZone = TimeZone.getDefault();
        try {
            Locale.setDefault(locale);
            TimeZone.setDefault(TimeZone.getTimeZone(zone));
            long hash = Fingerprint.of(0, 2);
            State state = Games.of(3).start();
            return hash
                    + StateJson.write(StateJson.read(Games.RULES, StateJson.write(state)))
                            .hashCode();
        } finally {
            Locale.setDefault(usual);
            TimeZone.setDefault(usualZone);
        }
    }

    @Test
    void theCirclesOfABattleAreNamed() {
        Games games = Games.of(1);
        State state = games.start();
        while (!StateJson.write(state).contains("\"targets' circles\"")) {
            state = state.step(state.legalActions().get(games.answer(state)));
        }
        String text = StateJson.write(state);
        assertTrue(text.contains("\"targets' circles\":[\"A ") || text.contains("\"targets' circles\":[\"B "), text);
    }

    @Test
    void anActionIsReadBack() {
        DeckList deck = Decks.named("ember-caravan");
        State state = Cardfight.start(Games.RULES, deck, deck, 1);
        Action action = state.legalActions().get(0);
        String text = ActionJson.write(state, action);
        assertEquals(
                "{\"format\":\"cardfold action\",\"version\":1,\"seat\":\"A\",\"shape\":\"pick\",\"place\":\"A ride deck zone\",\"position\":0}",
                text);
        assertEquals(action, ActionJson.read(state, text));
        assertEquals(
                Action.concede(Seat.B),
                ActionJson.read(
                        state, "{\"format\":\"cardfold action\",\"version\":1,\"seat\":\"B\",\"shape\":\"concede\"}"));
    }
}
