package io.github.cardfold.kernel.position;

import static io.github.cardfold.kernel.position.Caravan.B;
import static io.github.cardfold.kernel.position.Caravan.C;
import static io.github.cardfold.kernel.position.Caravan.DROP;
import static io.github.cardfold.kernel.position.Caravan.EXILE;
import static io.github.cardfold.kernel.position.Caravan.FIELD;
import static io.github.cardfold.kernel.position.Caravan.HAND;
import static io.github.cardfold.kernel.position.Caravan.LOAD;
import static io.github.cardfold.kernel.position.Caravan.at;
import static io.github.cardfold.kernel.position.Caravan.move;
import static io.github.cardfold.kernel.position.Caravan.moves;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.json.StateJson;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.codec.PositionKey;
import io.github.cardfold.kernel.codec.StateCodec;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Why something happens: who may ask it, and what inherits it. */
class CausesTest {
    private static final Function<Position, Batch> DROP_OF_B = moves(FIELD + B, 0, DROP + B);

    /** What would go to a drop goes to exile instead, if its master wants; costs are paid all the same. */
    private static final TimedEffectKind MAY_EXILE = new TimedEffectKind("may exile", TimedEffectKind.Role.REPLACES) {
        @Override
        public boolean replaces(Position position, TimedEffect effect, Event event) {
            Cause cause = event.cause();
            boolean isCost = cause != null && cause.isCost();
            return !isCost && event.kind() == EventKind.MOVE && event.to() >= DROP && event.to() < EXILE;
        }

        @Override
        public boolean isOptional() {
            return true;
        }

        @Override
        public Batch instead(Position position, TimedEffect effect, Event event) {
            return Batch.of(
                    Event.move(position, event.object(), event.to() - DROP + EXILE, 0),
                    Event.count(Sample.POINTS, Seat.A, 1));
        }
    };

    private static State played(UnaryOperator<Rules.Builder> plugin, Caravan.Deed... script) {
        State state = Caravan.start(plugin, script);
        for (int i = 0; i < script.length; i++) {
            state = Proof.next(state);
        }
        return state;
    }

    private static State played(Caravan.Deed... script) {
        return played(rules -> rules, script);
    }

    private static int source(int place) {
        return at(Caravan.start(rules -> rules).position(), place, 0).object();
    }

    private static Cause effectOf(Seat master, int place) {
        return Cause.effect(master, source(place));
    }

    /** A cause of the topmost frame alone would be lost in what an effect calls; one that is never reset would stay. */
    @Test
    void theNearestProcedureThatSaysSoIsTheCause() {
        Seat b = Seat.B;
        assertEquals(
                effectOf(b, FIELD + C),
                played(Caravan.effect(b, FIELD + C, DROP_OF_B)).event(0).cause());
        assertEquals(
                effectOf(b, FIELD + C),
                played(Caravan.called(b, FIELD + C, DROP_OF_B)).event(0).cause());
        assertEquals(
                Cause.cost(b, source(FIELD + C)),
                played(Caravan.cost(b, FIELD + C, DROP_OF_B)).event(0).cause());
        assertEquals(Array.of("null"), Proof.causes(played(Caravan.between(b, FIELD + C, DROP_OF_B))));
        assertEquals(
                Array.of("null"),
                Proof.causes(played(Caravan.effect(b, FIELD + C, DROP_OF_B), Caravan.rules(DROP_OF_B))));
    }

    @Test
    void whatSaysItsOwnCauseKeepsIt() {
        Cause own = Cause.cost(Seat.of(C), 0);
        State state = played(Caravan.effect(
                Seat.B,
                FIELD,
                position -> Batch.of(
                        Event.count(Sample.POINTS, Seat.A, 1).by(own), Event.count(Sample.POINTS, Seat.B, 1))));
        assertEquals(own, state.event(0).cause());
        assertEquals(effectOf(Seat.B, FIELD), state.event(1).cause());
    }

    private static Rules.Builder shielded(Rules.Builder rules) {
        return rules.prohibitions(new Prohibition() {
            @Override
            public String label() {
                return "shield of B";
            }

            @Override
            public boolean forbids(Position position, Event event, GameObject card) {
                Cause cause = event.cause();
                return cause != null && !cause.isCost() && cause.master() != Seat.B && event.from() == FIELD + B;
            }

            @Override
            public boolean isForWhatItIs(Position position, Event event, GameObject card) {
                return false;
            }
        });
    }

    /** A prohibition that looked at what moves alone would bar all of these. */
    @Test
    void aProhibitionBarsTheEffectsOfOthersOnly() {
        assertEquals(
                0,
                played(CausesTest::shielded, Caravan.effect(Seat.A, FIELD, DROP_OF_B))
                        .eventCount());
        assertEquals(
                0,
                played(CausesTest::shielded, Caravan.called(Seat.of(C), FIELD, DROP_OF_B))
                        .eventCount());
        assertEquals(
                1,
                played(CausesTest::shielded, Caravan.effect(Seat.B, FIELD, DROP_OF_B))
                        .eventCount());
        assertEquals(
                1,
                played(CausesTest::shielded, Caravan.cost(Seat.A, FIELD, DROP_OF_B))
                        .eventCount());
        assertEquals(1, played(CausesTest::shielded, Caravan.rules(DROP_OF_B)).eventCount());
    }

    private static Rules.Builder redirecting(Rules.Builder rules) {
        return rules.redirections(new Redirection() {
            @Override
            public String label() {
                return "drop of B is exile";
            }

            @Override
            public Event redirect(Position position, Event event) {
                Cause cause = event.cause();
                return event.to() == DROP + B && cause != null
                        ? Event.move(position, event.object(), EXILE + B, 0)
                        : null;
            }
        });
    }

    @Test
    void aRedirectionAsksForTheCauseAndWhatItReturnsInheritsIt() {
        State state = played(CausesTest::redirecting, Caravan.effect(Seat.A, FIELD, DROP_OF_B));
        assertEquals(Array.of("move ash -> B exile"), Proof.told(state));
        assertEquals(effectOf(Seat.A, FIELD), state.event(0).cause());
        assertEquals(
                Array.of("move ash -> B drop"), Proof.told(played(CausesTest::redirecting, Caravan.rules(DROP_OF_B))));
    }

    private static Caravan.Deed begin(TimedEffectKind kind) {
        return Caravan.rules(
                position -> Batch.of(Event.begin(TimedEffect.of(kind, Seat.of(C), 0, new int[0], 0, Sample.DAY))));
    }

    private static State asked(Caravan.Deed deed) {
        State state = Caravan.start(rules -> rules.lasting(MAY_EXILE), begin(MAY_EXILE), deed);
        return Proof.next(Proof.next(state));
    }

    /** What a state kept in the midst of a change without its cause would be replaced for no reason. */
    @Test
    void whatReplacesAnEventInheritsItsCauseAlsoFromASavedState() {
        State asked = asked(Caravan.effect(Seat.B, FIELD + C, DROP_OF_B));
        assertEquals(Seat.of(C), asked.decision().get().seat());
        State loaded = StateCodec.read(asked.rules(), StateCodec.write(asked));
        State done = Proof.next(loaded, 1);
        assertEquals(Array.of("move ash -> B exile", "count"), Proof.told(done));
        assertEquals(Array.fill(2, () -> String.valueOf(effectOf(Seat.B, FIELD + C))), Proof.causes(done));
        State declined = Proof.next(loaded, 0);
        assertEquals(Array.of("move ash -> B drop"), Proof.told(declined));
        assertEquals(effectOf(Seat.B, FIELD + C), declined.event(0).cause());
    }

    @Test
    void aReplacementThatIsNotForCostsLetsACostBePaid() {
        assertEquals(Array.of("move ash -> B drop"), Proof.told(asked(Caravan.cost(Seat.B, FIELD + C, DROP_OF_B))));
    }

    /** The second seat and the second source: a key that wrote one of them only would take these for one position. */
    @Test
    void aKeyTellsCausesApart() {
        Array<State> states = Array.of(
                asked(Caravan.rules(DROP_OF_B)),
                asked(Caravan.effect(Seat.B, FIELD + C, DROP_OF_B)),
                asked(Caravan.called(Seat.A, FIELD + C, DROP_OF_B)));
        Array<PositionKey> keys = states.map(PositionKey::of);
        assertEquals(keys, keys.distinct());
        State asked = states.get(1);
        for (Seat seat : asked.position().seats()) {
            State dealt = Proof.dealt(asked, seat);
            Batch batch = dealt.position().frame(dealt.position().depth() - 1).batch();
            int source = at(dealt.position(), FIELD + C, 0).object();
            assertEquals(Cause.effect(Seat.B, source), batch.get(0).cause());
        }
    }

    private static Rules.Builder following(Rules.Builder rules) {
        return rules.consequences(new Consequence() {
            @Override
            public String label() {
                return "a point for what others do";
            }

            @Override
            public Batch after(Position position, Event event) {
                return event.kind() == EventKind.MOVE && Cause.isEffectOf(event.cause(), Seat.B)
                        ? Batch.of(Event.count(Sample.POINTS, Seat.A, 1))
                        : Batch.NOTHING;
            }
        });
    }

    /** What follows is ordered by the rules, although the effect is still being carried out. */
    @Test
    void aConsequenceAsksForTheCauseAndHasNoneItself() {
        State state = played(CausesTest::following, Caravan.effect(Seat.B, FIELD + C, DROP_OF_B));
        assertEquals(Array.of("move ash -> B drop", "count"), Proof.told(state));
        assertEquals("null", Proof.causes(state).get(1));
        assertEquals(
                1,
                played(CausesTest::following, Caravan.effect(Seat.A, FIELD, DROP_OF_B))
                        .eventCount());
    }

    @Test
    void aLinkThatEndsWithAnEventEndsForTheSameReason() {
        State state = played(
                Caravan.effect(
                        Seat.A,
                        FIELD,
                        position -> Batch.of(Event.link(
                                LOAD,
                                Anchor.object(at(position, FIELD + B, 0).object()),
                                Anchor.object(at(position, FIELD + C, 1).object()),
                                ""))),
                Caravan.cost(
                        Seat.B,
                        FIELD + B,
                        position -> Batch.of(
                                move(position, HAND, 0, DROP).by(Cause.effect(Seat.A, 0)),
                                move(position, FIELD + C, 1, DROP + C))));
        assertEquals(Array.of("move ash -> A drop", "move bee -> C drop", "unlink"), Proof.told(state));
        assertEquals(Cause.cost(Seat.B, source(FIELD + B)), state.event(2).cause());
    }

    @Test
    void aSavedCauseOfAnUnknownSeatOrObjectIsRefused() {
        State state = played(Caravan.effect(Seat.B, FIELD + C, DROP_OF_B));
        String text = StateJson.write(state);
        assertTrue(text.contains("\"cause\":{\"master\":\"B\",\"source\":" + source(FIELD + C) + "}"), text);
        assertNotEquals(
                state,
                StateJson.read(
                        state.rules(), text.replace("\"cause\":{\"master\":\"B\"", "\"cause\":{\"master\":\"A\"")));
        assertThrows(
                StateFormatException.class,
                () -> StateJson.read(
                        state.rules(), text.replace("\"cause\":{\"master\":\"B\"", "\"cause\":{\"master\":\"D\"")));
        assertThrows(
                StateFormatException.class,
                () -> StateJson.read(
                        state.rules(),
                        text.replace("\"cause\":{\"master\":\"B\"", "\"cause\":{\"master\":\"B\",\"x\":1")));
    }
}
