package io.github.cardfold.vandaria;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.vandaria.card.VandariaDeckList;
import io.github.cardfold.vandaria.card.VandariaDeckReader;
import io.github.cardfold.vandaria.card.VandariaDeckWriter;
import io.github.cardfold.vandaria.card.VandariaPack;
import io.github.cardfold.vandaria.edition.VandariaRulesData;
import io.github.cardfold.vandaria.state.VandariaRules;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class VandariaPacksTest {
    @Test
    void everyShippedDeckIsLegalAndCanBePlayed() {
        for (VandariaPack pack : VandariaPacks.all().remove(VandariaPacks.guide())) {
            Rules rules = Vandaria.rules(VandariaRules.standard(), pack.cards());
            Array<VandariaDeckList> decks = VandariaPacks.decks(pack.id()).map(VandariaPacks::deck);
            assertTrue(decks.size() > 1);
            decks.forEach(deck -> assertEquals(
                    "A 7.3.2",
                    Vandaria.start(rules, deck, decks.head(), 1)
                            .decision()
                            .map(each -> each.seat() + " " + each.section())
                            .get()));
        }
    }

    @Test
    void aShippedDeckIsWrittenAsItIsRead() {
        VandariaPack pack = VandariaPacks.marches();
        VandariaDeckList deck = VandariaPacks.deck("salt-reeds");
        String text = VandariaDeckWriter.toText(deck, pack.cards());
        assertEquals(
                deck,
                VandariaDeckReader.read(pack.id(), pack.cards(), "salt-reeds", text)
                        .get());
    }

    @Test
    void aMistypedDeckIsRefusedWithTheOneThatWasMeant() {
        String refusal = assertThrows(IllegalArgumentException.class, () -> VandariaPacks.deck("salt-reed"))
                .getMessage();
        assertEquals("there is no deck 'salt-reed'; did you mean 'salt-reeds'?", refusal);
    }

    @Test
    void optionsAreReadByTheirNames() {
        Data options = Data.fields()
                .text("mulligan", "fewer cards")
                .text("deck out", "lose on draw")
                .whole("hand limit", 3)
                .put("lethal in order", Data.truth(true))
                .put("stray return mandatory", Data.truth(false))
                .build();
        assertEquals(
                VandariaRules.standard()
                        .withMulligan(VandariaRules.Mulligan.FEWER_CARDS)
                        .withDeckOut(VandariaRules.DeckOut.LOSE_ON_DRAW)
                        .withHandLimit(3)
                        .withLethalInOrder(true)
                        .withStrayReturnMandatory(false),
                VandariaRulesData.read(Reading.of(options)));
    }

    @Test
    void anUnknownOptionIsRefusedWithThoseThereAre() {
        Data options = Data.fields().whole("hand limits", 3).build();
        StateFormatException refusal =
                assertThrows(StateFormatException.class, () -> VandariaRulesData.read(Reading.of(options)));
        assertEquals("$[\"hand limits\"]", refusal.path());
        assertTrue(refusal.expected().contains("hand limit"), refusal::expected);
    }

    @Test
    void anOptionThatNoGameCanHaveIsRefused() {
        Data options = Data.fields().whole("military points", 0).build();
        StateFormatException refusal =
                assertThrows(StateFormatException.class, () -> VandariaRulesData.read(Reading.of(options)));
        assertEquals("militaryPoints must be 1 or more, not 0", refusal.found());
    }
}
