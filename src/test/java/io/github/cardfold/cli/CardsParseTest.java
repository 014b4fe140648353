package io.github.cardfold.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class CardsParseTest {
    @Test
    void aTextIsWrittenAsJsonAndAsEnglish() {
        assertEquals(
                "{\"auto\":{\"on\":{\"placed\":{\"to\":\"rc\"}},\"then\":{\"may\":\"draw\"}}}\n"
                        + "AUTO: When this unit is placed on (RC): You may draw a card.\n",
                Shell.done("cards", "parse", "auto: when this unit is placed on (RC): you may draw one card."));
    }

    @Test
    void theWordIsNamedThatCannotBeRead() {
        String message = Shell.misused("cards", "parse", "ACT [(RC)]: If it is your turn, drow a card.");
        assertTrue(message.startsWith("cardfold: the text cannot be read: line 1, column 33: expected "), message);
        assertTrue(message.contains("but found \"drow\"; did you mean draw"), message);
    }

    @Test
    void definitionsAreRead() {
        assertEquals(
                "{\"limit break\":{\"number\":4,\"ability\":{\"act\":\"draw\"}}}\n"
                        + "Limit break 4 — ACT: Draw a card.\n",
                Shell.done("cards", "parse", "limit break 4 — ACT: Draw a card."));
    }

    @Test
    void thePackWhoseDefinitionsAreReadMustBeThere() {
        String message = Shell.misused("cards", "parse", "--pack", "no-such-pack.json", "ACT: Draw a card.");
        assertTrue(message.contains("no-such-pack.json"), message);
    }
}
