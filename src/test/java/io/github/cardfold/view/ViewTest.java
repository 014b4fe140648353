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
import io.github.cardfold.cardfight.fact.Roles;
import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Definition;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** What a seat sees of a state. */
class ViewTest {
    private static final DeckList DECK = Decks.named("tidal-archive");

    /** At the end of a turn A redraws, so that cards go back unseen that B may have seen before. */
    private static final Rules REDRAWING = Cardfight.rules(
            Editions.JP_2026_04,
            TestCards.PACK,
            Additions.of(builder -> builder.edit(
                    "9.11",
                    endPhase -> endPhase.insertBefore(
                            "9.11.7", redraw -> redraw.call("redraw", "8.2.1.8", run -> new int[] {0})))));

    private static View view(Player player, Seat seat) {
        return View.of(player.state(), seat);
    }

    /** A, with one card in hand, has drive checked two cards of grade 1, which B saw go to the hand. */
    private static Player afterDriveChecks() {
        return Table.empty(REDRAWING)
                .hand(Seat.A, TestCards.GRADE_2)
                .turn(Seat.A, "9.10")
                .yes()
                .draws(TestCards.GRADE_1, TestCards.GRADE_1, TestCards.GRADE_1)
                .asked(Seat.A, "8.2.1.8 put back");
    }

    private static SeenPool pool(SeenPlace place, int first) {
        return place.pools().find(pool -> pool.first() == first).get();
    }

    @Test
    @Rule(jp = {"4.1.4", "4.6.2"})
    void anotherHandIsACountAndTheKindsThatWereShown() {
        Player player = afterDriveChecks();
        SeenPlace hand = view(player, Seat.B).cards(Seat.A, Zone.HAND);
        assertEquals(3, hand.size());
        assertEquals(Array.empty(), hand.cards());
        assertEquals(Array.of(TestCards.GRADE_1, TestCards.GRADE_1), ids(pool(hand, 0)));
        assertEquals(2, hand.count(TestCards.GRADE_1));
        assertFalse(pool(hand, 0).isWhole());
    }

    @Test
    @Rule(jp = "4.6.2")
    void theOwnHandIsSeenCardByCard() {
        SeenPlace hand = view(afterDriveChecks(), Seat.A).cards(Seat.A, Zone.HAND);
        assertEquals(
                Array.of(TestCards.GRADE_2, TestCards.GRADE_1, TestCards.GRADE_1),
                hand.cards().map(card -> card.definition().get().id()));
        assertEquals(
                Array.range(0, 3).map(i -> new Handle(Zone.HAND.of(Seat.A), i)),
                hand.cards().map(SeenCard::handle));
        assertEquals(Array.empty(), hand.pools());
    }

    @Test
    @Rule(jp = "4.1.11")
    void ofAKnownKindOneIsUncertainForEachCardThatLeavesUnseen() {
        Player player = afterDriveChecks().pick(Zone.HAND, TestCards.GRADE_2).pass();
        View others = view(player, Seat.B);
        assertEquals(Array.of(TestCards.GRADE_1), ids(pool(others.cards(Seat.A, Zone.HAND), 0)));
        assertEquals(1, pool(others.cards(Seat.A, Zone.DECK), 8).size());
        assertEquals(0, others.cards(Seat.A, Zone.DECK).count(TestCards.GRADE_2));
    }

    @Test
    @Rule(jp = {"4.5.2", "4.1.11"})
    void aCardPutOnTheBottomIsSeenThereByItsOwnerUntilAShuffle() {
        Player player = afterDriveChecks().pick(Zone.HAND, TestCards.GRADE_2).pass();
        SeenPlace deck = view(player, Seat.A).cards(Seat.A, Zone.DECK);
        assertEquals(new Handle(Zone.DECK.of(Seat.A), 8), deck.cards().single().handle());
        assertEquals(TestCards.GRADE_2, deck.cards().single().definition().get().id());
        SeenPlace shuffled = view(player.draws(TestCards.GRADE_1), Seat.A).cards(Seat.A, Zone.DECK);
        assertEquals(Array.empty(), shuffled.cards());
        assertEquals(1, pool(shuffled, 0).count(TestCards.GRADE_2));
    }

    @Test
    @Rule(jp = "4.5.2")
    void theOwnDeckIsKnownWithoutItsOrder() {
        Player player = Table.empty()
                .deck(Seat.A, TestCards.GRADE_3, TestCards.GRADE_0, TestCards.GRADE_2)
                .turn(Seat.A, "9.10");
        Player reordered = Table.empty()
                .deck(Seat.A, TestCards.GRADE_2, TestCards.GRADE_3, TestCards.GRADE_0)
                .turn(Seat.A, "9.10");
        SeenPool deck = pool(view(player, Seat.A).cards(Seat.A, Zone.DECK), 0);
        assertEquals(Array.of(TestCards.GRADE_0, TestCards.GRADE_2, TestCards.GRADE_3), ids(deck));
        assertTrue(deck.isWhole());
        assertNotEquals(player.state(), reordered.state());
        assertEquals(view(player, Seat.A), view(reordered, Seat.A));
        assertEquals(Array.empty(), ids(pool(view(player, Seat.B).cards(Seat.A, Zone.DECK), 0)));
    }

    private static Array<String> ids(SeenPool pool) {
        return pool.kinds().map(Definition::id);
    }

    @Test
    @Rule(jp = {"8.2.1.2#5", "8.2.1.9#1", "4.3.3.2"})
    void theFirstVanguardIsUnseenUntilTheGameStarts() {
        State state = Cardfight.start(Cardfight.rules(), DECK, DECK, 1);
        state = state.step(state.legalActions().get(0));
        SeenCard theirs =
                View.of(state, Seat.B).units(Seat.A, Circle.FRONT_CENTER).single();
        SeenCard own = View.of(state, Seat.A).units(Seat.A, Circle.FRONT_CENTER).single();
        assertEquals(Option.none(), theirs.definition());
        assertEquals(0, theirs.trait(Trait.POWER));
        assertTrue(theirs.isFaceDown());
        assertEquals("inkwater-foundling", own.definition().get().id());
        while (View.of(state, Seat.A).turn() == 0) {
            assertEquals(
                    Option.none(),
                    View.of(state, Seat.B)
                            .units(Seat.A, Circle.FRONT_CENTER)
                            .single()
                            .definition());
            state = state.step(state.legalActions().get(0));
        }
        SeenCard stoodUp =
                View.of(state, Seat.B).units(Seat.A, Circle.FRONT_CENTER).single();
        assertEquals(own.definition(), stoodUp.definition());
        assertEquals(6000, stoodUp.trait(Trait.POWER));
        assertFalse(stoodUp.isFaceDown());
    }

    @Test
    @Rule(jp = "4.18.2")
    void aRideDeckIsItsOwnersToLookAt() {
        State state = Cardfight.start(Cardfight.rules(), DECK, DECK, 1);
        assertEquals(
                4, View.of(state, Seat.A).cards(Seat.A, Zone.RIDE_DECK).cards().size());
        SeenPlace theirs = View.of(state, Seat.B).cards(Seat.A, Zone.RIDE_DECK);
        assertEquals(4, theirs.size());
        assertEquals(Array.empty(), theirs.cards());
        assertEquals(Array.empty(), pool(theirs, 0).kinds());
    }

    @Test
    void whoIsAskedSeesOptionsAndStepTheOthersThePurpose() {
        Player player = Table.empty().hand(Seat.A, TestCards.GRADE_1).turn(Seat.A, "9.9");
        View asked = view(player, Seat.A);
        assertEquals(
                new SeenDecision(Seat.A, "main phase", "9.9.2"),
                asked.decision().get());
        assertEquals(
                Array.of(Action.pass(Seat.A), Action.act(Seat.A, "call", new Handle(Zone.HAND.of(Seat.A), 0))),
                asked.legalActions().toArray());
        View other = view(player, Seat.B);
        assertEquals(
                new SeenDecision(Seat.A, "main phase", ""), other.decision().get());
        assertTrue(other.legalActions().isEmpty());
    }

    @Test
    void anUnfinishedSelectionIsItsChoosersOwn() {
        Player player = guarding();
        View before = view(player, Seat.A);
        View chooser = view(player, Seat.B);
        player.act("guard", Zone.HAND, TestCards.GRADE_1);
        assertEquals(before, view(player, Seat.A));
        assertNotEquals(chooser, view(player, Seat.B));
    }

    /** B, with two cards in hand, is asked to guard. */
    private static Player guarding() {
        return Table.empty()
                .hand(Seat.B, TestCards.GRADE_1, TestCards.GRADE_0)
                .turn(Seat.A, "9.10")
                .yes()
                .asked(Seat.B, "10.5.1.2.1");
    }

    @Test
    void aRefusalToASeatThatIsNotAskedTellsNoStep() {
        Player player = guarding();
        var before = player.state().tryStep(Action.pass(Seat.A)).getLeft();
        player.act("guard", Zone.HAND, TestCards.GRADE_1);
        assertEquals(before, player.state().tryStep(Action.pass(Seat.A)).getLeft());
        assertEquals("10.5", before.section());
    }

    @Test
    @Rule(jp = {"6.2.3.1.1", "4.6.2#3"})
    void guardiansAreNamedInAnOrderThatTellsNothingOfTheHand() {
        Player one = guarding()
                .act("guard", Zone.HAND, TestCards.GRADE_1)
                .pick(Zone.HAND, TestCards.GRADE_0)
                .pass();
        Player other = Table.empty()
                .hand(Seat.B, TestCards.GRADE_0, TestCards.GRADE_1)
                .turn(Seat.A, "9.10")
                .yes()
                .act("guard", Zone.HAND, TestCards.GRADE_0)
                .pick(Zone.HAND, TestCards.GRADE_1)
                .pass();
        assertEquals(View.events(one.state(), Seat.A), View.events(other.state(), Seat.A));
        assertEquals(view(one, Seat.A), view(other, Seat.A));
    }

    @Test
    @Rule(jp = {"9.1.1", "10.5.1"})
    void turnPhaseNumbersAndBattleAreEverybodys() {
        for (Seat seat : new Seat[] {Seat.A, Seat.B}) {
            View view = view(guarding(), seat);
            assertEquals(Option.some(Seat.A), view.turnFighter());
            assertEquals(3, view.turn());
            assertEquals("10.5", view.moment());
            assertEquals(0, view.number(FighterNumbers.VANGUARD_DAMAGE, Seat.B));
            assertEquals(Array.of(unit(Seat.A)), view.roles(Roles.ATTACKER).map(SeenRole::card));
            assertEquals(Array.of(unit(Seat.B)), view.roles(Roles.ATTACKED).map(SeenRole::card));
            assertTrue(view.units(Seat.A, Circle.FRONT_CENTER).single().isResting());
        }
    }

    /** The guardian is named first, then the unit that it guards. */
    @Test
    @Rule(jp = "10.5.1")
    void whomAGuardianGuardsIsSeen() {
        Player player = guarding().act("guard", Zone.HAND, TestCards.GRADE_1).pass();
        Handle guardian = new Handle(Circle.FRONTMOST_CENTER.of(Seat.B), 0);
        assertEquals(
                Array.of(new SeenRole(Roles.GUARDING, guardian, Option.some(unit(Seat.B)))),
                view(player, Seat.A).roles(Roles.GUARDING));
    }

    private static Handle unit(Seat seat) {
        return new Handle(Circle.FRONT_CENTER.of(seat), 0);
    }

    @Test
    @Rule(jp = "11.10.5")
    void lastingEffectsNameUnitsByTheirHandles() {
        Player player = Table.empty()
                .deck(Seat.A, TestCards.trigger("critical"), TestCards.GRADE_1, TestCards.GRADE_1)
                .turn(Seat.A, "9.10")
                .yes()
                .draws(TestCards.trigger("critical"))
                .number(0)
                .asked(Seat.NATURE, "chance drawn");
        View view = view(player, Seat.B);
        SeenEffect power =
                view.effects().find(effect -> effect.kind().equals("power")).get();
        assertEquals(Array.of(unit(Seat.A)), power.units());
        assertEquals(10_000, power.number());
        assertEquals(TestCards.trigger("critical"), power.source().get().id());
        assertEquals(23_000, view.units(Seat.A, Circle.FRONT_CENTER).single().trait(Trait.POWER));
    }

    /** An effect is on a card in A's hand: A alone can point at the card. */
    @Test
    @Rule(jp = {"4.1.2", "4.6.2"})
    void lastingEffectsNameNoCardThatASeatDoesNotSee() {
        Player player = Table.pausing(run -> Batch.of(Event.begin(TimedEffect.of(
                        RuleEffects.POWER,
                        Seat.A,
                        0,
                        new int[] {
                            run.position().objectAt(Zone.HAND.of(Seat.A), 0).object()
                        },
                        1000,
                        Lifetimes.TURN))))
                .hand(Seat.A, TestCards.GRADE_1)
                .turn(Seat.A, "9.9")
                .asked(Seat.A, "pause");
        Handle card = new Handle(Zone.HAND.of(Seat.A), 0);
        assertEquals(Array.of(card), view(player, Seat.A).effects().head().units());
        assertEquals(Array.empty(), view(player, Seat.B).effects().head().units());
    }

    /** It stays in the game, but on another circle. */
    @Test
    @Rule(jp = "10.4.1.5.1")
    void aUnitThatHasMovedIsNoAttackerAnyMore() {
        String moves =
                "{'auto': {'in': 'rc', 'on': {'begins': 'guard step'}, 'then': {'move': {'what': 'this', 'circles': 'back row'}}}}";
        Player player = Table.empty(TextCards.rules(moves))
                .unit(Seat.A, Circle.FRONT_LEFT, TextCards.TEXT)
                .hand(Seat.B, TestCards.GRADE_1)
                .turn(Seat.A, "9.10")
                .attacks(Circle.FRONT_LEFT, Seat.B, Circle.FRONT_CENTER);
        assertEquals(
                Array.of(new Handle(Circle.FRONT_LEFT.of(Seat.A), 0)),
                view(player, Seat.A).roles(Roles.ATTACKER).map(SeenRole::card));
        player.pickCircle(Circle.BACK_LEFT).asked(Seat.B, "10.5.1.2.1");
        assertEquals(Array.empty(), view(player, Seat.A).roles(Roles.ATTACKER));
    }

    @Test
    @Rule(jp = "1.2.4")
    void theOutcomeIsEverybodys() {
        Player player = guarding().answer(Action.concede(Seat.A));
        View view = view(player, Seat.B);
        assertEquals("B wins by 1.2.4", view.outcome().get().sentence());
        assertEquals(Option.none(), view.decision());
    }

    @Test
    void aSeatWithoutAPartInTheGameSeesNothing() {
        State state = guarding().state();
        assertThrows(IllegalArgumentException.class, () -> View.of(state, Seat.C));
        assertThrows(IllegalArgumentException.class, () -> View.events(state, Seat.NATURE));
    }
}
