package io.github.cardfold.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.testpack.ShippedGames;
import io.vavr.collection.Array;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class DeckJsonTest {

    @Test
    void aDeckListIsReadBack() {
        for (ShippedGames games : ShippedGames.ALL) {
            for (DeckList deck : games.decks()) {
                String text = DeckJson.write(deck);
                assertEquals(
                        deck, DeckJson.read(games.pack(), "deck.json", text).get());
                SchemaProperties.valid(Schemas.of("deck"), text);
            }
        }
    }

    @Test
    void everyCardThatIsNotInThePackIsNamed() {
        assertProblems(
                """
                {"format":"cardfold deck","version":1,"name":"Mine",
                 "main":[{"count":4,"card":"ember-scout"},{"count":1,"card":"no-such-card"}],
                 "g":[{"count":1,"card":"nor-this"}]}
                """,
                "d.json: $.main[0].card: the pack vanilla has no card 'ember-scout'",
                "d.json: $.main[1].card: the pack vanilla has no card 'no-such-card'",
                "d.json: $.g[0].card: the pack vanilla has no card 'nor-this'");
    }

    @Test
    void whatIsNoDeckListIsRefused() {
        assertProblems("{\"format\":\"cardfold deck\",\"version\":1}", "d.json: $.name: expected a value, found none");
        assertProblems(
                "{\"format\":\"cardfold deck\",\"version\":1,\"name\":\"Mine\",\"main\":[{\"count\":0,\"card\":\"x\"}]}",
                "d.json: $.main[0].count: expected a whole number from 1 to 999, found 0");
        assertProblems(
                "{\"format\":\"cardfold deck\",\"version\":1,\"name\":\"Mine\",\"main\":[{\"count\":999,\"card\":\"x\"},"
                        + "{\"count\":1,\"card\":\"y\"}]}",
                "d.json: $: expected parts that agree, found a deck of a sheet holds at most 999 cards, not 1000");
    }

    private static void assertProblems(String text, String... problems) {
        assertEquals(
                Array.of(problems).mkString("\n"),
                DeckJson.read(Packs.vanilla(), "d.json", text).getLeft().mkString("\n"));
    }

    @Test
    void whatIsReadIsWhatTheSchemaSays() {
        Mutations mutations = new Mutations(
                        Schemas.of("deck"),
                        text -> DeckJson.read(Packs.vanilla(), "d.json", text).isRight())
                .of(Json.data(DeckJson.write(Decks.named(Decks.names().head()))), 1000, new SplittableRandom(1));
        assertTrue(mutations.agreement() >= 60, mutations::toString);
    }
}
