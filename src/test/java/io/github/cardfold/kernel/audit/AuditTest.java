package io.github.cardfold.kernel.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Additions;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.state.Queues;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.OpenPosition;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.position.Tamper;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.question.Answer;
import io.github.cardfold.kernel.question.Ask;
import io.github.cardfold.kernel.question.Options;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Pile;
import io.github.cardfold.kernel.table.Pool;
import io.github.cardfold.kernel.table.Seat;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** The checker sees what is broken: states are forged that the rules would never make. */
class AuditTest {
    private static final int SEATS = 2;
    private static final int HAND = Zone.HAND.of(Seat.A);
    private static final int DECK = Zone.DECK.of(Seat.A);
    private static final int DROP = Zone.DROP.of(Seat.A);
    private static final int NOBODY = 0;

    /** A procedure whose question a test forges. */
    private static final Procedure OFFER =
            Procedure.named("offer").ask("offer", new Offer()).build();

    private static final Rules RULES = Cardfight.rules(
            Editions.JP_2026_04,
            Packs.vanilla(),
            Additions.of(builder -> builder.purposes("offer").procedures(OFFER)));

    private static final State START =
            Cardfight.start(RULES, Decks.named("tidal-archive"), Decks.named("ember-caravan"), 1);

    /** The first main phase: hands are dealt, the turn fighter is asked. */
    private static final State MAIN_PHASE = mainPhase();

    private static State mainPhase() {
        State state = START;
        while (!state.decision().get().section().equals("9.9.2")) {
            state = state.step(state.legalActions().get(0));
        }
        return state;
    }

    /** Offers two cards of which the asked seat sees one, and that one twice. */
    private static final class Offer implements Ask {
        @Override
        public Seat seat(Position position, Frame frame) {
            return Seat.A;
        }

        @Override
        public String purpose() {
            return "offer";
        }

        @Override
        public void options(Position position, Frame frame, Options options) {
            options.pick(HAND, 0);
            options.pick(HAND, 0);
            options.pick(Zone.HAND.of(Seat.B), 0);
            options.pick(DROP, 5);
        }

        @Override
        public void answer(Run run, Answer answer) {
            throw new IllegalStateException("nobody answers");
        }
    }

    private static State forged(Consumer<OpenPosition> forge) {
        OpenPosition position = new OpenPosition(MAIN_PHASE.position());
        forge.accept(position);
        return State.of(position);
    }

    private static void assertBroken(String complaint, Consumer<OpenPosition> forge) {
        io.vavr.collection.Array<String> found = Audit.of(START).broken(forged(forge));
        assertTrue(found.exists(each -> each.contains(complaint)), () -> complaint + " is not in " + found);
    }

    private static void assertUntold(String complaint, Consumer<OpenPosition> forge) {
        io.vavr.collection.Array<String> found = Audit.untold(MAIN_PHASE, forged(forge));
        assertTrue(found.exists(each -> each.contains(complaint)), () -> complaint + " is not in " + found);
    }

    private static GameObject any(OpenPosition position) {
        return position.objectAt(HAND, 0);
    }

    private static void put(OpenPosition position, GameObject card) {
        Tamper.pile(position, HAND, position.pile(HAND).set(0, card));
    }

    @Test
    void shouldFindNothingWhereNothingIsBroken() {
        assertEquals(io.vavr.collection.List.empty(), Audit.of(START).broken(START));
        assertEquals(io.vavr.collection.List.empty(), Audit.of(START).broken(MAIN_PHASE));
        assertEquals(io.vavr.collection.List.empty(), Audit.of(START).broken(forged(position -> {})));
        assertEquals(io.vavr.collection.List.empty(), Audit.untold(MAIN_PHASE, forged(position -> {})));
    }

    @Test
    void shouldMissACard() {
        assertBroken(
                "is lost",
                position -> Tamper.pile(position, HAND, position.pile(HAND).remove(0, GameObject.ALL_SEATS, SEATS)));
    }

    @Test
    void shouldFindACardTwice() {
        Consumer<OpenPosition> copy = position ->
                Tamper.pile(position, DROP, position.pile(DROP).add(any(position), GameObject.ALL_SEATS, SEATS));
        assertBroken("lies twice", copy);
        assertBroken("two cards are object", copy);
    }

    @Test
    void shouldFindAForeignCard() {
        assertBroken("was not there at the start", position -> put(position, new GameObject(500, 0, Seat.A, 1, 0, 1)));
    }

    @Test
    void shouldFindACardThatChangedItsOwner() {
        assertBroken("has another owner", position -> {
            GameObject card = any(position);
            put(position, new GameObject(card.card(), card.definition(), Seat.B, card.object(), 0, 1));
        });
    }

    @Test
    void shouldFindAPieceThatWasNeverCreatedOrLiesTwice() {
        GameObject piece = new GameObject(GameObject.FIRST_CREATED + 1, 0, Seat.A, 1, 0, 1);
        assertBroken("above the counter of created cards", position -> {
            position.restore(1, new GameObject[0]);
            put(position, piece);
        });
        assertBroken("card 20001 lies twice", position -> {
            position.restore(2, new GameObject[0]);
            Tamper.pile(
                    position,
                    DROP,
                    position.pile(DROP)
                            .add(piece, GameObject.ALL_SEATS, SEATS)
                            .add(piece, GameObject.ALL_SEATS, SEATS));
        });
    }

    @Test
    void shouldFindACardThatLiesThoughItHasLeftTheGame() {
        assertBroken(
                "lies twice, the second time in no place",
                position -> position.restore(0, new GameObject[] {any(position)}));
    }

    @Test
    void shouldFindAnObjectThatWasNeverMinted() {
        assertBroken("above the counter", position -> {
            GameObject card = any(position);
            put(position, new GameObject(card.card(), card.definition(), Seat.A, position.lastId() + 1, 0, 1));
        });
    }

    @Test
    void shouldFindACardOfAHandThatTheOpponentSees() {
        assertBroken(
                "does not see, or another seat does",
                position -> put(position, any(position).with(0, GameObject.ALL_SEATS)));
    }

    @Test
    void shouldFindKnowledgeOfACardThatIsNotThere() {
        int[][] known = {{}, {0, 0, 0, 0, 0, 0, 0, 0, 0}};
        assertBroken("lets B know of a card of definition 0", position -> pools(position, HAND, known));
    }

    private static void pools(OpenPosition position, int place, int[][] known) {
        Pile pile = position.pile(place);
        GameObject[] cards = things(pile);
        Tamper.pile(position, place, new Pile(cards, new Pool[] {new Pool(cards.length, true, 1, known)}));
    }

    private static GameObject[] things(Pile pile) {
        GameObject[] cards = new GameObject[pile.size()];
        for (int i = 0; i < cards.length; i++) {
            cards[i] = pile.at(i);
        }
        return cards;
    }

    @Test
    void shouldFindPoolsOfAnotherSize() {
        assertBroken("and pools of", position -> {
            Pool[] pools = {new Pool(3, false, 1, Pool.NOBODY_KNOWS)};
            Tamper.pile(position, DECK, new Pile(things(position.pile(DECK)), pools));
        });
    }

    @Test
    void shouldFindAnUnorderedPoolThatKeepsAnOrder() {
        assertBroken("is not sorted", position -> {
            GameObject[] cards = things(position.pile(DECK));
            GameObject first = cards[0];
            cards[0] = cards[1];
            cards[1] = first;
            Pool[] pools = {new Pool(cards.length, false, 1, Pool.NOBODY_KNOWS)};
            Tamper.pile(position, DECK, new Pile(cards, pools));
        });
    }

    @Test
    void shouldFindAPublicPileWithPools() {
        assertBroken(
                "public with pools", position -> Tamper.pile(position, DROP, new Pile(new GameObject[0], new Pool[0])));
    }

    @Test
    void shouldFindAStackThatAsksNobody() {
        assertBroken("which asks nobody", position -> position.push(RULES.procedure("7.6.4")));
    }

    @Test
    void shouldFindAProcedureOfOtherRules() {
        Rules others = Cardfight.rules();
        assertBroken("that the rules do not have", position -> position.push(others.procedure("9.9")));
    }

    @Test
    void shouldFindALocalThatIsNoSeat() {
        assertBroken("turn fighter is 7", position -> {
            Tamper.push(position, RULES.procedure("9.1"), 7);
        });
    }

    @Test
    void shouldFindAnswersOutOfOrderAndOutOfSight() {
        Consumer<OpenPosition> offer = position -> position.push(RULES.procedure("offer"));
        assertBroken("is offered after", offer);
        assertBroken("that A does not see", offer);
        assertBroken("names no card", offer);
    }

    @Test
    void shouldFindMemoryOfWhatNothingNames() {
        assertBroken("nothing names it", position -> {
            GameObject gone = new GameObject(0, 0, Seat.A, position.lastId(), 0, 0);
            Tamper.memory(position, Snapshot.of(gone, HAND, Seat.A, new int[5]));
        });
        assertBroken(
                "has not left",
                position -> Tamper.memory(position, Snapshot.of(any(position), HAND, Seat.A, new int[5])));
    }

    @Test
    void shouldFindEffectsOutOfOrder() {
        assertBroken("has the id", position -> {
            TimedEffect effect = TimedEffect.of(RuleEffects.POWER, Seat.A, 0, new int[0], 1, Lifetimes.TURN);
            Tamper.lasting(position, new TimedEffect[] {effect.begun(position.mint()), effect.begun(1)});
        });
    }

    @Test
    void shouldFindAMoveWithoutACard() {
        assertBroken(
                "has no card before or after",
                position -> Tamper.record(
                        position, Event.move(position, any(position).object(), DROP, 0)));
    }

    @Test
    void shouldFindATurnThatTurnedNothing() {
        assertBroken("turned nothing", position -> {
            Snapshot same = Snapshot.of(any(position), HAND, Seat.A, new int[5]);
            Event stood = Event.turn(position, any(position).object(), false);
            Tamper.record(position, Tamper.committed(stood, any(position).object(), same, same));
        });
    }

    @Test
    void shouldFindWhatNoEventTold() {
        assertUntold(
                "a number changed without event",
                position -> Tamper.number(position, FighterNumbers.ENERGY.index(), Seat.A, 3));
        assertUntold(
                "in the queues there is Array(attack 7.36.1 of A), by the events",
                position -> Tamper.queues(
                        position,
                        Frame.Queued.of(Queues.ATTACK, "7.36.1", Seat.A, 0).made(position.lastId())));
        assertUntold("a seat lost without event", position -> Tamper.lose(position, Seat.A, "13.2.2"));
        assertUntold(
                "was turned without event",
                position -> put(position, any(position).with(GameObject.REST, 1)));
        assertUntold("became another card without event", position -> {
            GameObject card = any(position);
            put(position, card.turnedOver(card.definition() + 1));
        });
        assertUntold("created or have left the game without event", position -> position.restore(1, new GameObject[0]));
        assertUntold(
                "created or have left the game without event",
                position -> position.restore(0, new GameObject[] {any(position)}));
        assertUntold(
                "the lasting effects are",
                position -> Tamper.lasting(position, new TimedEffect[] {
                    TimedEffect.of(RuleEffects.POWER, Seat.A, 0, new int[0], 1, Lifetimes.TURN)
                            .begun(1)
                }));
        assertUntold("by the events", position -> {
            GameObject card = any(position);
            Tamper.pile(position, HAND, position.pile(HAND).remove(0, NOBODY, SEATS));
            Tamper.pile(position, DROP, position.pile(DROP).add(card, NOBODY, SEATS));
        });
    }

    @Test
    void shouldFindEventsThatDidNotHappen() {
        assertUntold("by the events", position -> {
            Snapshot card = Snapshot.of(any(position), HAND, Seat.A, new int[5]);
            Event moved = Event.move(position, any(position).object(), DROP, 0);
            Tamper.record(position, Tamper.committed(moved, any(position).object(), card, card));
        });
        assertUntold(
                "cannot have happened",
                position -> Tamper.record(
                        position, Event.move(position, any(position).object(), DROP, 0)));
    }
}
