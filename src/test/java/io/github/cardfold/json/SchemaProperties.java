package io.github.cardfold.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.networknt.schema.JsonSchema;
import io.github.cardfold.data.Data;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.Tree;
import io.github.cardfold.kernel.codec.StateCodec;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.Decision;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.replay.Recorder;
import io.github.cardfold.replay.ReplayException;
import io.vavr.collection.Array;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Predicate;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Whatever is written is what the schemas say, and whatever is read is too. */
class SchemaProperties {
    private static final JsonSchema STATE = Schemas.of("state");
    private static final JsonSchema ACTION = Schemas.of("action");
    private static final JsonSchema EVENT = Schemas.of("event");
    private static final JsonSchema DECISION = Schemas.of("decision");
    private static final JsonSchema REPLAY = Schemas.of("replay");

    static void valid(JsonSchema schema, String text) {
        assertEquals(Array.empty(), Schemas.complaints(schema, text), text);
    }

    @Property(tries = 2)
    void statesAndActionsOfGamesAreWhatTheirSchemasSay(@ForAll long seed) {
        Games.each(seed, games -> {
            for (State state = games.below(3) == 0 ? games.startWithOpenChance() : games.start(); !state.isOver(); ) {
                Action action = state.legalActions().get(games.answer(state));
                valid(ACTION, ActionJson.write(state, action));
                if (games.below(8) == 0) {
                    valid(STATE, StateJson.write(state));
                    valid(ACTION, ActionJson.write(state, Action.concede(Seat.of(games.below(2)))));
                }
                state = state.step(action);
                if (state.isOver()) {
                    valid(STATE, StateJson.write(state));
                }
            }
        });
    }

    @Property(tries = 2)
    void whatIsReadAsAStateIsWhatItsSchemaSays(@ForAll long seed) {
        Games.each(seed, games -> {
            State state = somewhere(games.below(2) == 0 ? games.start() : games.startWithOpenChance(), games);
            Mutations mutations = new Mutations(STATE, reads(text -> StateJson.read(games.rules(), text)))
                    .of(StateCodec.write(state), 300, new SplittableRandom(seed));
            assertTrue(mutations.agreement() >= 30, mutations::toString);
        });
    }

    @Property(tries = 3)
    void whatIsReadAsAnActionIsWhatItsSchemaSays(@ForAll long seed) {
        Games.each(seed, games -> {
            State state = somewhere(games.start(), games);
            Mutations mutations = new Mutations(ACTION, reads(text -> ActionJson.read(state, text)));
            Action action = state.isOver()
                    ? Action.concede(Seat.A)
                    : state.legalActions().get(games.answer(state));
            for (Action each :
                    Array.of(action, Action.number(Seat.B, 3), Action.yesNo(Seat.A, true), Action.pass(Seat.NATURE))) {
                mutations.of(Json.data(ActionJson.write(state, each)), 60, new SplittableRandom(seed));
            }
            assertTrue(mutations.agreement() >= 60, mutations::toString);
        });
    }

    @Property(tries = 2)
    void eventsAndDecisionsOfGamesAreReadBackAndAreWhatTheirSchemasSay(@ForAll long seed) {
        Games.each(seed, games -> {
            State state = games.below(3) == 0 ? games.startWithOpenChance() : games.start();
            while (!state.isOver()) {
                Decision decision = state.decision().get();
                valid(DECISION, DecisionJson.write(decision));
                assertEquals(decision, DecisionJson.read(DecisionJson.write(decision)));
                state = state.step(state.legalActions().get(games.answer(state)));
                for (int i = 0; i < state.eventCount(); i++) {
                    String text = EventJson.write(state, state.event(i));
                    valid(EVENT, text);
                    assertEquals(state.event(i), EventJson.read(state, text));
                }
            }
        });
    }

    @Property(tries = 2)
    void whatIsReadAsAnEventIsWhatItsSchemaSays(@ForAll long seed) {
        Games.each(seed, games -> {
            State state = games.start();
            Map<String, Data> kinds = new TreeMap<>();
            while (!state.isOver()) {
                state = state.step(state.legalActions().get(games.answer(state)));
                for (int i = 0; i < state.eventCount(); i++) {
                    kinds.put(state.event(i).kind().name(), Json.data(EventJson.write(state, state.event(i))));
                }
            }
            State end = state;
            Mutations mutations = new Mutations(EVENT, reads(text -> EventJson.read(end, text)));
            kinds.values().forEach(good -> mutations.of(good, 60, new SplittableRandom(seed)));
            assertTrue(kinds.size() > 10 && mutations.agreement() >= 60, mutations::toString);
        });
    }

    @Property(tries = 3)
    void whatIsReadAsADecisionIsWhatItsSchemaSays(@ForAll long seed) {
        Decision decision = Games.of(seed).start().decision().get();
        Mutations mutations = new Mutations(DECISION, reads(DecisionJson::read))
                .of(Json.data(DecisionJson.write(decision)), 200, new SplittableRandom(seed));
        assertEquals(100, mutations.agreement(), mutations::toString);
    }

    @Property(tries = 2)
    void replaysAreWhatTheirSchemaSaysAndWhatIsReadTooIs(@ForAll long seed) {
        Games.each(seed, games -> {
            Recorder record = Recorder.from(games.start());
            while (!record.state().isOver() && games.below(60) > 0) {
                record = record.step(record.state().legalActions().get(games.answer(record.state())));
            }
            Recorder seeded = Recorder.of(games.setup(), seed);
            Recorder open = Recorder.ofOpenChance(games.setup());
            for (Recorder each : Array.of(record, seeded.step(Action.concede(Seat.B)), open)) {
                Data good = ReplayJson.data(each.replay());
                valid(REPLAY, good.toString());
                Data start = Tree.at(good, "start");
                Data small = Tree.at(start, "state") == null
                        ? good
                        : Tree.put(
                                good,
                                Data.fields()
                                        .text("rules", each.replay().rules())
                                        .build(),
                                "start",
                                "state");
                Mutations mutations = new Mutations(REPLAY, readsReplays()).of(small, 150, new SplittableRandom(seed));
                assertTrue(mutations.agreement() >= 60, mutations::toString);
            }
        });
    }

    private static Predicate<String> readsReplays() {
        return text -> {
            try {
                ReplayJson.read(text);
                return true;
            } catch (ReplayException refused) {
                assertTrue(refused.where().startsWith("$"), refused.where());
                return false;
            }
        };
    }

    static Predicate<String> reads(Consumer<String> reader) {
        return text -> {
            try {
                reader.accept(text);
                return true;
            } catch (StateFormatException refused) {
                assertTrue(refused.path().startsWith("$"), refused.path());
                return false;
            }
        };
    }

    static State somewhere(State start, Games games) {
        State state = start;
        for (int steps = games.below(200); steps > 0 && !state.isOver(); steps--) {
            state = state.step(state.legalActions().get(games.answer(state)));
        }
        return state;
    }
}
