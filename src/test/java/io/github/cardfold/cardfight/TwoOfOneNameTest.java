package io.github.cardfold.cardfight;

import static io.github.cardfold.kernel.table.Seat.A;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.bot.GreedyBot;
import io.github.cardfold.bot.RandomBot;
import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.cardfight.card.DeckReader;
import io.github.cardfold.cardfight.card.DeckRules;
import io.github.cardfold.cardfight.card.DeckWriter;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.deck.DeckEntry;
import io.github.cardfold.deck.Violation;
import io.github.cardfold.json.DeckJson;
import io.github.cardfold.json.PackJson;
import io.github.cardfold.json.ReplayJson;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.match.Match;
import io.github.cardfold.match.Report;
import io.github.cardfold.notation.Notation;
import io.github.cardfold.replay.Replay;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import org.junit.jupiter.api.Test;

/** Two cards with different texts bear one name: the id tells them apart, and rules that speak of names ask names. */
class TwoOfOneNameTest {
    private static final String NAME = "Lantern Twin";
    private static final Card DRAWS = TextCards.card(
                    "twin", "{'auto': {'on': {'placed': {'to': 'rc'}}, 'then': 'draw'}}")
            .withName(NAME);
    private static final Card CHARGES = TextCards.card(
                    "twin-2", "{'auto': {'on': {'placed': {'to': 'rc'}}, 'then': 'soul charge'}}")
            .withName(NAME);
    private static final Pack PACK = TextCards.pack(DRAWS, CHARGES);

    private static DeckList deck(int draws, int charges) {
        return DeckList.builder()
                .name("twins")
                .main(Array.of(new DeckEntry<>(draws, DRAWS), new DeckEntry<>(charges, CHARGES)))
                .ride(Array.empty())
                .g(Array.empty())
                .build();
    }

    @Test
    void aPackWithBothIsReadAsItIsWritten() {
        assertEquals(Either.right(PACK), PackJson.read("p", PackJson.write(PACK)));
        assertEquals(Array.of(DRAWS, CHARGES), PACK.named(NAME));
    }

    @Test
    void deckListsCallThemByTheirIds() {
        DeckList deck = deck(1, 3);
        String text = DeckWriter.toText(deck, PACK);
        assertEquals("[Main deck]\n1 Lantern Twin [twin]\n3 Lantern Twin [twin-2]\n", text);
        assertEquals(Either.right(deck), DeckReader.read(PACK, "twins", text));
        assertEquals(
                "twins:2:3: the pack texts has 2 cards named 'Lantern Twin'; say which: 'Lantern Twin [twin]', 'Lantern Twin"
                        + " [twin-2]'",
                DeckReader.read(PACK, "twins", "[Main deck]\n4 Lantern Twin\n")
                        .getLeft()
                        .mkString("\n"));
        assertEquals(Either.right(deck), DeckJson.read(PACK, "twins", DeckJson.write(deck)));
    }

    /** An id behind a name is right where it is not needed, and one that is another card's is wrong. */
    @Test
    void anIdMayStandBehindEachName() {
        String only = "[Main deck]\n1 " + TestCards.GRADE_1 + " [" + TestCards.GRADE_1 + "]\n";
        Card card = PACK.card(TestCards.GRADE_1).get();
        String text = only.replace(TestCards.GRADE_1 + " [", card.name() + " [");
        assertEquals(card, DeckReader.read(PACK, "d", text).get().main().head().card());
        assertTrue(DeckReader.read(PACK, "d", "[Main deck]\n1 Lantern Twin [oak]\n")
                .isLeft());
        assertEquals(card.name(), PACK.title(card));
    }

    @Test
    @Rule(jp = "8.1.5.1")
    void bothCountForTheLimitOfTheirName() {
        Array<String> four = limits(deck(1, 3));
        Array<String> five = limits(deck(2, 3));
        assertEquals(Array.empty(), four);
        assertEquals(1, five.size());
        assertTrue(five.head().contains(NAME), five.head());
    }

    private static Array<String> limits(DeckList deck) {
        return DeckRules.check(deck, Editions.JP_2026_04.deckLimits())
                .map(Violation::sentence)
                .filter(each -> each.contains("with the name"));
    }

    @Test
    void eachDoesWhatItsOwnTextSays() {
        Player first = table().hand(A, DRAWS.id(), CHARGES.id())
                .turn(A, "9.9")
                .act("call", Zone.HAND, DRAWS.id())
                .pickCircle(Circle.BACK_LEFT)
                .draws(TestCards.GRADE_0);
        first.holds(A, Zone.HAND, CHARGES.id(), TestCards.GRADE_0).holds(A, Zone.SOUL);
        Player second = first.act("call", Zone.HAND, CHARGES.id())
                .pickCircle(Circle.BACK_RIGHT)
                .draws(TestCards.GRADE_0);
        second.holds(A, Zone.HAND, TestCards.GRADE_0).holds(A, Zone.SOUL, TestCards.GRADE_0);
    }

    @Test
    void notationAndSavedStatesTellThemApart() {
        State state = table().hand(A, DRAWS.id(), CHARGES.id()).turn(A, "9.9").state();
        Array<String> calls = Array.ofAll(state.legalActions())
                .map(action -> Notation.described(state, action))
                .filter(text -> text.contains("call"));
        assertEquals(Array.of("A call twin from hand", "A call twin-2 from hand"), calls);
        calls.forEach(text -> assertEquals(text, Notation.described(state, Notation.readActionAsReferee(state, text))));
        assertEquals(state, Notation.readPosition(state.rules(), Notation.position(state)));
    }

    @Test
    void aGameWithBothIsRecordedAndPlayedAgain() {
        DeckList one = Decks.named("tidal-archive");
        DeckEntry<Card> entry = one.main()
                .find(each -> each.count() == 4 && each.card().grade() == 1)
                .get();
        Card twin = entry.card().withId(entry.card().id() + "-2").withAbilities(DRAWS.abilities());
        Pack pack = Packs.vanilla().withCards(Packs.vanilla().cards().append(twin));
        DeckList both = one.withMain(
                one.main().replace(entry, new DeckEntry<>(2, entry.card())).append(new DeckEntry<>(2, twin)));
        Rules rules = Cardfight.rules(Editions.JP_2026_04, pack);
        Setup setup = Cardfight.setup(rules, both, both);
        Report report = Match.between(new GreedyBot(), new RandomBot(3)).play(setup.start(7));
        Replay recorded = report.replay(setup, 7);
        Replay replay = ReplayJson.read(ReplayJson.write(recorded));
        assertEquals(recorded, replay);
        assertEquals(Either.right(report.end()), replay.verify(rules));
    }

    /** Each name is declared once, and what bears it is meant whichever card it is. */
    @Test
    @Rule(jp = "7.13.2")
    void aNameIsDeclaredOnceAndIsThatOfBoth() {
        Card names = TextCards.card(
                "namer",
                "{'act': {'in': 'rc', 'then': [{'declare': 'name'}, {'put': {'what':"
                        + " {'cards': {'in': 'hand', 'are': {'name': '$declared'}}}, 'to': 'soul'}}]}}");
        Pack pack = TextCards.pack(CHARGES, DRAWS, names);
        Player asked = Table.empty(Cardfight.rules(Editions.JP_2026_04, pack))
                .hand(A, DRAWS.id(), CHARGES.id(), TestCards.GRADE_0)
                .unit(A, Circle.BACK_LEFT, names.id())
                .turn(A, "9.9")
                .activate(Circle.BACK_LEFT);
        Array<Card> declarable = Array.ofAll(asked.state().legalActions())
                .map(action -> pack.cards().get(action.number()));
        assertEquals(Array.of(CHARGES), declarable.filter(card -> card.name().equals(NAME)));
        assertEquals(pack.cards().map(Card::name).distinct(), declarable.map(Card::name));
        asked.number(pack.cards().indexOf(CHARGES))
                .holds(A, Zone.HAND, TestCards.GRADE_0)
                .holds(A, Zone.SOUL, DRAWS.id(), CHARGES.id());
    }

    private static Table table() {
        return Table.empty(Cardfight.rules(Editions.JP_2026_04, PACK))
                .deck(A, TestCards.GRADE_0, TestCards.GRADE_0, TestCards.GRADE_0, TestCards.GRADE_0);
    }
}
