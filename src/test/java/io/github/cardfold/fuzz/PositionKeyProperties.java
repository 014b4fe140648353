package io.github.cardfold.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.codec.PositionKey;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Renaming;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Handle;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Where keys are equal, the game goes on alike. */
class PositionKeyProperties {
    /** How many positions of a level are followed to the next. */
    private static final int WIDTH = 25;

    private static final int DEPTH = 5;

    @Property(tries = 2)
    void shouldNotDependOnNames(@ForAll long seed) {
        for (State state : Walk.each(seed, 10).flatMap(Walk::states)) {
            State renamed = Renaming.of(state, seed);
            assertEquals(PositionKey.of(state), PositionKey.of(renamed));
            assertSameAnswers(state.withOpenChance(), renamed.withOpenChance());
        }
    }

    /** With texts the order in which cards are chosen and moved together may still be seen after it. */
    @Property(tries = 8)
    void shouldGoOnAlikeUnderOtherNames(@ForAll long seed) {
        for (State state : Walk.withoutText(seed, 10).states()) {
            if (!state.isOver()) {
                assertAlike(state.withOpenChance(), Renaming.of(state, seed).withOpenChance());
            }
        }
    }

    /**
     * States that different answers lead to, and that have one key, have the same answers and lead to the same keys.
     */
    @Property(tries = 2)
    void shouldLeadFromEqualKeysToEqualKeys(@ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (State start : Walk.each(seed, 80).flatMap(Walk::states)) {
            List<State> level = List.of(start.withOpenChance());
            for (int depth = 0; depth < DEPTH; depth++) {
                level = next(level, random);
            }
        }
    }

    private static List<State> next(List<State> level, SplittableRandom random) {
        Map<PositionKey, State> found = new HashMap<>();
        List<State> next = new ArrayList<>();
        for (State state : level) {
            for (Action action : state.legalActions()) {
                State after = state.step(action);
                State twin = found.putIfAbsent(PositionKey.of(after), after);
                if (twin == null) {
                    next.add(after);
                } else if (!twin.equals(after) && random.nextInt(8) == 0) {
                    assertAlike(twin, after);
                }
            }
        }
        while (next.size() > WIDTH) {
            next.remove(random.nextInt(next.size()));
        }
        return next;
    }

    private static void assertAlike(State one, State other) {
        assertEquals(one.decision(), other.decision());
        assertSameAnswers(one, other);
        assertEquals(keys(one), keys(other), one::toString);
    }

    /**
     * Several things of one answer are named in the order in which they lie, so what can be named first may depend on
     * that order; what the whole answers name does not.
     */
    private static void assertSameAnswers(State state, State renamed) {
        if (!answers(state).equals(answers(renamed))) {
            assertEquals(wholes(state), wholes(renamed), state::toString);
        }
    }

    /** The answers, each with everything that it names in the end. */
    private static List<String> wholes(State state) {
        List<String> wholes = new ArrayList<>();
        for (Action action : state.legalActions()) {
            String first = action.seat() + " " + action.shape() + " " + action.verb();
            addWholes(state, action, first, new ArrayList<>(), wholes);
        }
        wholes.sort(null);
        return wholes;
    }

    private static void addWholes(State state, Action action, String first, List<String> before, List<String> wholes) {
        List<String> named = new ArrayList<>(before);
        named.add(thing(state, action));
        State next = state.step(action);
        if (next.isUnfinished()) {
            next.legalActions().forEach(more -> addWholes(next, more, first, named, wholes));
        } else {
            named.sort(null);
            wholes.add(first + " " + named);
        }
    }

    /** The answers by the cards they name. */
    private static List<String> answers(State state) {
        List<String> answers = new ArrayList<>();
        for (Action action : state.legalActions()) {
            answers.add(answer(state, action));
        }
        answers.sort(null);
        return answers;
    }

    private static String answer(State state, Action action) {
        return action.seat() + " " + action.shape() + " " + action.verb() + " " + thing(state, action);
    }

    private static String thing(State state, Action action) {
        boolean handle = action.shape() == Action.Shape.PICK || action.shape() == Action.Shape.ACT;
        int number = state.drawingPlace().isDefined() ? 0 : action.number();
        return handle ? named(state.position(), action.handle()) : "" + number;
    }

    private static String named(Position position, Handle handle) {
        int place = handle.place();
        String card = handle.index() >= position.size(place)
                ? ""
                : "" + position.objectAt(place, handle.index()).definition();
        return place + " " + card;
    }

    /** The keys one answer leads to, a choice of several things being one answer. */
    private static Set<PositionKey> keys(State state) {
        Set<PositionKey> keys = new HashSet<>();
        for (Action action : state.legalActions()) {
            State next = state.step(action);
            if (next.isUnfinished()) {
                keys.addAll(keys(next));
            } else {
                keys.add(PositionKey.of(next));
            }
        }
        return keys;
    }
}
