package io.github.cardfold.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.action.OrderedAttack;
import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.state.Queues;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.Peek;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Standby;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.github.cardfold.kernel.table.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EventNotationTest {
    private static final EventKind CHEERED = EventKind.fact("cheered on by");
    private static final TimedEffectKind ON_FIRE = new TimedEffectKind("on fire") {};
    private static final int A = 0;
    private static final int B = 1;

    private final Position position = Table.with(
                    builder -> builder.events(CHEERED).lasting(ON_FIRE))
            .hand(Seat.A, TestCards.GRADE_3, TestCards.GRADE_1)
            .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_2)
            .unit(Seat.B, Circle.FRONT_RIGHT, TestCards.GRADE_1)
            .in(Seat.A, Zone.DROP, TestCards.GRADE_0)
            .turn(Seat.A, "9.9")
            .state()
            .position();

    private void both(String text, Event event) {
        assertEquals(text, Notation.event(position, event));
        assertEquals(text, Notation.eventInFull(position, event), "a proposed event needs nothing in brackets");
        assertEquals(event, Notation.readEvent(position, text));
    }

    private int object(int place, int index) {
        return position.objectAt(place, index).object();
    }

    private int unit() {
        return object(Circle.FRONT_LEFT.of(Seat.of(A)), 0);
    }

    private int theirUnit() {
        return object(Circle.FRONT_RIGHT.of(Seat.of(B)), 0);
    }

    @Test
    void movesSayFromWhereToWhereAndHow() {
        int card = object(Zone.HAND.of(Seat.of(A)), 1);
        both("move A hand:1 -> A drop zone", Event.move(position, card, Zone.DROP.of(Seat.of(A)), 0));
        both(
                "move A hand:1 -> A front left, rest, shown",
                Event.move(position, card, Circle.FRONT_LEFT.of(Seat.of(A)), Event.REST | Event.SHOWN));
        both(
                "move A hand:1 -> B deck, bottom, down, rest, shown, same, secret, marked",
                Event.move(position, card, Zone.DECK.of(Seat.of(B)), 127));
        both("move A deck -> A hand", Event.moveTop(position, Zone.DECK.of(Seat.of(A)), Zone.HAND.of(Seat.of(A)), 0));
    }

    @Test
    void turnsSayHowTheCardLiesThen() {
        both("turn A front left:0 rest", Event.turn(position, unit(), true));
        both("turn A front left:0 stand", Event.turn(position, unit(), false));
        both("face A front left:0 down", Event.face(position, unit(), true));
        both("face A front left:0 up", Event.face(position, unit(), false));
        both("face A front left:0 down, secret", Event.face(position, unit(), true, Event.SECRET));
    }

    @Test
    void numbersRiseAndFall() {
        both("count A energy +3", Event.count(FighterNumbers.ENERGY, Seat.of(A), 3));
        both("count B vanguard damage -1", Event.count(FighterNumbers.VANGUARD_DAMAGE, Seat.of(B), -1));
        both("count B energy +0", Event.count(FighterNumbers.ENERGY, Seat.of(B), 0));
        both("count B energy -2147483648", Event.count(FighterNumbers.ENERGY, Seat.of(B), Integer.MIN_VALUE));
    }

    @Test
    void effectsBeginAndEnd() {
        int[] both = {unit(), theirUnit()};
        int source = object(Zone.DROP.of(Seat.of(A)), 0);
        both(
                "begin power 5000 on A front left:0 until end of turn",
                Event.begin(
                        TimedEffect.of(RuleEffects.POWER, Seat.of(A), 0, new int[] {unit()}, 5000, Lifetimes.TURN)));
        both(
                "begin power -5000 of B on A front left:0, B front right:0 by A drop zone:0 until end of battle",
                Event.begin(TimedEffect.of(RuleEffects.POWER, Seat.of(B), source, both, -5000, Lifetimes.BATTLE)));
        both(
                "begin no drive checks of A until end of game",
                Event.begin(TimedEffect.of(RuleEffects.NO_DRIVE_CHECKS, Seat.of(A), 0, new int[0], 0, Lifetimes.GAME)));
        both(
                "begin \"on fire\" of B until end of resolution",
                Event.begin(TimedEffect.of(ON_FIRE, Seat.of(B), 0, new int[0], 0, Lifetimes.RESOLUTION)));
        both("expire until end of turn", Event.expire(Lifetimes.TURN));
        both("expire until end of resolution", Event.expire(Lifetimes.RESOLUTION));
    }

    @Test
    void theRestOfWhatChangesAPosition() {
        both("shuffle A deck", Event.shuffle(position, Zone.DECK.of(Seat.of(A))));
        both(
                "queue attack 10.2 of A on A front left:0, B front right:0",
                Event.queue(
                        Frame.Queued.of(Queues.ATTACK, "10.2", Seat.of(A), 0).naming(unit(), theirUnit())));
        both(
                "queue attack 10.2 of B by A front left:0 with 3, -1",
                Event.queue(Frame.Queued.of(Queues.ATTACK, "10.2", Seat.of(B), unit())
                        .with(3, -1)));
        both(
                "enter standby of A on A front left:0 \"7.36.1\"",
                Event.enterStandby(new Standby("7.36.1", Seat.of(A), unit())));
        both("leave standby 2", Event.leaveStandby(2));
        both("leave standby", Event.leaveStandby(0));
        both("keep standby 2", Event.keepStandby(2));
        both("lose A 1.2.5", Event.lose(Seat.of(A), "1.2.5"));
        both("lose B \"gave up\"", Event.lose(Seat.of(B), "gave up"));
        both("random 6", Event.random(6));
        both("random of A 6", Event.randomUntold(6, Seat.of(A)));
        both("random 6, secret", Event.lot(6));
    }

    @Test
    void factsOfAnyKind() {
        both(
                "was attacked of A on A front left:0 with B front right:0",
                Event.fact(EventKinds.WAS_ATTACKED, Seat.of(A), unit(), theirUnit()));
        both("beginning of A 3 \"main phase\"", Event.fact(EventKinds.BEGINNING, Seat.of(A), 0, 0, 3, "main phase"));
        both("did not hit of B", Event.fact(EventKinds.DID_NOT_HIT, Seat.of(B), 0, 0));
        both("\"cheered on by\" -8 \"hip \\\"hip\\\"\\n\"", Event.fact(CHEERED, null, 0, 0, -8, "hip \"hip\"\n"));
    }

    /** Catches an entry that is read as a like one that came later, or as none at all. */
    @Test
    void anEntryThatLeavesItsQueueIsTheOldestOfWhichTheSameIsSaid() {
        Position with = Table.pausing(run -> io.github.cardfold.kernel.position.Batch.of(
                        queueing(Seat.B), queueing(Seat.A), queueing(Seat.A)))
                .turn(Seat.A, "9.9")
                .state()
                .position();
        Event second = Event.unqueue(with.queued().get(1));
        Event third = Event.unqueue(with.queued().get(2));
        assertEquals("unqueue attack 7.36.1 of A", Notation.event(with, third));
        assertEquals(second, Notation.readEvent(with, Notation.event(with, third)));
        assertEquals(second, Notation.readEvent(with, Notation.eventInFull(with, second)));
        assertEquals(third, Notation.readEvent(with, Notation.eventInFull(with, third)));
        Event gone = OrderedAttack.order(Seat.A, with.lastId(), 0);
        assertEquals("queue attack 7.36.1 of A on gone, gone", Notation.event(with, gone));
        assertEquals(gone, Notation.readEvent(with, Notation.eventInFull(with, gone)));
    }

    private static Event queueing(Seat seat) {
        return Event.queue(Frame.Queued.of(Queues.ATTACK, "7.36.1", seat, 0));
    }

    @Test
    void anEffectThatLastsIsNamedByItsPlaceAmongThem() {
        Player player = Table.pausing(run -> io.github.cardfold.kernel.position.Batch.of(Event.begin(
                        TimedEffect.of(RuleEffects.NO_DRIVE_CHECKS, Seat.B, 0, new int[0], 0, Lifetimes.TURN))))
                .turn(Seat.A, "9.9");
        Position with = player.state().position();
        Event end = Event.end(with.lasting(0));
        assertEquals("expire effect:0 (\"no drive checks\")", Notation.event(with, end));
        assertEquals(end, Notation.readEvent(with, "expire effect:0"));
        assertEquals("expire gone [seat: B, other: " + with.lasting(0).id() + "]", Notation.eventInFull(position, end));
    }

    @Test
    void cardsMaySpokenOfByWhatTheyAre() {
        assertEquals(
                Event.move(position, object(Zone.HAND.of(Seat.of(A)), 1), Zone.DROP.of(Seat.of(A)), 0),
                Notation.readEvent(position, "move grade-1 from A hand -> A drop zone"));
        assertEquals(
                Event.turn(position, unit(), true), Notation.readEvent(position, "turn grade-2 on A front left rest"));
        assertEquals(
                Event.begin(TimedEffect.of(
                        RuleEffects.POWER, Seat.of(A), 0, new int[] {unit(), theirUnit()}, 1, Lifetimes.TURN)),
                Notation.readEvent(
                        position,
                        "begin power 1 on grade-2 on A front left, grade-1 on B front right until end of turn"));
        assertEquals(
                Event.move(position, object(Zone.HAND.of(Seat.of(A)), 1), Zone.DROP.of(Seat.of(A)), 0),
                Notation.readEvent(position, "move A hand:1 -> A drop zone (grade-1)"));
    }

    @Test
    void aCommittedEventSaysInBriefWhichCardAndInFullAll() {
        Player player = Table.empty().hand(Seat.A, TestCards.GRADE_1).turn(Seat.A, "9.9");
        player.forget().act("call", Zone.HAND, TestCards.GRADE_1).pickCircle(Circle.BACK_LEFT);
        Event move = player.events(EventKind.MOVE).get(0);
        Position now = player.state().position();
        assertEquals("move A hand -> A back left, shown (grade-1)", Notation.event(now, move));
        String full = Notation.eventInFull(now, move);
        assertTrue(full.startsWith("move A hand -> A back left, shown (grade-1) [object: "), full);
        assertEquals(move, Notation.readEvent(now, full));
        NotationException refused =
                assertThrows(NotationException.class, () -> Notation.readEvent(now, Notation.event(now, move)));
        assertEquals("a card that goes, since seats see the cards of A hand", refused.expected());
    }

    /** Events with something in every field, some of them of objects that are nowhere. */
    @Test
    void everyKindOfEventOfAnotherGameIsReadBackInFull() {
        Position crowded = Peek.crowded().position();
        for (int i = 0; i < crowded.eventCount(); i++) {
            String full = Notation.eventInFull(crowded, crowded.event(i));
            assertEquals(crowded.event(i), Notation.readEvent(crowded, full), full);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "mvoe A hand:0 -> A drop zone | 1 | a kind of event: move, | move",
                "move | 5 | a blank |",
                "move A hand:2 -> A drop zone | 12 | a position in A hand, where 2 cards are |",
                "move A bind zone:0 -> A drop zone | 17 | a position in A bind zone, where 0 cards are |",
                "move A hand:0 > A drop zone | 14 | \" -> \" |",
                "move A hand:0 -> A dropzone | 20 | a place of A | drop zone",
                "move A deck:0 -> A hand | 6 | a card whose place is settled |",
                "move A hand:0 -> A drop zone, restt | 1 | another of bottom |",
                "move A hand:0 -> A drop zone (grade-1) | 31 | what is meant: grade-3 | grade-3",
                "turn A front left rest | 18 | \":\" and a position in A front left |",
                "turn A front left:0 lie | 21 | how it lies then: rest, stand |",
                "count A energi +3 | 9 | a number that seats have: vanguard damage, energy | energy",
                "count A energy 3 | 16 | + or - and by how much |",
                "count A energy +2147483648 | 17 | a number from 0 to 2147483647 |",
                "count A energy -0 | 16 | 0 without a sign |",
                "begin powr 5000 of A until end of turn | 7 | a kind of lasting effect: | power",
                "begin power 5000 until end of turn | 17 | \" of \" and its master |",
                "begin power 5000 of A until end of turns | 36 | a duration: resolution, battle, whole battle, turn, whole turn, your turn, opponents turn, your next turn, opponents next turn, own condition, game | turn",
                "expire effect:0 | 15 | the place of one of the 0 effects that last |",
                "queue attack 7.99 of A | 1 | the name of a procedure at $.entry.procedure |",
                "queue atack 7.36.1 of A | 7 | a queue: attack | attack",
                "unqueue attack 7.36.1 on A hand:0 | 22 | \" of \" |",
                "turn gone rest | 1 | an event of cards and effects that are there |",
                "hit of A on gone | 1 | an event of cards and effects that are there |",
                "leave standby A | 14 | the end of the line |",
                "leave standby [kind] | 20 | \": \" |",
                "leave standby [seat: A, seat: B] | 25 | each field only once |",
                "leave standby [flavour: 3] | 1 | no such field here |",
                "random 0 | 1 | a value at $.number |",
            })
    void whatIsNoEventIsRefusedWithItsPlace(String text, int column, String expected, String near) {
        NotationException refused = assertThrows(NotationException.class, () -> Notation.readEvent(position, text));
        assertTrue(refused.expected().startsWith(expected), refused::getMessage);
        assertEquals(column, refused.column(), refused::getMessage);
        if (near != null) {
            assertEquals(near, refused.near().head());
        }
    }
}
