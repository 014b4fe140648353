package io.github.cardfold.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.kernel.State;
import io.github.cardfold.notation.Same;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class StateJsonProperties {

    @Property(tries = 1)
    void statesOfAGameAreReadBackAndGoOnAlike(@ForAll long seed) {
        Games.each(seed, games -> {
            goOnAlike(games.start(), games);
        });
    }

    @Property(tries = 1)
    void statesOfAGameWithOpenChanceAreReadBackAndGoOnAlike(@ForAll long seed) {
        Games.each(seed, games -> {
            goOnAlike(games.startWithOpenChance(), games);
        });
    }

    private static void goOnAlike(State start, Games games) {
        List<State> states = new ArrayList<>(List.of(start));
        List<Integer> answers = new ArrayList<>();
        for (State state = start; !state.isOver(); states.add(state)) {
            answers.add(games.answer(state));
            state = state.step(state.legalActions().get(answers.get(answers.size() - 1)));
        }
        for (int from = games.below(5); from < states.size(); from += 5) {
            String text = StateJson.write(states.get(from));
            State read = StateJson.read(games.rules(), text);
            Same.state(states.get(from), read);
            assertEquals(text, StateJson.write(read));
            goOnAlike(read, states, answers, from);
        }
    }

    /** Continues a state that was read with the answers given then; compares every tenth state and the last. */
    private static void goOnAlike(State read, List<State> states, List<Integer> answers, int from) {
        State state = read;
        for (int at = from; at < answers.size(); at++) {
            state = state.step(state.legalActions().get(answers.get(at)));
            if ((at - from) % 10 == 9 || at == answers.size() - 1) {
                Same.state(states.get(at + 1), state);
            }
        }
        assertEquals(StateJson.write(states.get(answers.size())), StateJson.write(state));
    }

    @Property(tries = 1)
    void aGameIsTheSameWhenEveryStateAndActionIsSavedInBetween(@ForAll long seed) {
        Games.each(seed, games -> {
            State played = games.start();
            State saved = StateJson.read(games.rules(), StateJson.write(played));
            while (!played.isOver()) {
                int answer = games.answer(played);
                String action = ActionJson.write(played, played.legalActions().get(answer));
                played = played.step(played.legalActions().get(answer));
                State next = saved.step(ActionJson.read(saved, action));
                saved = StateJson.read(games.rules(), StateJson.write(next));
                Same.state(played, saved);
            }
        });
    }
}
