package io.github.cardfold.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Additions;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.json.DecisionJson;
import io.github.cardfold.json.ViewJson;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.Answer;
import io.github.cardfold.kernel.question.Ask;
import io.github.cardfold.kernel.question.LabelledAnswer;
import io.github.cardfold.kernel.question.Options;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.testpack.CostPack;
import io.github.cardfold.testpack.LookPack;
import io.github.cardfold.testpack.SecretPack;
import io.github.cardfold.testpack.ShippedGames;
import io.github.cardfold.testpack.TextPack;
import io.vavr.collection.Array;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** What legal answers mean. */
class AnswerLabelTest {
    private static final Seat A = Seat.A;
    private static final Seat B = Seat.B;

    private static Array<String> said(Player player) {
        State state = player.state();
        return View.of(state, state.decision().get().seat())
                .answers()
                .map(each -> each.label().english());
    }

    private static Array<String> keys(Player player) {
        return player.state().answers().map(each -> each.label().key());
    }

    /** Every answer of every decision of a game means something else than the others. */
    private static void play(State start, SplittableRandom dice) {
        State state = start;
        while (!state.isOver()) {
            check(state);
            state = state.step(
                    state.legalActions().get(dice.nextInt(state.legalActions().size())));
        }
        assertTrue(state.answers().isEmpty());
    }

    private static void check(State state) {
        Array<LabelledAnswer> answers = state.answers();
        assertEquals(state.legalActions().toArray(), answers.map(LabelledAnswer::action));
        Array<String> texts = answers.map(each -> each.label().english());
        assertEquals(texts.size(), texts.distinct().size(), () -> state + ": " + texts);
        assertFalse(texts.exists(each -> each.isBlank() || each.contains("{")), () -> state + ": " + texts);
        assertFalse(answers.exists(each -> each.label().key().equals("number")), () -> state + ": " + answers);
    }

    @Test
    void labelsOfADecisionDifferInAllShippedPacks() {
        SplittableRandom dice = new SplittableRandom(3);
        for (ShippedGames games : ShippedGames.ALL) {
            for (int game = 0; game < 4; game++) {
                play(games.setup(dice::nextInt).start(game), dice);
            }
            play(games.setup(dice::nextInt).start(9).withOpenChance(), dice);
        }
    }

    @Test
    void labelsOfADecisionDifferWhateverTextsAsk() {
        SplittableRandom dice = new SplittableRandom(4);
        Array<DeckList> decks = Decks.names("vanilla").map(Decks::named);
        for (Rules rules : Array.of(TextPack.rules(), SecretPack.rules(), LookPack.rules(), CostPack.rules())) {
            for (int game = 0; game < 3; game++) {
                play(Cardfight.start(rules, decks.get(game), decks.get(game + 1), game), dice);
            }
        }
    }

    @Test
    void thePartsOfATriggerAreNamed() {
        Player player = Table.empty()
                .deck(A, TestCards.trigger("critical"), TestCards.GRADE_1, TestCards.GRADE_0)
                .turn(A, "9.10")
                .yes()
                .draws(TestCards.trigger("critical"))
                .asked(A, "11.10.3.1");
        assertEquals(Array.of("a unit gets critical +1", "a unit gets power +10000"), said(player));
        assertEquals(Array.of("order the trigger.critical", "order the trigger.power"), keys(player));
    }

    @Test
    void cardsAndCirclesAreNamedWithWhatIsDoneWithThem() {
        Player player = Table.empty()
                .hand(A, TestCards.GRADE_1, TestCards.GRADE_1)
                .unit(A, Circle.FRONT_LEFT, TestCards.GRADE_2)
                .turn(A, "9.9");
        assertEquals(
                Array.of(
                        "the main phase ends",
                        "call grade-1 (A hand:0)",
                        "call grade-1 (A hand:1)",
                        "swap A front left"),
                said(player));
        assertEquals(Array.of("main phase.pass", "call.card", "call.card", "swap.place"), keys(player));
    }

    @Test
    @Rule(jp = "12.4.1")
    void whatChanceDrawsIsNamed() {
        Player player = activated("'draw'").asked(Seat.NATURE, "chance drawn");
        assertEquals(
                Array.of("0: grade-1", "1: grade-2", "2: grade-3"),
                player.state().answers().map(each -> each.label().english()));
    }

    @Test
    void yesAndNoSayWhatComesOfThem() {
        Player player = Table.empty().turn(A, "9.10").asked(A, "10.3.1.3");
        assertEquals(Array.of("end the battle phase", "attack with a unit"), said(player));
        assertEquals(Array.of("attack or not.no", "attack or not.yes"), keys(player));
    }

    @Test
    void modesShowTheirTexts() {
        Player player = activated("{'perform': ['draw', 'soul charge']}");
        assertEquals(Array.of("0: draw a card", "1: soul charge 1"), said(player));
        assertEquals(Array.of("choose what to do.text", "choose what to do.text"), keys(player));
    }

    @Test
    void whatMayBeDoneIsSaid() {
        assertEquals(Array.of("do nothing", "draw a card"), said(activated("{'may': {'then': 'draw'}}")));
        assertEquals(
                Array.of("do not; soul charge 1", "draw a card"),
                said(activated("{'may': {'then': 'draw', 'otherwise': 'soul charge'}}")));
    }

    @Test
    @Rule(jp = "11.9.5.2")
    void costsAreShown() {
        assertEquals(
                Array.of("do not pay", "pay [soul blast 1]"),
                said(activated("{'pay': {'cost': {'soul blast': 1}, 'then': 'draw'}}", TestCards.GRADE_0)));
    }

    @Test
    @Rule(jp = "7.13.1")
    void whatIsDeclaredIsShown() {
        assertEquals(
                Array.of("grade 0", "grade 1", "grade 2", "grade 3"),
                said(activated("{'declare': 'grade'}")).take(4));
        assertEquals(
                Array.of("grade-0", "grade-1"),
                said(activated("{'declare': 'name'}")).take(2));
    }

    private static Player activated(String then, String... soul) {
        Table table = Table.empty(TextCards.rules("{'act': {'in': 'rc', 'then': " + then + "}}"))
                .unit(A, Circle.BACK_LEFT, TextCards.TEXT)
                .deck(A, TestCards.GRADE_1, TestCards.GRADE_2, TestCards.GRADE_3);
        for (String each : soul) {
            table = table.in(A, Zone.SOUL, each);
        }
        return table.turn(A, "9.9").activate(Circle.BACK_LEFT);
    }

    @Test
    void theOtherSeatSeesNone() {
        State state = Table.empty().turn(A, "9.10").state();
        assertTrue(View.of(state, B).answers().isEmpty());
        assertFalse(View.of(state, B).text().contains("attack with a unit"));
        assertFalse(ViewJson.write(View.of(state, B)).contains("answers"));
    }

    /** A plugin that says no more has its numbers named by themselves, and its yes and no. */
    @Test
    void aQuestionOfAPluginHasLabelsOfItsOwnAccord() {
        Player player = Table.empty(asking(new Plain())).turn(A, "9.9").asked(A, "plain");
        assertEquals(Array.of("nothing more", "0", "5"), said(player));
        assertEquals(Array.of("plain.pass", "number", "number"), keys(player));
    }

    private static Rules asking(Ask ask) {
        return Cardfight.rules(
                Editions.JP_2026_04,
                TestCards.PACK,
                Additions.of(builder -> builder.purposes("plain")
                        .edit("9.9", phase -> phase.insertBefore("9.9.2", plain -> plain.ask("plain", ask)))));
    }

    private static final class Plain implements Ask {
        @Override
        public Seat seat(Position position, Frame frame) {
            return Seat.A;
        }

        @Override
        public String purpose() {
            return "plain";
        }

        @Override
        public void options(Position position, Frame frame, Options options) {
            options.pass();
            options.number(0);
            options.number(5);
        }

        @Override
        public void answer(Run run, Answer answer) {}
    }

    @Test
    void jsonHasKeyArgumentsAndText() {
        Player player = Table.empty().hand(A, TestCards.GRADE_1).turn(A, "9.9");
        String answer =
                "{\"action\":{\"seat\":\"A\",\"shape\":\"act\",\"verb\":\"call\",\"place\":\"A hand\",\"position\":0},"
                        + "\"key\":\"call.card\",\"arguments\":[{\"card\":\"grade-1\"},{\"place\":\"A hand\"},{\"number\":0}],"
                        + "\"text\":\"call grade-1 (A hand:0)\"}";
        String view = ViewJson.write(View.of(player.state(), A));
        assertTrue(view.contains(answer), view);
        String decision = DecisionJson.write(player.state());
        assertTrue(decision.contains(answer), decision);
        assertEquals(player.state().decision().get(), DecisionJson.read(decision));
        State over = player.state().step(Action.concede(A));
        assertThrows(IllegalArgumentException.class, () -> DecisionJson.write(over));
    }

    /** What cannot be told from the rest of a view tells views apart: the text that asks. */
    @Test
    void viewsWithOtherMeaningsAreOthers() {
        View draw = View.of(activated("{'may': {'then': 'draw'}}").state(), A);
        View charge = View.of(activated("{'may': {'then': 'soul charge'}}").state(), A);
        assertNotEquals(draw, charge);
    }
}
