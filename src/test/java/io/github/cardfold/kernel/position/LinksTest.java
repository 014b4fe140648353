package io.github.cardfold.kernel.position;

import static io.github.cardfold.kernel.position.Ties.BENCH;
import static io.github.cardfold.kernel.position.Ties.CANDLE;
import static io.github.cardfold.kernel.position.Ties.DECK;
import static io.github.cardfold.kernel.position.Ties.DROP;
import static io.github.cardfold.kernel.position.Ties.FIELD;
import static io.github.cardfold.kernel.position.Ties.GRIEF;
import static io.github.cardfold.kernel.position.Ties.HAND;
import static io.github.cardfold.kernel.position.Ties.ROPE;
import static io.github.cardfold.kernel.position.Ties.SHADOW;
import static io.github.cardfold.kernel.position.Ties.card;
import static io.github.cardfold.kernel.position.Ties.move;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.kernel.Opening;
import io.github.cardfold.kernel.Redacted;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.audit.Audit;
import io.github.cardfold.kernel.codec.PositionKey;
import io.github.cardfold.kernel.codec.StateCodec;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.notation.Notation;
import io.github.cardfold.notation.NotationException;
import io.github.cardfold.notation.StateDiff;
import io.vavr.collection.Array;
import java.util.OptionalLong;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** What becomes of links and who may know it, tried in a small game; every state goes through every format. */
class LinksTest {
    private static final int B = 1;
    private static final int C = 2;

    /** Plays a script to its end and returns all states, each of them checked. */
    @SafeVarargs
    private static Array<State> played(Function<Position, Batch>... script) {
        return played(Ties.start(script), script.length);
    }

    private static Array<State> played(State start, int steps) {
        Audit audit = Audit.of(start);
        Array<State> states = Array.of(start);
        for (int i = 0; i < steps; i++) {
            State before = states.last();
            State after = before.step(before.legalActions().get(0));
            assertEquals("", audit.broken(after).mkString("\n"));
            assertEquals("", Audit.untold(before, after).mkString("\n"));
            check(before, after);
            states = states.append(after);
        }
        return states;
    }

    private static void check(State before, State after) {
        assertEquals(after, StateCodec.read(after.rules(), StateCodec.write(after)));
        String text = Notation.position(after);
        assertEquals(after, Notation.readPosition(after.rules(), text), text);
        for (int i = 0; i < after.eventCount(); i++) {
            Event event = after.event(i);
            String full = Notation.eventInFull(after.position(), event);
            assertEquals(event, Notation.readEvent(after.position(), full), full);
        }
        assertFalse(StateDiff.between(before, after).isEmpty());
        assertEquals(PositionKey.of(after), PositionKey.of(Renaming.of(after, 3)));
        for (Seat seat : after.position().seats()) {
            Redacted seen = Redacted.of(after, seat);
            State dealt = seen.filled(seen.gaps().map(gap -> seen.hidden(gap::equals)), 4);
            assertEquals("", Audit.of(dealt).broken(dealt).mkString("\n"));
            assertEquals(
                    after.position().links().map(each -> each.kind().name() + each.name()),
                    dealt.position().links().map(each -> each.kind().name() + each.name()));
        }
    }

    private static Function<Position, Batch> tie(LinkKind kind, int from, int index, int to, int at) {
        return position -> Batch.of(Event.link(kind, card(position, from, index), card(position, to, at), ""));
    }

    private static Function<Position, Batch> moves(int from, int index, int to) {
        return position -> Batch.of(move(position, from, index, to));
    }

    private static Array<String> kinds(State state) {
        return Array.range(0, state.eventCount()).map(i -> state.event(i).kind().name());
    }

    @Test
    void aLinkHasADirectionAndAPlaceInTheOrderOfMaking() {
        State state = played(tie(ROPE, FIELD, 0, FIELD + B, 0), tie(ROPE, FIELD + B, 0, FIELD, 0))
                .last();
        Position position = state.position();
        Anchor own = card(position, FIELD, 0);
        Anchor other = card(position, FIELD + B, 0);
        assertEquals(Array.of(position.link(0)), position.linksFrom(own, ROPE));
        assertEquals(Array.of(position.link(1)), position.linksTo(own, ROPE));
        assertEquals(other, position.link(0).to());
        assertEquals(Array.empty(), position.linksFrom(own, SHADOW));
        assertTrue(position.link(0).id() < position.link(1).id());
        assertEquals(Event.link(position.link(1)), state.event(0), "a committed event carries the id");
    }

    @Test
    void ofTwoLinksAtOneObjectTheOneWhoseOtherEndLeavesEnds() {
        State state = played(
                        tie(ROPE, FIELD, 0, FIELD + B, 0), tie(ROPE, FIELD, 1, FIELD + B, 0), moves(FIELD, 0, DROP))
                .last();
        assertEquals(1, state.position().linkCount());
        assertEquals(card(state.position(), FIELD, 0), state.position().link(0).from());
        assertEquals(Array.of("move", "unlink"), kinds(state));
    }

    @Test
    void awayAndBackIsNotLinked() {
        State state = played(
                        tie(ROPE, FIELD, 0, FIELD + B, 0),
                        moves(FIELD, 0, HAND),
                        position -> Batch.of(move(position, HAND, 1, FIELD)))
                .last();
        assertEquals(0, state.position().linkCount());
        assertEquals(Array.of("move"), kinds(state));
    }

    @Test
    void whatKeepsTheObjectKeepsTheLinkUnlessTheKindSaysOtherwise() {
        Array<State> states = played(
                tie(ROPE, FIELD, 0, FIELD + B, 0),
                tie(CANDLE, FIELD, 0, FIELD + B, 1),
                moves(FIELD, 0, BENCH),
                position -> Batch.of(
                        Event.face(position, position.objectAt(BENCH, 0).object(), true)),
                position -> Batch.of(
                        Event.turn(position, position.objectAt(BENCH, 0).object(), true)));
        assertEquals(2, states.get(4).position().linkCount());
        State state = states.last();
        assertEquals(Array.of(ROPE), state.position().links().map(Link::kind));
        assertEquals(Array.of("turn", "unlink", "count", "move"), kinds(state));
        assertEquals(1, state.position().number(Sample.POINTS, Seat.A));
    }

    @Test
    void bothEndsLeavingAtOnceEndALinkOnce() {
        State state = played(
                        tie(CANDLE, FIELD, 0, FIELD + B, 0),
                        position -> Batch.of(move(position, FIELD, 0, DROP), move(position, FIELD + B, 0, DROP + B)))
                .last();
        assertEquals(Array.of("move", "move", "unlink", "count"), kinds(state));
        assertEquals(1, state.position().number(Sample.POINTS, Seat.A));
    }

    @Test
    void aLinkFollowsBothItsEndsAndStaysTheSame() {
        Array<State> states = played(
                tie(SHADOW, FIELD, 0, FIELD + B, 0),
                tie(ROPE, FIELD, 1, FIELD + B, 1),
                position -> Batch.of(move(position, FIELD, 0, DROP), move(position, FIELD + B, 0, HAND + B)));
        Position after = states.last().position();
        assertEquals(card(after, DROP, 0), after.link(0).from());
        assertEquals(card(after, HAND + B, 1), after.link(0).to());
        assertEquals(states.get(1).position().link(0).id(), after.link(0).id());
        assertEquals(Array.of("move", "move"), kinds(states.last()));
    }

    @Test
    void anEndThatIsShuffledAmongOthersIsNoneAnyMore() {
        Array<State> states = played(
                tie(SHADOW, FIELD, 0, FIELD + B, 0),
                moves(FIELD, 0, DECK),
                position -> Batch.of(Event.shuffle(position, DECK)));
        assertEquals(1, states.get(2).position().linkCount());
        assertEquals(Array.of("shuffle", "unlink"), kinds(states.last()));
    }

    @Test
    void whatStaysNamedIsRememberedUntilTheLinkEnds() {
        Array<State> states =
                played(tie(GRIEF, FIELD, 0, FIELD + B, 1), moves(FIELD + B, 1, DROP + B), moves(FIELD, 0, DROP));
        Position mourning = states.get(2).position();
        int departed = mourning.link(0).to().object();
        assertEquals(
                card(states.get(1).position(), FIELD + B, 1), mourning.link(0).to());
        Snapshot last = mourning.last(departed);
        assertNotNull(last);
        assertEquals(FIELD + B, last.place());
        assertEquals(2, last.trait(0));
        assertEquals(Array.of(states.get(1).position().link(0)), last.links().map(Snapshot.Linked::link));
        assertEquals(Array.of("move", "unlink"), kinds(states.last()));
        assertNull(states.last().position().last(departed));
    }

    @Test
    void snapshotsHaveTheLinksOfTheirMomentWithWhatIsAtTheOtherEnd() {
        State state = played(
                        tie(ROPE, FIELD, 0, FIELD + B, 1),
                        position -> Batch.of(Event.link(SHADOW, Anchor.seat(Seat.C), card(position, FIELD, 0), "sun")),
                        moves(FIELD, 0, HAND))
                .last();
        Snapshot before = state.event(0).before();
        Snapshot after = state.event(0).after();
        assertNotNull(before);
        assertNotNull(after);
        assertEquals(
                Array.of(ROPE, SHADOW), before.links().map(each -> each.link().kind()));
        assertEquals(
                state.position().objectAt(FIELD + B, 1),
                before.links().get(0).other().get());
        assertTrue(before.links().get(1).other().isEmpty());
        assertEquals(Array.of(SHADOW), after.links().map(each -> each.link().kind()));
        assertEquals(
                after.gameObject().object(), after.links().get(0).link().to().object());
    }

    @Test
    void aLinkMadeTogetherWithAMoveIsThatOfTheNewObject() {
        State state = played(position -> Batch.of(
                        Event.link(ROPE, card(position, HAND, 0), card(position, FIELD + B, 0), "late"),
                        move(position, HAND, 0, FIELD)))
                .last();
        assertEquals(card(state.position(), FIELD, 2), state.position().link(0).from());
        assertEquals("late", state.position().link(0).name());
        Snapshot after = state.event(1).after();
        assertNotNull(after);
        assertEquals(1, after.links().size());
    }

    @Test
    void nothingIsMadeOfWhatIsNotThereAndNothingEndsTwice() {
        Array<State> states = played(
                tie(ROPE, FIELD, 0, FIELD + B, 0),
                position -> Batch.of(
                        Event.link(ROPE, Anchor.object(4000), card(position, FIELD, 0), ""),
                        Event.link(ROPE, card(position, FIELD, 0), Anchor.place(4000), ""),
                        Event.unlink(position.link(0)),
                        Event.unlink(position.link(0)),
                        Event.turn(position, position.objectAt(FIELD, 0).object(), true)));
        assertEquals(Array.of("turn", "unlink"), kinds(states.last()));
        assertEquals(0, states.last().position().linkCount());
    }

    @Test
    void aSeatThatHasLostIsNoEndAnyMoreAndAPlaceIs() {
        Array<State> states = played(
                position -> Batch.of(
                        Event.link(ROPE, Anchor.seat(Seat.B), Anchor.place(DROP + B), ""),
                        Event.link(ROPE, Anchor.seat(Seat.C), Anchor.place(DROP + C), ""),
                        Event.link(ROPE, card(position, FIELD + C, 0), Anchor.place(DROP + C), "")),
                position -> Batch.of(Event.lose(Seat.C, "gave up")),
                position -> Batch.of(Event.link(ROPE, Anchor.seat(Seat.C), Anchor.place(DROP), "")));
        Position position = states.get(2).position();
        assertEquals(Array.of("lose", "unlink"), kinds(states.get(2)));
        assertEquals(2, position.linkCount());
        assertEquals(1, position.linksTo(Anchor.place(DROP + C), ROPE).size());
        assertEquals(states.get(2).position().links(), states.last().position().links());
    }

    private static PositionKey key(Function<Position, Batch> first, Function<Position, Batch> second) {
        return PositionKey.of(played(first, second).last());
    }

    @Test
    void theKeyHasTheOrderOfMakingButNoIds() {
        Function<Position, Batch> one = tie(ROPE, FIELD, 0, FIELD + B, 0);
        Function<Position, Batch> other = tie(ROPE, FIELD, 1, FIELD + B, 0);
        PositionKey key = key(one, other);
        assertFalse(key.equals(key(other, one)));
        assertFalse(key.equals(key(one, tie(ROPE, FIELD + B, 0, FIELD, 1))));
        assertFalse(key.equals(key(one, tie(SHADOW, FIELD, 1, FIELD + B, 0))));
        Function<Position, Batch> twice = position -> Batch.of(
                Event.link(ROPE, card(position, FIELD, 0), card(position, FIELD + B, 0), ""),
                Event.link(ROPE, card(position, FIELD, 0), card(position, FIELD + B, 0), "named"));
        Function<Position, Batch> less = position -> Batch.of(Event.unlink(position.link(1)));
        Function<Position, Batch> none = position -> Batch.NOTHING;
        State detour = played(Ties.opening(Ties.rules(twice, less)).begin(OptionalLong.of(5)), 2)
                .last();
        State direct = Ties.start(one, none);
        direct = direct.step(direct.legalActions().get(0));
        direct = direct.step(direct.legalActions().get(0));
        assertEquals(PositionKey.of(direct), PositionKey.of(detour));
        assertFalse(direct.position().lastId() == detour.position().lastId());
    }

    @Test
    void linksAreWrittenByTheirEnds() {
        Array<State> states = played(
                tie(ROPE, FIELD, 0, FIELD + B, 0),
                tie(ROPE, FIELD, 0, FIELD + B, 0),
                position -> Batch.of(Event.unlink(position.link(0))));
        Position position = states.get(2).position();
        Event made = Event.link(ROPE, card(position, FIELD, 0), card(position, FIELD + B, 0), "");
        assertEquals("link rope A field:0 -> B field:0", Notation.event(position, made));
        assertEquals(made, Notation.readEvent(position, "link rope A field:0 -> B field:0"));
        assertEquals(
                Event.unlink(position.link(0)),
                Notation.readEvent(position, "unlink rope A field:0 -> B field:0"),
                "the oldest such link");
        Event named = Event.link(GRIEF, Anchor.seat(Seat.A), Anchor.place(DROP + B), "A \"drop\"");
        String text = "link \"grief of one\" \"A \\\"drop\\\"\" A -> B drop";
        assertEquals(text, Notation.event(position, named));
        assertEquals(named, Notation.readEvent(position, text));
        for (String wrong : Array.of(
                "link ropes A -> B",
                "link rope A",
                "link rope A -> D",
                "link rope A field:7 -> B",
                "link rope gone -> B")) {
            assertThrows(NotationException.class, () -> Notation.readEvent(position, wrong), wrong);
        }
        StateDiff untied = StateDiff.between(states.get(2), states.get(3));
        assertEquals(
                Array.of("unlink rope A field:0 -> B field:0"),
                untied.differences(StateDiff.Kind.LINK).map(StateDiff.Difference::line));
        assertEquals(Array.of(Event.unlink(position.link(0))), untied.events());
        assertEquals(
                Array.of(made), StateDiff.between(states.get(0), states.get(1)).events());
    }

    @Test
    void linksAreLaidOutAndWhatIsNotThereIsRefused() {
        Rules rules = Ties.rules();
        Opening opening = Ties.opening(rules);
        int id = opening.link(ROPE, Anchor.object(3), Anchor.seat(Seat.B), "first");
        State state = opening.begin(OptionalLong.of(1));
        assertEquals(id, state.position().link(0).id());
        assertEquals("first", state.position().link(0).name());
        assertEquals("", Audit.of(state).broken(state).mkString("\n"));
        for (Anchor nowhere : Array.of(
                Anchor.object(0),
                Anchor.object(50),
                Anchor.place(15),
                Anchor.place(-1),
                new Anchor(Anchor.Kind.SEAT, 3))) {
            assertThrows(IllegalArgumentException.class, () -> opening.link(ROPE, Anchor.seat(Seat.A), nowhere, ""));
        }
        assertThrows(
                IllegalArgumentException.class,
                () -> opening.link(new LinkKind("rope"), Anchor.seat(Seat.A), Anchor.seat(Seat.B), ""));
    }

    @Test
    void twoKindsOfLinksHaveTwoNames() {
        Rules.Builder builder = Sample.builder("twice\n").linkKinds(ROPE, new LinkKind("rope"));
        assertThrows(IllegalArgumentException.class, () -> builder.build(new Sample.Plain()));
        assertFalse(Ties.rules()
                .manifest()
                .equals(Sample.builder("ties\n").build(new Sample.Plain()).manifest()));
    }

    @Test
    void whoeverChangesLinksWithoutEventIsFound() {
        Array<State> states = played(tie(ROPE, FIELD, 0, FIELD + B, 0), moves(FIELD, 1, DROP));
        State before = states.get(1);
        Link link = before.position().link(0);
        Anchor elsewhere = card(before.position(), FIELD + C, 0);
        for (Link[] forged : new Link[][] {
            {},
            {link.with(Link.End.TO, elsewhere)},
            {link, link.made(link.id() + 1)},
            {link.with(Link.End.TO, Anchor.object(77))}
        }) {
            OpenPosition open = new OpenPosition(states.last().position());
            open.mint();
            open.restore(forged);
            State after = State.of(open.close());
            assertFalse(Audit.untold(before, after).isEmpty());
        }
        OpenPosition open = new OpenPosition(before.position());
        open.restore(new Link[] {link.with(Link.End.TO, Anchor.object(77)), link});
        State broken = State.of(open.close());
        assertEquals(2, Audit.of(before).broken(broken).size());
    }

    /** An object with another card is the same; the one whose card it has got is none any more. */
    @Test
    void anObjectKeepsItsLinksWhenItGetsAnotherCard() {
        Array<State> states = played(
                tie(ROPE, FIELD, 0, FIELD + B, 0),
                tie(ROPE, FIELD + B, 1, FIELD, 1),
                tie(SHADOW, FIELD + B, 1, FIELD, 1),
                position -> Batch.of(Event.exchangeCard(
                        position,
                        card(position, FIELD, 0).object(),
                        card(position, FIELD, 1).object(),
                        DROP,
                        0)));
        Position before = states.get(3).position();
        Position after = states.last().position();
        assertEquals(Array.of(before.link(0)), after.links());
        assertEquals(before.objectAt(FIELD, 1).card(), after.objectAt(FIELD, 0).card());
        assertEquals(Array.of("exchange", "unlink", "unlink"), kinds(states.last()));
    }

    @Test
    void aLinkAtAPlaceEndsWhenThatIsRemoved() {
        int shrine = DROP + 3;
        Array<State> states = played(
                position -> Batch.of(Event.addPlace(position, Sample.lateCircle(0))),
                position -> Batch.of(Event.link(ROPE, card(position, FIELD, 0), Anchor.place(shrine), "")),
                position -> Batch.of(move(position, FIELD, 1, shrine)),
                position -> Batch.of(Event.removePlace(position, shrine)),
                position -> Batch.of(move(position, shrine, 0, DROP)),
                position -> Batch.of(Event.removePlace(position, shrine)));
        assertEquals(1, states.get(4).position().linkCount(), "a card lies there, so that it is not removed");
        assertEquals(0, states.last().position().linkCount());
        assertEquals(Array.of("remove place", "unlink"), kinds(states.last()));
    }
}
