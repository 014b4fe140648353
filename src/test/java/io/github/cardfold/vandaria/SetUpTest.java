package io.github.cardfold.vandaria;

import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static io.github.cardfold.vandaria.Board.asked;
import static io.github.cardfold.vandaria.Board.gold;
import static io.github.cardfold.vandaria.Board.number;
import static io.github.cardfold.vandaria.Board.purpose;
import static io.github.cardfold.vandaria.Board.size;
import static io.github.cardfold.vandaria.state.VandariaZone.FATE_DECK;
import static io.github.cardfold.vandaria.state.VandariaZone.HAND;
import static io.github.cardfold.vandaria.state.VandariaZone.SUBDECK;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.deck.DeckEntry;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.github.cardfold.vandaria.card.VandariaDeckList;
import io.github.cardfold.vandaria.card.VandariaDeckSection;
import io.github.cardfold.vandaria.fact.Statuses;
import io.github.cardfold.vandaria.state.VandariaPurposes;
import io.github.cardfold.vandaria.state.VandariaRules;
import io.github.cardfold.vandaria.state.VandariaRules.Mulligan;
import io.vavr.collection.Array;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Before the game (7.3 to 7.5), and what is refused to begin with. */
class SetUpTest {
    private static final int KEEP = 0;
    private static final int PAY = 1;
    private static final int FEWER = 2;

    private static final VandariaDeckList DECK = PlainDecks.deck("plain", new SplittableRandom(1));

    private static VandariaSetup setup(VandariaRules options) {
        return Vandaria.setup(Vandaria.rules(options, PlainDecks.ALL), DECK, DECK);
    }

    private static State start() {
        return setup(VandariaRules.standard()).start(1);
    }

    /** Catches a hand dealt to one player only, and cards of the Subdeck among those that are drawn. */
    @Test
    @Rule(vw = {"7.1.16", "7.3.1"})
    void eachPlayerGainsFiveGoldAndDrawsFiveCards() {
        State state = start();
        for (Seat seat : Array.of(A, B)) {
            assertEquals(5, gold(state, seat));
            assertEquals(5, size(state, HAND, seat));
            assertEquals(DECK.size(VandariaDeckSection.FATE) - 5, size(state, FATE_DECK, seat));
            assertEquals(3, size(state, SUBDECK, seat));
        }
        State other = setup(VandariaRules.standard().withStartingGold(3).withStartingHand(6))
                .start(1);
        assertEquals(3, gold(other, B));
        assertEquals(6, size(other, HAND, B));
    }

    /** Catches decks that are dealt to the wrong player, or as the cards of another. */
    @Test
    @Rule(vw = "7.1.16")
    void eachPlayerBeginsWithAllCardsOfTheOwnDecksAndNoOthers() {
        VandariaDeckList other = PlainDecks.deck("other", new SplittableRandom(2))
                .withSub(Array.of(new DeckEntry<>(7, PlainDecks.HIDE)));
        Rules rules = Vandaria.rules(VandariaRules.standard(), PlainDecks.ALL);
        State state = Vandaria.setup(rules, DECK, other).start(1);
        Array<VandariaDeckList> decks = Array.of(DECK, other);
        for (Seat seat : Array.of(A, B)) {
            VandariaDeckList deck = decks.get(seat.ordinal());
            assertEquals(
                    deck.cards(VandariaDeckSection.FATE).map(VandariaCard::name).sorted(),
                    Board.names(state, FATE_DECK, seat)
                            .appendAll(Board.names(state, HAND, seat))
                            .sorted());
            assertEquals(deck.size(VandariaDeckSection.SUB), size(state, SUBDECK, seat));
            assertEquals(
                    Array.of(seat),
                    Array.of(FATE_DECK, HAND, SUBDECK)
                            .flatMap(zone -> owners(state, zone.of(seat)))
                            .distinct());
        }
    }

    private static Array<Seat> owners(State state, int place) {
        return Array.range(0, state.position().size(place))
                .map(i -> state.position().objectAt(place, i).owner());
    }

    @Test
    @Rule(vw = "7.3.2")
    void anotherHandCostsOneGold() {
        State state = start();
        Array<String> before = Board.names(state, HAND, A);
        State after = number(state, PAY);
        assertEquals(4, gold(after, A));
        assertEquals(5, gold(after, B));
        assertEquals(5, size(after, HAND, A));
        assertEquals(size(state, FATE_DECK, A), size(after, FATE_DECK, A));
        assertNotEquals(before, Board.names(after, HAND, A));
        assertTrue(
                state.legalActions().indexOf(Action.number(A, FEWER)) < 0, "the guide knows one way to another hand");
    }

    /** Catches a player who is asked again after having kept, and a sixth hand on credit. */
    @Test
    @Rule(vw = {"7.3.3", "7.3.4"})
    void playersGoOnUntilAllAreContentOrHaveNoGold() {
        State state = number(start(), PAY);
        assertEquals(B, asked(state));
        state = number(state, KEEP);
        for (int left = 3; left >= 0; left--) {
            assertEquals(A, asked(state));
            state = number(state, PAY);
            assertEquals(left, gold(state, A));
        }
        assertEquals(VandariaPurposes.FIRST_PLAYER, purpose(state), "nobody has anything left to answer");
        assertEquals(5, gold(state, B));
        assertEquals(5, size(state, HAND, A));
    }

    @Test
    void aTableMayDrawFewerCardsInstead() {
        State fewer = setup(VandariaRules.standard().withMulligan(Mulligan.FEWER_CARDS))
                .start(1);
        assertFalse(fewer.legalActions().contains(Action.number(A, PAY)));
        State after = number(number(number(fewer, FEWER), KEEP), FEWER);
        assertEquals(3, size(after, HAND, A));
        assertEquals(5, gold(after, A));
        State either =
                setup(VandariaRules.standard().withMulligan(Mulligan.EITHER)).start(1);
        assertEquals(3, either.legalActions().size());
    }

    /** Catches words that stand with another answer than their own. */
    @Test
    @Rule(vw = "7.3.2")
    void answersSayWhatBecomesOfTheHand() {
        State state =
                setup(VandariaRules.standard().withMulligan(Mulligan.EITHER)).start(1);
        assertEquals(
                Array.of("keep the hand", "pay 1 gold and draw another hand", "draw another hand of one card fewer"),
                state.answers().map(each -> each.label().english()));
    }

    @Test
    void whoHasNoCardLeftDrawsNoFewer() {
        State state = setup(VandariaRules.standard()
                        .withMulligan(Mulligan.FEWER_CARDS)
                        .withStartingHand(1))
                .start(1);
        State after = number(number(state, FEWER), KEEP);
        assertEquals(VandariaPurposes.FIRST_PLAYER, purpose(after));
        assertEquals(0, size(after, HAND, A));
    }

    private static State kept(State state) {
        return number(number(state, KEEP), KEEP);
    }

    /** Catches a lot that always falls on one player, and one who has to go first. */
    @Test
    @Rule(vw = {"7.4.1", "7.4.2"})
    void aLotSaysWhoChoosesWhoGoesFirst() {
        VandariaSetup setup = setup(VandariaRules.standard());
        Array<State> asked = Array.range(0, 20).map(seed -> kept(setup.start(seed)));
        assertEquals(Array.of(A, B), asked.map(Board::asked).distinct().sorted());
        State first = number(asked.head(), 0);
        State second = number(asked.head(), 1);
        assertEquals(A, asked(first));
        assertEquals(B, asked(second));
        assertEquals("8.2", first.position().rules().game().moment(first.position()));
    }

    @Test
    @Rule(vw = "7.4.3")
    void whoHasLostTheRoundBeforeChooses() {
        VandariaSetup setup = setup(VandariaRules.standard()).withFirstTurnPriority(B);
        assertEquals(
                Array.of(B),
                Array.range(0, 20).map(seed -> asked(kept(setup.start(seed)))).distinct());
    }

    @Test
    @Rule(vw = "7.5.1")
    void everyPlayerStartsStaggered() {
        State state = start();
        assertTrue(Statuses.isStaggered(state.position(), A));
        assertTrue(Statuses.isStaggered(state.position(), B));
    }

    @Test
    void aDeckThatBreaksARuleIsRefused() {
        Rules rules = Vandaria.rules(VandariaRules.standard(), PlainDecks.ALL);
        VandariaDeckList small = DECK.withFate(DECK.fate().take(3));
        VandariaDeckException refused =
                assertThrows(VandariaDeckException.class, () -> Vandaria.setup(rules, DECK, small));
        assertTrue(refused.getMessage().startsWith("deck plain of seat B: "), refused.getMessage());
        assertEquals(Array.of("7.1.1"), refused.violations().map(each -> each.section()));
    }

    @Test
    void aCardThatTheRulesDoNotHaveIsRefused() {
        Rules rules = Vandaria.rules(VandariaRules.standard(), PlainDecks.ALL);
        VandariaDeckList strange =
                DECK.mapFate(fate -> fate.append(new DeckEntry<>(1, Board.human("Total Stranger", 1, 1, 1))));
        String refused = assertThrows(IllegalArgumentException.class, () -> Vandaria.setup(rules, strange, DECK))
                .getMessage();
        assertTrue(refused.contains("seat A") && refused.contains("total-stranger"), refused);
    }

    @Test
    void aCatalogueWithTwoCardsOfOneIdIsRefused() {
        String refused = assertThrows(
                        IllegalArgumentException.class,
                        () -> Vandaria.rules(
                                VandariaRules.standard(),
                                Array.of(Board.human("Twin", 1, 1, 1), Board.human("Twin", 2, 1, 1))))
                .getMessage();
        assertTrue(refused.contains("twin"), refused);
    }

    @Test
    void anOptionThatNoGameCanHaveIsRefused() {
        String refused = assertThrows(
                        IllegalArgumentException.class,
                        () -> VandariaRules.standard().withPoliticalTerritories(0))
                .getMessage();
        assertEquals("politicalTerritories must be 1 or more, not 0", refused);
    }
}
