package io.github.cardfold.cardfight.card;

import static io.github.cardfold.cardfight.card.SampleDecks.assertBreaks;
import static io.github.cardfold.cardfight.card.SampleDecks.card;
import static io.github.cardfold.cardfight.card.SampleDecks.copies;
import static io.github.cardfold.cardfight.card.SampleDecks.g;
import static io.github.cardfold.cardfight.card.SampleDecks.legal;
import static io.github.cardfold.cardfight.card.SampleDecks.mainWith;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.fact.CardfightGame;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.deck.DeckEntry;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.EffectException;
import io.github.cardfold.kernel.Rules;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the texts of cards say about deck building. */
class DeckConditionTest {
    private static Card.Builder says(Card.Builder card, String effect) {
        return card.abilities(Array.of(TextCards.ability("{'cont': {'effects': " + effect + "}}")));
    }

    @SafeVarargs
    private static DeckList with(DeckEntry<Card>... entries) {
        return legal().withMain(mainWith(entries));
    }

    @Test
    @Rule(jp = {"8.1.3#1", "8.1.5"})
    void aTextReplacesTheLimitOnAName() {
        Card.Builder swarm = says(card("Swarm"), "{'may': {'have': 16}}");
        assertBreaks(with(copies(16, swarm)));
        assertBreaks(with(copies(17, swarm)), "8.1.9");
        assertBreaks(with(copies(16, card("Swarm"))), "8.1.5");
    }

    @Test
    @Rule(jp = "8.1.3")
    void theRideDeckIsCountedIn() {
        Card.Builder swarm = says(card("Swarm"), "{'may': {'have': 6}}");
        assertBreaks(with(copies(5, swarm)).mapRide(ride -> ride.append(copies(1, swarm))));
        assertBreaks(with(copies(5, swarm)).mapRide(ride -> ride.append(copies(2, swarm))), "8.1.9");
    }

    @Test
    @Rule(jp = {"2.16.2.1", "8.1.9"})
    void thisCardMeansTheCardsOfItsCollectorNumberAlone() {
        Card.Builder swarm = says(card("Swarm"), "{'may': {'have': 16}}");
        Card.Builder reprint = card("Swarm").id("swarm-2").power(9000);
        assertBreaks(with(copies(16, swarm), copies(4, reprint)));
        assertBreaks(with(copies(4, swarm), copies(5, reprint)), "8.1.5");

        Card.Builder only = says(card("Lone"), "{'must': {'have': 1}}");
        Card.Builder other = card("Lone").id("lone-2");
        assertBreaks(with(copies(1, only), copies(3, other)));
        assertBreaks(with(copies(2, only), copies(1, other)), "8.1.9");
        assertBreaks(with(copies(1, only), copies(4, other)), "8.1.5.1");
    }

    @Test
    @Rule(jp = "8.1.3#1")
    void aTextMaySpeakOfAName() {
        Card.Builder queen = says(card("Queen"), "{'may': {'have': {'named': 'Swarm', 'up to': 8}}}");
        Card.Builder reprint = card("Swarm").id("swarm-2");
        assertBreaks(with(copies(1, queen), copies(5, card("Swarm")), copies(3, reprint)));
        assertBreaks(with(copies(1, queen), copies(5, card("Swarm")), copies(4, reprint)), "8.1.3");
        assertBreaks(with(copies(5, queen)), "8.1.5");
    }

    @Test
    @Rule(jp = {"8.1.3#1", "11.1.1.3", "11.4.4.1"})
    void oneTextMaySpeakOfSeveralNames() {
        Card.Builder queen = says(
                card("Queen"),
                "[{'may': {'have': {'named': 'Swarm', 'up to': 8}}}, {'may': {'have': {'named': 'Flock', 'up to': 6}}}]");
        assertBreaks(with(copies(1, queen), copies(8, card("Swarm")), copies(6, card("Flock"))));
        assertBreaks(with(copies(1, queen), copies(9, card("Swarm")), copies(6, card("Flock"))), "8.1.3");
        assertBreaks(with(copies(1, queen), copies(8, card("Swarm")), copies(7, card("Flock"))), "8.1.3");
    }

    @Test
    @Rule(jp = "8.1.3#1")
    void severalAbilitiesOfOneCardMaySpeakOfDeckBuilding() {
        Card.Builder queen = card("Queen")
                .abilities(Array.of(
                        TextCards.ability("{'cont': {'effects': {'may': {'have': {'named': 'Swarm', 'up to': 8}}}}}"),
                        TextCards.ability("{'cont': {'effects': {'may': {'have': {'named': 'Flock', 'up to': 6}}}}}")));
        assertBreaks(with(copies(1, queen), copies(8, card("Swarm")), copies(6, card("Flock"))));
        assertBreaks(with(copies(1, queen), copies(9, card("Swarm")), copies(7, card("Flock"))), "8.1.3", "8.1.3");
    }

    @Test
    @Rule(jp = {"8.1.3", "8.1.5.2"})
    void onlyTheLimitOnThatNameIsReplaced() {
        Card.Builder masked = card("Masked").names(Array.of("Unmasked"));
        Card.Builder queen = says(card("Queen"), "{'may': {'have': {'named': 'Masked', 'up to': 8}}}");
        assertBreaks(with(copies(1, queen), copies(5, masked)), "8.1.5.2");
        Card.Builder self = says(card("Masked").names(Array.of("Unmasked")), "{'may': {'have': 8}}");
        assertBreaks(with(copies(5, self)));
    }

    @Test
    @Rule(jp = "8.1.3#1")
    void eachOfSeveralTextsReplacesTheLimitOfWhatItSpeaksOf() {
        Card.Builder swarm = says(card("Swarm"), "{'may': {'have': 8}}");
        Card.Builder flock = says(card("Flock"), "{'may': {'have': 7}}");
        Card.Builder pack = says(card("Pack"), "{'may': {'have': 6}}");
        assertBreaks(with(copies(8, swarm), copies(7, flock), copies(6, pack)));
        assertBreaks(with(copies(9, swarm), copies(8, flock), copies(7, pack)), "8.1.9", "8.1.9", "8.1.9");
        assertBreaks(with(copies(5, card("Stray")), copies(5, swarm), copies(5, card("Lost"))), "8.1.5", "8.1.5");
    }

    @Test
    @Rule(jp = "8.1.3")
    void anyNumberIsNoLimit() {
        assertBreaks(with(copies(34, says(card("Swarm"), "{'may': 'have'}"))));
    }

    @Test
    @Rule(jp = "8.1.3")
    void ofTextsThatReplaceTheSameLimitTheMostGenerousIsTaken() {
        Card.Builder queen = says(card("Queen"), "{'may': {'have': {'named': 'Swarm', 'up to': 8}}}");
        Card.Builder king = says(card("King"), "{'may': {'have': {'named': 'Swarm', 'up to': 6}}}");
        assertBreaks(with(copies(1, queen), copies(1, king), copies(8, card("Swarm"))));
        assertBreaks(with(copies(1, king), copies(1, queen), copies(8, card("Swarm"))));
        assertBreaks(with(copies(1, queen), copies(1, king), copies(9, card("Swarm"))), "8.1.3");
    }

    @Test
    @Rule(jp = {"1.3.3", "8.1.3"})
    void whatATextForbidsNoOtherAllows() {
        Card.Builder queen = says(card("Queen"), "{'may': {'have': {'named': 'Swarm', 'up to': 8}}}");
        Card.Builder warden = says(card("Warden"), "{'must': {'have': {'named': 'Swarm', 'up to': 2}}}");
        assertBreaks(with(copies(1, queen), copies(1, warden), copies(2, card("Swarm"))));
        assertBreaks(with(copies(1, queen), copies(1, warden), copies(3, card("Swarm"))), "8.1.3");
    }

    @Test
    @Rule(jp = "8.1.3")
    void theGDeckIsSpokenOfByItself() {
        Card.Builder one = says(g("Peak"), "{'must': {'have': {'named': 'Peak', 'in': 'g zone', 'up to': 1}}}");
        assertBreaks(with(copies(4, card("Peak").id("peak-2"))).withG(Array.of(copies(1, one))));
        assertBreaks(legal().withG(Array.of(copies(2, one))), "8.1.3");
        Card.Builder herald = says(card("Herald"), "{'may': {'have': {'named': 'Peak', 'up to': 5, 'in': 'g zone'}}}");
        assertBreaks(with(copies(1, herald)).withG(Array.of(copies(5, g("Peak")))));
        assertBreaks(with(copies(1, herald), copies(5, card("Peak"))), "8.1.5");
    }

    @Test
    @Rule(jp = {"8.1.3", "8.1.9"})
    void whatIsWrongIsSaidWithTheCardThatSaysSo() {
        DeckList deck = with(copies(3, says(card("Lone"), "{'must': {'have': 2}}")));
        assertEquals(
                "Main deck and ride deck together have 3 cards that are lone where at most 2 are allowed."
                        + " So says the text of Lone. (8.1.9)",
                DeckRules.check(deck, SampleDecks.LIMITS).mkString("\n"));
    }

    @Test
    @Rule(jp = {"8.1.3#2", "11.4.2#1", "11.4.2#2"})
    void fromTheStartOfTheGameTheAbilityIsThereAndDoesNothing() {
        Rules rules = TextCards.rules("{'cont': {'effects': {'may': {'have': 16}}}}");
        CardfightGame game = (CardfightGame) rules.game();
        int card = rules.definitionIndex(TextCards.TEXT);
        assertEquals(1, game.clauses().size(card, Clause.Kind.CONT));
        assertTrue(game.clauses().get(card, Clause.Kind.CONT, 0).working().isEmpty());

        Rules both = TextCards.rules("{'cont': {'effects': [{'may': {'have': 16}}, {'gets': {'power': 1000}}]}}");
        CardfightGame other = (CardfightGame) both.game();
        int second = both.definitionIndex(TextCards.TEXT);
        assertEquals(
                1, other.clauses().get(second, Clause.Kind.CONT, 0).working().size(), "the power counts in the game");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'cont': {'effects': {'may': 'have'}, 'in': 'vc'}}",
                "{'cont': {'effects': {'may': 'have'}, 'when': 'turn'}}",
                "{'keyword': {'when': 'turn', 'ability': {'cont': {'effects': {'must': {'have': 1}}}}}}",
                "{'cont': {'effects': {'gets': {'ability': {'cont': {'effects': {'may': 'have'}}}}}}}",
                "{'act': {'then': {'apply': {'effects': {'may': 'have'}, 'lasting': 'fight'}}}}"
            })
    @Rule(jp = "8.1.3")
    void whatIsNotSoBeforeTheGameCannotSpeakOfDecks(String ability) {
        EffectException refusal = assertThrows(EffectException.class, () -> TextCards.rules(ability));
        assertTrue(
                refusal.getMessage().contains("decks are built before the game")
                        && refusal.getMessage().contains(TextCards.TEXT),
                refusal.getMessage());
    }

    @Test
    void anUnthinkableNumberIsRefused() {
        assertThrows(RuntimeException.class, () -> says(card("Lone"), "{'must': {'have': -1}}"));
        assertThrows(RuntimeException.class, () -> says(card("Lone"), "{'may': {'have': -1}}"));
    }
}
