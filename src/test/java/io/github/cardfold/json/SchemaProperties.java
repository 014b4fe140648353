package io.github.cardfold.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.networknt.schema.JsonSchema;
import io.github.cardfold.kernel.Action;
import io.github.cardfold.kernel.Seat;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.StateCodec;
import io.github.cardfold.kernel.StateFormatException;
import io.vavr.collection.Array;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.Predicate;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Whatever is written is what the schemas say, and whatever is read is too. */
class SchemaProperties {
    private static final JsonSchema STATE = Schemas.of("state");
    private static final JsonSchema ACTION = Schemas.of("action");

    static void valid(JsonSchema schema, String text) {
        assertEquals(Array.empty(), Schemas.complaints(schema, text), text);
    }

    @Property(tries = 4)
    void statesAndActionsOfGamesAreWhatTheirSchemasSay(@ForAll long seed) {
        Games games = Games.of(seed);
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
    }

    @Property(tries = 3)
    void whatIsReadAsAStateIsWhatItsSchemaSays(@ForAll long seed) {
        Games games = Games.of(seed);
        State state = somewhere(games.below(2) == 0 ? games.start() : games.startWithOpenChance(), games);
        Mutations mutations = new Mutations(STATE, reads(text -> StateJson.read(Games.RULES, text)))
                .of(StateCodec.write(state), 300, new SplittableRandom(seed));
        assertTrue(mutations.agreement() >= 30, mutations::toString);
    }

    @Property(tries = 5)
    void whatIsReadAsAnActionIsWhatItsSchemaSays(@ForAll long seed) {
        Games games = Games.of(seed);
        State state = somewhere(games.start(), games);
        Mutations mutations = new Mutations(ACTION, reads(text -> ActionJson.read(state, text)));
        Action action =
                state.isOver() ? Action.concede(Seat.A) : state.legalActions().get(games.answer(state));
        for (Action each :
                Array.of(action, Action.number(Seat.B, 3), Action.yesNo(Seat.A, true), Action.pass(Seat.NATURE))) {
            mutations.of(Json.data(ActionJson.write(state, each)), 60, new SplittableRandom(seed));
        }
        assertTrue(mutations.agreement() >= 60, mutations::toString);
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
