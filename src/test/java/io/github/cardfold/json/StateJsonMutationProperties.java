package io.github.cardfold.json;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.Tree;
import io.github.cardfold.kernel.codec.StateCodec;
import io.github.cardfold.notation.Same;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Whatever is done to a saved state, reading it gives a state or the one exception that says what is wrong. */
class StateJsonMutationProperties {
    private static final int MUTATIONS = 100;
    private static final long[] NUMBERS = {
        -1, 0, 1, 2, 3, 1023, 1024, 1 << 20, Integer.MAX_VALUE, Integer.MIN_VALUE, Long.MAX_VALUE, Long.MIN_VALUE
    };

    @Property(tries = 2)
    void aNodeThatIsDroppedOrChangedIsAStateOrRefused(@ForAll long seed) {
        Games.each(seed, games -> {
            State state = somewhere(games.below(2) == 0 ? games.start() : games.startWithOpenChance(), games);
            Data good = StateCodec.write(state);
            List<Object[]> paths = Tree.paths(good);
            int refused = 0;
            for (int i = 0; i < MUTATIONS; i++) {
                Object[] path = paths.get(games.below(paths.size()));
                Data wrong = games.below(4) == 0
                        ? Tree.drop(good, path)
                        : Tree.put(good, other(good, paths, Tree.at(good, path), games), path);
                refused += isRefused(games.rules(), wrong.toString()) ? 1 : 0;
            }
            assertTrue(refused > 0 && refused < MUTATIONS, refused + " refused");
        });
    }

    @Property(tries = 2)
    void aCharacterThatIsDroppedOrChangedIsAStateOrRefused(@ForAll long seed) {
        Games.each(seed, games -> {
            String good = StateJson.write(somewhere(games.start(), games));
            for (int i = 0; i < MUTATIONS; i++) {
                int at = games.below(good.length());
                char other = good.charAt(games.below(good.length()));
                String start = good.substring(0, at);
                switch (games.below(4)) {
                    case 0 -> isRefused(games.rules(), start);
                    case 1 -> isRefused(games.rules(), start + good.substring(at + 1));
                    case 2 -> isRefused(games.rules(), start + other + good.substring(at));
                    default -> isRefused(games.rules(), start + other + good.substring(at + 1));
                }
            }
        });
    }

    private static State somewhere(State start, Games games) {
        State state = start;
        for (int steps = games.below(200); steps > 0 && !state.isOver(); steps--) {
            state = state.step(state.legalActions().get(games.answer(state)));
        }
        return state;
    }

    private static Data other(Data good, List<Object[]> paths, Data here, Games games) {
        if (here instanceof Data.Whole whole && games.below(3) > 0) {
            return Data.whole(games.below(2) == 0 ? whole.value() + 1 : NUMBERS[games.below(NUMBERS.length)]);
        }
        if (here instanceof Data.Text text && games.below(4) == 0) {
            return Data.text(text.value() + "x");
        }
        Data elsewhere = here;
        for (int tries = 0; tries < 50; tries++) {
            elsewhere = Tree.at(good, paths.get(games.below(paths.size())));
            if (!elsewhere.equals(here) && (tries > 40 || elsewhere.getClass() == here.getClass())) {
                break;
            }
        }
        return elsewhere;
    }

    private static boolean isRefused(Rules rules, String text) {
        State read;
        try {
            read = StateJson.read(rules, text);
        } catch (StateFormatException e) {
            assertTrue(e.path().startsWith("$"), e.path());
            return true;
        }
        Same.state(read, StateJson.read(rules, StateJson.write(read)));
        return false;
    }
}
