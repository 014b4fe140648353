package io.github.cardfold.vandaria.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.StateFormatException;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Ledgers are written and read, and what could never have been kept is refused at its place. */
class PenaltyDataTest {
    private static Data.Builder penalty(String player, int match, String code) {
        return Data.fields().text("player", player).whole("match", match).text("infraction", code);
    }

    private static Data ledger(Data... penalties) {
        return Data.fields().put("penalties", Data.items(Array.of(penalties))).build();
    }

    private static String refused(Data data) {
        return assertThrows(StateFormatException.class, () -> PenaltyData.read(data))
                .getMessage();
    }

    /** A ledger with everything that an entry can say, and Warnings that have become more. */
    private static PenaltyLedger full() {
        return PenaltyLedger.of()
                .with("Ana", 1, Infraction.LATENESS)
                .ledger()
                .with(
                        "Ana",
                        1,
                        PenaltyDecision.of(
                                Infraction.MISREPRESENTATION, PenaltyGround.KEEPS_OFFENDING, Penalty.WARNING))
                .ledger()
                .with("Bayu", 2, PenaltyDecision.of(Infraction.EXTRA_RESOURCES).withGameOver())
                .ledger()
                .with("Ana", 2, Infraction.SLOW_PLAY)
                .ledger();
    }

    @Test
    void aLedgerIsReadAsItWasWritten() {
        PenaltyLedger read = PenaltyData.read(PenaltyData.write(full()));
        assertEquals(full(), read);
        assertEquals(
                Array.of(Penalty.WARNING, Penalty.WARNING, Penalty.GAME_LOSS, Penalty.MATCH_POINT),
                read.entries().map(PenaltyEntry::penalty));
        assertEquals(
                Penalty.MATCH_LOSS, read.with("Ana", 3, Infraction.LATENESS).penalty());
        assertEquals(PenaltyLedger.of(), PenaltyData.read(PenaltyData.write(PenaltyLedger.of())));
    }

    @Test
    void onlyWhatIsUnusualIsWritten() {
        assertEquals(
                "{\"penalties\":[{\"player\":\"Ana\",\"match\":1,\"infraction\":\"III.a\"},"
                        + "{\"player\":\"Ana\",\"match\":1,\"infraction\":\"II.a\",\"ground\":\"keeps offending\","
                        + "\"penalty\":\"warning\"},"
                        + "{\"player\":\"Bayu\",\"match\":2,\"infraction\":\"VI.b\",\"game cannot go on\":true},"
                        + "{\"player\":\"Ana\",\"match\":2,\"infraction\":\"III.c\"}]}",
                PenaltyData.write(full()).toString());
    }

    @Test
    void everyDecisionThatTheGuideAllowsIsReadAsItWasWritten() {
        for (Infraction infraction : Infraction.values()) {
            for (PenaltyAlternative each : infraction.alternatives()) {
                PenaltyLedger before = PenaltyLedger.of()
                        .with("Ana", 1, Infraction.UNLISTED)
                        .ledger()
                        .with(
                                "Ana",
                                1,
                                PenaltyDecision.of(Infraction.UNLISTED, PenaltyGround.DIRECT_ORDER, Penalty.NONE))
                        .ledger();
                PenaltyLedger after = before.with("Ana", 1, PenaltyDecision.of(infraction, each.ground(), each.most()))
                        .ledger();
                assertEquals(after, PenaltyData.read(PenaltyData.write(after)), infraction + " " + each);
            }
        }
    }

    @Test
    void whatCouldNotHaveBeenKeptIsRefusedAtItsPlace() {
        Data theft = penalty("Ana", 2, "IV.f").build();
        assertEquals(
                "$.penalties[1]: expected a penalty that the guide allows here, found Ana was disqualified in match 2"
                        + " and can get no penalty any more",
                refused(ledger(theft, penalty("Ana", 3, "III.a").build())));
        assertEquals(
                "$.penalties[0].infraction: expected the code of an infraction, such as III.a, found \"III.z\"",
                refused(ledger(penalty("Ana", 2, "III.z").build())));
        assertEquals(
                "$.penalties[0].match: expected a whole number from 1 to 1000, found 0",
                refused(ledger(penalty("Ana", 0, "III.a").build())));
        assertEquals(
                "$.penalties[0].player: expected a text that is not empty, found \"\"",
                refused(ledger(penalty("", 1, "III.a").build())));
        assertEquals(
                "$.penalties[0].penalty: expected one of none, caution, warning, match point, match loss, game loss,"
                        + " found \"fine\"",
                refused(ledger(
                        penalty("Ana", 1, "III.a").text("penalty", "fine").build())));
        String said = refused(ledger(
                theft, penalty("Bayu", 3, "III.a").text("penalty", "match loss").build()));
        assertEquals(
                "$.penalties[1]: expected a penalty that the guide allows here, found III.a (lateness) allows no"
                        + " penalty 'match loss' on the ground 'ordinary'",
                said.substring(0, said.indexOf(';')));
        assertEquals(
                "$.penalties[0].colour: expected no such field here, only player, match, infraction, ground, penalty,"
                        + " game cannot go on, found \"red\"",
                refused(ledger(penalty("Ana", 1, "III.a").text("colour", "red").build())));
        assertEquals(
                "$.penalties: expected a value, found none",
                refused(Data.fields().build()));
    }

    @Test
    void aListThatIsTooLongIsRefusedAtOnce() {
        Data wrong = Data.text("no penalty");
        assertEquals(
                "$.penalties: expected at most 10000 penalties, found a list of 10001",
                refused(Data.fields()
                        .put("penalties", Data.items(Array.fill(PenaltyLedger.MOST_ENTRIES + 1, wrong)))
                        .build()));
    }
}
