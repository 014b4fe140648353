package io.github.cardfold.cardfight.play;

import static io.github.cardfold.cardfight.TestCards.GRADE_0;
import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Added;
import io.github.cardfold.cardfight.Additions;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.TurnFrame;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.explain.WhyAsked;
import io.github.cardfold.json.StateJson;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.LabelArgument;
import io.github.cardfold.kernel.question.LabelledAnswer;
import io.github.cardfold.spi.AddedEventPattern;
import io.github.cardfold.spi.Inquiry;
import io.github.cardfold.spi.KnownCard;
import io.github.cardfold.spi.KnownEvent;
import io.github.cardfold.spi.Plugin;
import io.github.cardfold.view.View;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** AUTO abilities of cards that not all see: their masters are asked to show them (11.1.1.2.1.1). */
@Rule(jp = "11.1.1.2.1.1")
class ConcealedAutoTest {
    private static final String TEXT = TextCards.TEXT;
    private static final String OTHER = TextCards.OTHER;
    private static final String SHOW = "11.1.1.2.1.1";
    private static final String WATCHES =
            "{'auto': {'in': 'hand', 'on': {'placed': {'who': 'other', 'to': 'rc'}}, 'then': 'soul charge'}}";
    private static final String DRAWN =
            "{'auto': {'on': {'put': {'from': 'deck', 'to': 'hand'}}, 'then': 'soul charge'}}";

    private static Player called(String ability, String... hand) {
        return Table.empty(TextCards.rules(ability))
                .hand(A, hand)
                .turn(A, "9.9")
                .act("call", Zone.HAND, GRADE_1)
                .pickCircle(Circle.BACK_LEFT);
    }

    @Test
    void aShownCardIsKnownToAllAndItsAbilityGoesOnStandby() {
        Player player = called(WATCHES, GRADE_1, TEXT, GRADE_2).asked(A, SHOW).offered("pass", "text from hand");
        assertEquals(0, View.of(player.state(), B).cards(A, Zone.HAND).count(TEXT));
        player.pick(Zone.HAND, TEXT).asked(A, SHOW).offered("pass").pass().draws(GRADE_1);
        assertEquals(1, View.of(player.state(), B).cards(A, Zone.HAND).count(TEXT));
        player.holds(A, Zone.SOUL, GRADE_1).holds(A, Zone.HAND, TEXT, GRADE_2);
    }

    @Test
    void whatIsNotShownNeverGoesOnStandby() {
        Player player = called(WATCHES, GRADE_1, TEXT).asked(A, SHOW).pass().asked(A, "9.9.2");
        player.holds(A, Zone.SOUL);
        assertEquals(0, View.of(player.state(), B).cards(A, Zone.HAND).count(TEXT));
    }

    @Test
    void whoeverMightHoldSuchACardIsAsked() {
        called(WATCHES, GRADE_1, GRADE_2).asked(A, SHOW).offered("pass").pass().asked(A, "9.9.2");
        called(WATCHES, GRADE_1).asked(A, "9.9.2");
    }

    @Test
    void twoOfAKindAreShownOneAfterTheOther() {
        Player player = called(WATCHES, GRADE_1, TEXT, TEXT);
        player.pick(Zone.HAND, TEXT).asked(A, SHOW);
        player.answer(player.state().legalActions().last())
                .asked(A, SHOW)
                .offered("pass")
                .pass();
        player.asked(A, "11.9.4").number(0).draws(GRADE_1, GRADE_1).holds(A, Zone.SOUL, GRADE_1, GRADE_1);
    }

    @Test
    @Rule(jp = "11.9.4")
    void whoPicksAnAbilityIsToldOfWhichCardItIs() {
        Player player = called(WATCHES, GRADE_1, TEXT, TEXT);
        player.pick(Zone.HAND, TEXT);
        player.answer(player.state().legalActions().last()).pass().asked(A, "11.9.4");

        LabelArgument card =
                LabelArgument.card(player.state().rules().definition(TEXT).get());
        for (LabelledAnswer each : player.state().answers()) {
            assertEquals(card, each.label().arguments().get(1));
        }
    }

    @Test
    void allAbilitiesOfAShownCardGoOnStandby() {
        String power = "{'auto': {'in': 'hand', 'on': {'placed': {'who': 'other', 'to': 'rc'}}, 'then': {'apply':"
                + " {'effects': {'gets': {'power': 1000, 'of': 'vanguard'}}, 'lasting': 'turn'}}}}";
        Table.empty(TextCards.rules(WATCHES, power))
                .hand(A, GRADE_1, TEXT)
                .turn(A, "9.9")
                .act("call", Zone.HAND, GRADE_1)
                .pickCircle(Circle.BACK_LEFT)
                .asked(A, SHOW)
                .pick(Zone.HAND, TEXT)
                .pass()
                .asked(A, "11.9.4")
                .number(0)
                .draws(GRADE_1)
                .asked(A, "9.9.2")
                .power(A, Circle.FRONT_CENTER, 14000)
                .holds(A, Zone.SOUL, GRADE_1);
    }

    @Test
    void cardsOfSeveralHiddenZonesAreShownAndTheOthersStay() {
        String watches = WATCHES.replace("'hand'", "['hand', 'ride deck']");
        Player player = Table.empty(TextCards.rules(watches))
                .hand(A, GRADE_1, TEXT)
                .in(A, Zone.RIDE_DECK, TEXT)
                .turn(A, "9.9")
                .act("call", Zone.HAND, GRADE_1)
                .pickCircle(Circle.BACK_LEFT)
                .asked(A, SHOW)
                .offered("pass", "text from hand", "text from ride deck zone");
        Player.of(player.state()).pass().asked(A, "9.9.2").holds(A, Zone.SOUL);
        player.pick(Zone.RIDE_DECK, TEXT)
                .asked(A, SHOW)
                .offered("pass", "text from hand")
                .pick(Zone.HAND, TEXT)
                .pass()
                .asked(A, "11.9.4")
                .number(0)
                .draws(GRADE_1, GRADE_1)
                .holds(A, Zone.SOUL, GRADE_1, GRADE_1);
    }

    /** Who does not see a card cannot show it, not even as its master. */
    @Test
    void whoseHandItIsShowsTheCardWhoeverIsItsMaster() {
        Procedure first = Procedure.named("first")
                .change("first", run -> Batch.of(mastered(run, 0), mastered(run, 1)))
                .build();
        Table.empty(Cardfight.rules(
                        Editions.JP_2026_04,
                        TextCards.pack(TextCards.card(TEXT, WATCHES)),
                        Additions.of(builder -> builder.procedures(first))))
                .hand(A, TEXT, GRADE_0)
                .within(TurnFrame.PROCEDURE, "9.9", A.ordinal(), 3)
                .at("first", "first")
                .act("call", Zone.HAND, GRADE_0)
                .pickCircle(Circle.BACK_LEFT)
                .asked(A, SHOW)
                .offered("pass", "text from hand");
    }

    /** A's only card is mastered by B, whose turn it is: still it is B who is asked first. */
    @Test
    @Rule(jp = "1.3.4#1")
    void whoIsAskedFirstIsToldByTheHandAndNotByTheMasterOfItsCards() {
        Procedure first = Procedure.named("first")
                .change("first", run -> Batch.of(mastered(run, 0)))
                .build();
        String ability = "{'auto': {'in': 'hand', 'on': {'placed': {'grade': 1}}, 'then': 'soul charge'}}";
        Table.empty(Cardfight.rules(
                        Editions.JP_2026_04,
                        TextCards.pack(TextCards.card(TEXT, ability)),
                        Additions.of(builder -> builder.procedures(first))))
                .hand(A, TEXT)
                .hand(B, GRADE_1, TEXT)
                .within(TurnFrame.PROCEDURE, "9.9", B.ordinal(), 3)
                .at("first", "first")
                .act("call", Zone.HAND, GRADE_1)
                .pickCircle(Circle.BACK_LEFT)
                .asked(B, SHOW);
    }

    private static Event mastered(Run run, int at) {
        int card = run.position().objectAt(Zone.HAND.of(A), at).object();
        return Added.begin(RuleEffects.DOMINATED, B, card, 0);
    }

    @Test
    @Rule(jp = "1.3.4#1")
    void theTurnFighterIsAskedFirst() {
        String ability = "{'auto': {'in': 'hand', 'on': {'placed': {'grade': 1}}, 'then': 'soul charge'}}";
        Table.empty(TextCards.rules(ability))
                .hand(A, GRADE_0)
                .hand(B, GRADE_1, TEXT)
                .hand(A, TEXT)
                .turn(B, "9.9")
                .act("call", Zone.HAND, GRADE_1)
                .pickCircle(Circle.BACK_LEFT)
                .asked(B, SHOW)
                .pick(Zone.HAND, TEXT)
                .pass()
                .asked(A, SHOW)
                .pick(Zone.HAND, TEXT)
                .pass()
                .draws(GRADE_1, GRADE_1)
                .holds(B, Zone.SOUL, GRADE_1)
                .holds(A, Zone.SOUL, GRADE_1);
    }

    @Test
    void nobodyIsAskedForWhatCouldTriggerNoCard() {
        String ability = "{'auto': {'in': 'hand', 'on': {'placed': {'grade': 2}}, 'then': 'soul charge'}}";
        called(ability, GRADE_1, TEXT).asked(A, "9.9.2");
    }

    @Test
    void aCardOfYoursIsShownToNobodyElse() {
        Player player = called(WATCHES, GRADE_1, TEXT);
        player.refused(Action.pass(B)).refused(Action.pick(B, player.card(A, Zone.HAND, TEXT)));
    }

    @Test
    void theOtherSeatSeesOnlyThatOneIsAsked() {
        Player holding = called(WATCHES, GRADE_1, TEXT);
        Player without = called(WATCHES, GRADE_1, GRADE_2);
        assertEquals(View.of(holding.state(), B), View.of(without.state(), B));
        assertEquals(WhyAsked.of(holding.state(), B), WhyAsked.of(without.state(), B));
        assertEquals(SHOW, WhyAsked.of(holding.state()).get().section());
    }

    @Test
    void aGameIsKeptAndGoesOnFromTheQuestion() {
        Player player = called(WATCHES, GRADE_1, TEXT, GRADE_2);
        Player read = Player.of(StateJson.read(player.state().rules(), StateJson.write(player.state())));
        assertEquals(player.state(), read.state());
        read.pick(Zone.HAND, TEXT).pass().draws(GRADE_1).holds(A, Zone.SOUL, GRADE_1);
    }

    /** A trigger of one's own: this card is looked at, by whomever. */
    @Phrase("this is looked at")
    private record LookedAt() implements AddedEventPattern {
        @Override
        public Array<EventKind> kinds() {
            return Array.of(EventKind.LOOK);
        }

        @Override
        public Option<Array<KnownCard>> matches(Inquiry inquiry, KnownEvent event) {
            return Option.when(event.card().exists(inquiry::isSelf), Array.empty());
        }
    }

    private static Player revealed() {
        Card looked = TextCards.card(TEXT)
                .withAbilities(Array.of(new Auto(
                        new LookedAt(),
                        ((Auto) TextCards.ability(DRAWN)).then(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        Array.empty(),
                        1,
                        Option.none())));
        Card looks = TextCards.card(OTHER, "{'act': {'in': 'rc', 'then': {'reveal': {'cards': 'hand'}}}}");
        Plugin own = Additions.of(registry -> registry.terms(language -> language.with(LookedAt.class)));
        return Table.empty(Cardfight.rules(Editions.JP_2026_04, TextCards.pack(looked, looks), own))
                .unit(A, Circle.FRONT_LEFT, OTHER)
                .hand(A, TEXT)
                .deck(A, GRADE_1, GRADE_2)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT);
    }

    /** It lies in the hand as before, but all know what has triggered: nobody is asked to show it once more. */
    @Test
    void theAbilityOfACardThatIsRevealedToAllGoesOnStandby() {
        revealed().draws(GRADE_1).asked(A, "9.9.2").holds(A, Zone.SOUL, GRADE_1);
    }

    /** The text names no zone, so that the ability is one of the hand too. */
    @Test
    @Rule(jp = {"11.4.4.1", "11.9.6"})
    void aCardThatIsDrawnMayBeShown() {
        drawn(TEXT)
                .asked(A, SHOW)
                .offered("pass", "text from hand")
                .pick(Zone.HAND, TEXT)
                .pass()
                .draws(GRADE_1)
                .holds(A, Zone.SOUL, GRADE_1);
        drawn(GRADE_0).asked(A, SHOW).offered("pass").pass().holds(A, Zone.SOUL);
    }

    /** The ability watches from the hand, where the card comes by the draw itself. */
    @Test
    void aDrawnCardMayBeShownForAnAbilityThatIsValidInTheHand() {
        String watches = DRAWN.replace("'on'", "'in': 'hand', 'on'");
        Table table = Table.empty(TextCards.rules(watches)).deck(A, TEXT, GRADE_0, GRADE_1);
        table.turn(A, "9.3")
                .draws(TEXT)
                .asked(A, SHOW)
                .pick(Zone.HAND, TEXT)
                .pass()
                .draws(GRADE_1)
                .holds(A, Zone.SOUL, GRADE_1);
        table.turn(A, "9.3").draws(GRADE_0).asked(A, SHOW).offered("pass");
        Table.empty(TextCards.rules(
                        watches.replace("'hand'", "'ride deck'").replace("'to': 'ride deck'", "'to': 'hand'")))
                .deck(A, GRADE_0, GRADE_1)
                .in(A, Zone.RIDE_DECK, TEXT)
                .turn(A, "9.3")
                .draws(GRADE_0)
                .asked(A, "9.7.2");
    }

    @Test
    void whicheverOfSeveralAbilitiesMightBeTriggeredItIsAskedAbout() {
        String never = "{'auto': {'on': {'put': {'who': {'grade': 3}, 'from': 'deck', 'to': 'hand'}},"
                + " 'then': 'soul charge'}}";
        Table.empty(ofThree(never, DRAWN))
                .turn(A, "9.3")
                .draws(GRADE_1)
                .asked(A, SHOW)
                .offered("pass");
        String neverWatches = WATCHES.replace("'other'", "{'grade': 3}");
        Table.empty(ofThree(neverWatches, WATCHES))
                .hand(A, GRADE_1, GRADE_2)
                .turn(A, "9.9")
                .act("call", Zone.HAND, GRADE_1)
                .pickCircle(Circle.BACK_LEFT)
                .asked(A, SHOW)
                .offered("pass");
    }

    private static Rules ofThree(String around, String middle) {
        return TextCards.rules(
                TextCards.card("first", around), TextCards.card("second", middle), TextCards.card("third", around));
    }

    @Test
    void aGrantedAbilityMightBeThatOfAnyCard() {
        String grants =
                "{'cont': {'in': 'rc', 'effects': {'gets': {'ability': {'auto': {'on': {'put': {'who': {'grade': 2}, 'from': 'deck', 'to': 'hand'}},"
                        + " 'then': 'soul charge'}}, 'of': {'cards': 'hand'}}}}}";
        Table.empty(TextCards.rules(grants))
                .unit(A, Circle.BACK_LEFT, TEXT)
                .turn(A, "9.3")
                .draws(GRADE_1)
                .asked(A, SHOW)
                .offered("pass");
    }

    /**
     * Only if the card in the hand is another grade 1, which is in the middle of the catalogue, is anything triggered.
     */
    @Test
    void aGrantedAbilityThatWatchesMightBeThatOfAnyCard() {
        String grants = "{'cont': {'in': 'rc', 'effects': {'gets': {'ability': {'auto': {'in': 'hand', 'on':"
                + " {'placed': {'who': {'same': {'what': 'name', 'as': 'this'}}, 'to': 'rc'}}, 'then': 'soul"
                + " charge'}}, 'of': {'cards': 'hand'}}}}}";
        Table.empty(TextCards.rules(grants))
                .unit(A, Circle.BACK_RIGHT, TEXT)
                .hand(A, GRADE_1, GRADE_2)
                .turn(A, "9.9")
                .act("call", Zone.HAND, GRADE_1)
                .pickCircle(Circle.BACK_LEFT)
                .asked(A, SHOW)
                .offered("pass");
    }

    @Test
    void whatIsNotTrueOfEveryCardTriggersNothingOfAnother() {
        String watches = "{'auto': {'in': 'rc', 'on': {'put': {'who': {'not': {'grade': 2}}, 'from': 'deck',"
                + " 'to': 'hand'}}, 'then': 'soul charge'}}";
        Table.empty(TextCards.rules(watches))
                .unit(A, Circle.BACK_LEFT, TEXT)
                .turn(A, "9.3")
                .draws(GRADE_1)
                .until(A, "9.9.2")
                .holds(A, Zone.SOUL);
    }

    private static Player drawn(String id) {
        return Table.empty(TextCards.rules(DRAWN))
                .deck(A, TEXT, GRADE_0, GRADE_1)
                .turn(A, "9.3")
                .draws(id);
    }

    @Test
    void nobodyIsAskedForADrawThatTriggersNothing() {
        String ability = "{'auto': {'on': {'put': {'from': 'rc', 'to': 'hand'}}, 'then': 'soul charge'}}";
        Table.empty(TextCards.rules(ability))
                .deck(A, TEXT, TEXT)
                .turn(A, "9.3")
                .until(A, "9.9.2")
                .holds(A, Zone.HAND, TEXT);
    }

    @Test
    void aCardThatComesFromTheFieldIsNotAskedFor() {
        String ability = "{'auto': {'on': {'put': {'from': 'rc', 'to': 'hand'}}, 'then': 'soul charge'}}";
        Table.empty(TextCards.rules(
                        TextCards.card(TEXT, ability),
                        TextCards.card(
                                OTHER,
                                "{'act': {'in': 'rc', 'then': {'put': {'what': 'rear guards', 'to': 'hand'}}}}")))
                .unit(A, Circle.FRONT_LEFT, OTHER)
                .unit(A, Circle.BACK_LEFT, TEXT)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .draws(GRADE_1)
                .holds(A, Zone.SOUL, GRADE_1);
    }

    @Test
    void anAbilityThatWouldTellAnotherCardTriggersNothing() {
        String ability =
                "{'auto': {'in': 'rc', 'on': {'put': {'who': {'grade': 3}, 'from': 'deck', 'to': 'hand'}}, 'then': 'soul charge'}}";
        Table.empty(TextCards.rules(ability))
                .unit(A, Circle.BACK_LEFT, TEXT)
                .deck(A, "grade-3", "grade-3")
                .turn(A, "9.3")
                .until(A, "9.9.2")
                .holds(A, Zone.SOUL);
        String any =
                "{'auto': {'in': 'rc', 'on': {'put': {'who': 'other', 'from': 'deck', 'to': 'hand'}}, 'then': 'soul charge'}}";
        Table.empty(TextCards.rules(any))
                .unit(A, Circle.BACK_LEFT, TEXT)
                .deck(A, GRADE_1, GRADE_1, GRADE_1)
                .turn(A, "9.3")
                .until(A, "9.9.2")
                .holds(A, Zone.SOUL, GRADE_1);
    }
}
