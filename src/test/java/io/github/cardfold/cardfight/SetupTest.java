package io.github.cardfold.cardfight;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.cardfold.cardfight.card.DeckList;
import org.junit.jupiter.api.Test;

/** A game starts only with decks that its rules are for. */
class SetupTest {
    @Test
    void aDeckOfAPackThatTheRulesDoNotHaveIsRefused() {
        assertEquals(
                "deck sparkwheel-racers of seat B: these rules have no card spark-plug-sprite; make rules of a pack that"
                        + " has it",
                refused(Decks.named("sparkwheel-racers")));
    }

    private static String refused(DeckList deck) {
        return assertThrows(
                        IllegalArgumentException.class,
                        () -> Cardfight.start(Cardfight.rules(), Decks.named("ember-caravan"), deck, 1))
                .getMessage();
    }
}
