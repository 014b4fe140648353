package io.github.cardfold.view;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Fight;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.cardfight.card.DeckRules;
import io.github.cardfold.cardfight.card.DeckSection;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.knowledge.DeckKnowledge;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.deck.DeckEntry;
import io.github.cardfold.kernel.Peek;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.audit.Audit;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.notation.Same;
import io.github.cardfold.testpack.CostPack;
import io.github.cardfold.testpack.LookPack;
import io.github.cardfold.testpack.SecretPack;
import io.github.cardfold.testpack.ShippedGames;
import io.github.cardfold.testpack.TextPack;
import io.github.cardfold.testpack.VeilPack;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.TreeMap;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Games that a player deals from its view. */
class DealTest {
    private static final DeckList TIDAL = Decks.named("tidal-archive");
    private static final DeckList EMBER = Decks.named("ember-caravan");
    private static final Rules RULES = Cardfight.rules();

    /** At every decision, for both seats: the view is the same, the state is sound, and it can be played on. */
    private static void play(Rules rules, DeckList a, DeckList b, int game, SplittableRandom dice) {
        State state = Cardfight.start(rules, a, b, game);
        State last = state;
        while (!state.isOver()) {
            for (Seat seat : new Seat[] {Seat.A, Seat.B}) {
                Knowledge knowledge = DeckKnowledge.of(seat == Seat.A ? b : a);
                check(state, seat, knowledge, dice);
                isAsBefore(last, state, seat, knowledge);
            }
            last = state;
            state = state.step(
                    state.legalActions().get(dice.nextInt(state.legalActions().size())));
        }
    }

    private static void check(State state, Seat seat, Knowledge knowledge, SplittableRandom dice) {
        View view = View.of(state, seat);
        long seed = dice.nextLong();
        State dealt = view.deal(knowledge, seed);
        assertEquals(view.text(), View.of(dealt, seat).text());
        assertEquals(view.legalActions(), View.of(dealt, seat).legalActions());
        assertEquals(List.empty(), Audit.of(dealt).broken(dealt), () -> seat + " at " + state);
        assertEquals(dealt, view.deal(knowledge, seed));
        assertEquals(0, dealt.eventCount());
        assertArrayEquals(Peek.seen(state, seat), Peek.seen(dealt, seat));
        if (dice.nextInt(40) == 0) {
            playOut(dealt, dice);
        } else {
            dealt.step(
                    dealt.legalActions().get(dice.nextInt(dealt.legalActions().size())));
        }
    }

    /** What another seat answers in the midst of a choice has no part in a deal as long as nothing comes of it. */
    private static void isAsBefore(State last, State state, Seat seat, Knowledge knowledge) {
        View view = View.of(state, seat);
        boolean isPrivate = state.isUnfinished()
                && state.decision().forAll(each -> each.seat() != seat)
                && View.events(state, seat).isEmpty();
        if (isPrivate && view.equals(View.of(last, seat))) {
            Same.state(View.of(last, seat).deal(knowledge, 1), view.deal(knowledge, 1));
        }
    }

    private static void playOut(State dealt, SplittableRandom dice) {
        Audit audit = Audit.of(dealt);
        State state = dealt;
        while (!state.isOver()) {
            state = state.step(
                    state.legalActions().get(dice.nextInt(state.legalActions().size())));
            State now = state;
            assertEquals(List.empty(), audit.broken(state), () -> "" + now);
        }
    }

    @Test
    void aDealOfAShippedGameIsTheSameInSight() {
        SplittableRandom dice = new SplittableRandom(5);
        for (ShippedGames games : ShippedGames.ALL) {
            for (int game = 0; game < 2; game++) {
                int first = dice.nextInt(games.decks().size());
                int second = dice.nextInt(games.decks().size());
                play(games.rules(), games.decks().get(first), games.decks().get(second), game, dice);
            }
        }
    }

    @Test
    void aDealOfAGameWithAnyTextsIsTheSameInSight() {
        SplittableRandom dice = new SplittableRandom(6);
        int game = 0;
        for (Rules rules :
                Array.of(TextPack.rules(), SecretPack.rules(), LookPack.rules(), CostPack.rules(), VeilPack.rules())) {
            play(rules, TIDAL, EMBER, game++, dice);
        }
    }

    /** Where each card of a hand lies that the seat knows as a whole, its answers say. */
    @Test
    @Rule(jp = "7.10.1")
    void aHandThatIsKnownAsAWholeIsDealtAsItLies() {
        String hand = "{'cards': {'in': 'hand', 'of': 'opponent'}}";
        State state = Table.empty(TextCards.rules(
                        "{'act': {'in': 'rc', 'then': [{'reveal': " + hand + "}, {'choose': " + hand + "}]}}"))
                .unit(Seat.B, Circle.FRONT_LEFT, TextCards.TEXT)
                .hand(Seat.A, TestCards.GRADE_3, TestCards.GRADE_1, TestCards.GRADE_2, TestCards.GRADE_0)
                .turn(Seat.B, "9.9")
                .activate(Circle.FRONT_LEFT)
                .state();
        View view = View.of(state, Seat.B);
        for (int seed = 0; seed < 10; seed++) {
            assertEquals(
                    view.text(),
                    View.of(Determinize.deal(state, Seat.B, seed), Seat.B).text());
        }
    }

    private static State afterSetUp() {
        State state = Cardfight.start(RULES, TIDAL, EMBER, 3);
        while (!state.decision().get().section().equals("9.7.2")) {
            state = state.step(state.legalActions().head());
        }
        return state;
    }

    private static Array<String> hand(State state, Seat seat) {
        return Fight.of(state).cards(seat, Zone.HAND).map(Card::id);
    }

    /** Each card of the opponent's that A has not seen is as often in the hand as it is among those cards. */
    @Test
    void everyUnseenCardIsEquallyProbable() {
        State state = afterSetUp();
        View view = View.of(state, Seat.A);
        int deals = 2000;
        TreeMap<String, Integer> held = TreeMap.empty();
        for (long seed = 0; seed < deals; seed++) {
            for (String each : hand(view.deal(DeckKnowledge.of(EMBER), seed), Seat.B)) {
                held = held.put(each, 1, Integer::sum);
            }
        }
        int cards = view.cards(Seat.B, Zone.HAND).size();
        for (DeckEntry<Card> entry : EMBER.main()) {
            int expected = deals * cards * entry.count() / 50;
            int found = held.get(entry.card().id()).getOrElse(0);
            assertTrue(Math.abs(found - expected) < expected / 5, entry.card().id() + " " + found + " " + expected);
        }
    }

    @Test
    void theOwnCardsAreThoseBroughtAndTheOpponentsThoseOfTheList() {
        State state = afterSetUp();
        State dealt = View.of(state, Seat.A).deal(DeckKnowledge.of(EMBER), 1);
        assertEquals(brought(state, Seat.A), brought(dealt, Seat.A));
        assertEquals(brought(state, Seat.B), brought(dealt, Seat.B));
        DeckList other = EMBER.withMain(
                EMBER.main().update(0, new DeckEntry<>(4, TIDAL.main().get(3).card())));
        Array<String> believed = brought(View.of(state, Seat.A).deal(DeckKnowledge.of(other), 1), Seat.B);
        assertEquals(
                other.main()
                        .appendAll(other.ride())
                        .flatMap(each -> Array.fill(each.count(), each.card().id()))
                        .sorted(),
                believed);
        assertNotEquals(brought(state, Seat.B), believed);
    }

    private static Array<String> brought(State state, Seat seat) {
        var position = state.position();
        return Array.range(0, position.placeCount())
                .flatMap(place -> Array.range(0, position.size(place)).map(i -> position.objectAt(place, i)))
                .filter(card -> card.owner() == seat)
                .map(card -> state.rules().definition(card.definition()).id())
                .sorted();
    }

    /** Of several decks those that have what was seen are dealt, by their weights. */
    @Test
    void whatWasSeenRulesDecksOut() {
        State state = afterSetUp();
        View view = View.of(state, Seat.A);
        Array<String> ember = brought(state, Seat.B);
        DeckKnowledge open = DeckKnowledge.of(TIDAL, 5).or(EMBER, 1);
        DeckList like = EMBER.withMain(
                EMBER.main().update(0, new DeckEntry<>(4, TIDAL.main().get(3).card())));
        for (long seed = 0; seed < 20; seed++) {
            assertEquals(ember, brought(view.deal(open, seed), Seat.B));
        }
        int[] times = new int[2];
        for (long seed = 0; seed < 400; seed++) {
            boolean first = brought(view.deal(DeckKnowledge.of(EMBER, 3).or(like, 1), seed), Seat.B)
                    .equals(ember);
            times[first ? 0 : 1]++;
        }
        assertTrue(times[0] > 260 && times[0] < 340, times[0] + " of 400");
    }

    @Test
    void aBeliefThatIsWrongIsRefusedWithItsReason() {
        View view = View.of(afterSetUp(), Seat.A);
        String said = assertThrows(IllegalArgumentException.class, () -> view.deal(DeckKnowledge.of(TIDAL), 1))
                .getMessage();
        assertTrue(said.startsWith("no deck fits what is seen of B: deck " + TIDAL.name() + " has too few of "), said);
        assertThrows(IllegalArgumentException.class, () -> DeckKnowledge.of(EMBER, 0));
    }

    /** Whatever the catalogue allows: with what was seen they are legal decks. */
    @Test
    @Rule(jp = {"8.1.4", "8.1.4.1#1", "8.1.6#1", "8.2.1.2#1"})
    void decksOfTheCatalogueFollowTheRulesOfDeckBuilding() {
        SplittableRandom dice = new SplittableRandom(8);
        for (ShippedGames games : ShippedGames.ALL) {
            State state = games.setup(dice::nextInt).start(4);
            for (int i = 0; i < 60 && !state.isOver(); i++) {
                state = state.step(state.legalActions()
                        .get(dice.nextInt(state.legalActions().size())));
            }
            View view = View.of(state, Seat.A);
            for (long seed = 0; seed < 5; seed++) {
                State dealt = view.deal(DeckKnowledge.ofCatalogue(), seed);
                assertEquals(view, View.of(dealt, Seat.A));
                DeckList list = DeckList.builder()
                        .name("dealt")
                        .main(entries(dealt, DeckSection.MAIN))
                        .ride(entries(dealt, DeckSection.RIDE))
                        .build();
                assertEquals(Array.empty(), DeckRules.check(list, Editions.JP_2026_04.deckLimits()));
            }
        }
    }

    /** The ride deck are the cards that have their home there and the first vanguard, which has none any more. */
    private static Array<DeckEntry<Card>> entries(State dealt, DeckSection section) {
        var position = dealt.position();
        Array<String> ride = Array.range(0, position.placeCount())
                .flatMap(place -> Array.range(0, position.size(place)).map(i -> position.objectAt(place, i)))
                .filter(card -> card.owner() == Seat.B && card.hasHome())
                .map(card -> dealt.rules().definition(card.definition()).id());
        Array<String> all = brought(dealt, Seat.B);
        Array<String> main = all;
        for (String each : ride) {
            main = main.remove(each);
        }
        if (ride.nonEmpty()) {
            String first = main.find(each -> isFirst(dealt, each)).get();
            ride = ride.append(first);
            main = main.remove(first);
        }
        return (section == DeckSection.MAIN ? main : ride)
                .groupBy(each -> each)
                .map(each -> new DeckEntry<>(each._2().size(), (Card)
                        dealt.rules().definition(each._1()).get()))
                .toArray();
    }

    private static boolean isFirst(State dealt, String id) {
        var position = dealt.position();
        return Array.range(0, position.placeCount())
                .filter(place -> place == Zone.SOUL.of(Seat.B)
                        || position.place(place).zone().circle())
                .flatMap(place -> Array.range(0, position.size(place)).map(i -> position.objectAt(place, i)))
                .filter(card -> card.owner() == Seat.B && !card.hasHome())
                .map(card -> (Card) dealt.rules().definition(card.definition()))
                .exists(each -> each.id().equals(id) && each.grade() == 0);
    }

    /** Which effect gave an ability that has been used is known in a deal, and told by no number in a view. */
    @Test
    @Rule(jp = "12.3.1")
    void anAbilityThatWasGivenAndUsedIsUsedInADeal() {
        State state = Table.empty(TextCards.rules(
                        "{'act': {'in': 'rc', 'limit': 'turn', 'then': {'apply': {'effects': {'gets': {'ability':"
                                + " {'act': {'in': 'vc', 'limit': 'turn', 'then': 'soul charge'}}, 'of': 'vanguard'}},"
                                + " 'lasting': 'turn'}}}}"))
                .unit(Seat.A, Circle.FRONT_LEFT, TextCards.TEXT)
                .hand(Seat.A, TestCards.GRADE_0)
                .hand(Seat.B, TestCards.GRADE_0)
                .turn(Seat.A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .activate(Circle.FRONT_CENTER)
                .draws(TestCards.GRADE_1)
                .asked(Seat.A, "9.9.2")
                .state();
        for (Seat seat : new Seat[] {Seat.A, Seat.B}) {
            State dealt = Determinize.deal(state, seat, 1);
            assertEquals(View.of(state, seat), View.of(dealt, seat));
            assertEquals(state.legalActions().toArray(), dealt.legalActions().toArray());
            assertEquals(
                    Array.of(0, 0),
                    View.of(state, seat)
                            .effects()
                            .filter(each -> each.kind().endsWith(" used"))
                            .map(SeenEffect::number));
        }
    }
}
