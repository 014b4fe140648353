package io.github.cardfold.bench.engine;

import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Verbs;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Seat;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.ToIntBiFunction;

/**
 * What a step with the answers of the state it leads to costs in games of {@code reference}, by how much there is on
 * the table. Prints a table for each curve that is named, all if none is.
 *
 * <pre>
 * java -XX:+UseSerialGC -cp 'target/classes:target/lib/*' io.github.cardfold.bench.engine.Curves continuous lasting
 * </pre>
 */
public final class Curves {
    private static final List<String> NAMES = List.of("cards", "game", "continuous", "lasting", "waiting", "standby");
    private static final int[] EFFECTS = {0, 20, 100, 128, 400};
    private static final int GAMES = 64;
    /** Of the states of a game, one of so many is kept. */
    private static final int APART = 5;
    /** How many decisions are kept after effects have begun: until about the end of the next turn. */
    private static final int AFTER = 40;

    private static final String CONTINUOUS =
            quoted("{'cont': {'in': ['vc', 'soul'], 'effects': {'gets': {'power': 1, 'of': 'rear guards'}}}}");
    private static final String LASTING = quoted("{'act': {'in': ['vc', 'soul'], 'then':"
            + " {'apply': {'effects': {'gets': {'power': 1, 'of': 'vanguard'}}, 'lasting': 'fight'}}}}");
    private static final String WAITING =
            quoted("{'auto': {'on': {'retire': 'face down'}, 'in': ['vc', 'soul'], 'then': 'draw'}}");
    private static final String STANDBY =
            quoted("{'auto': {'on': {'begins': 'main phase'}, 'in': ['vc', 'soul'], 'then': {'energy charge': 1}}}");

    private static String quoted(String json) {
        return json.replace('\'', '"');
    }

    private Curves() {}

    /** Takes names of curves. */
    public static void main(String[] arguments) {
        for (String name : arguments.length == 0 ? NAMES : List.of(arguments)) {
            switch (name) {
                case "cards" -> byState("cards on circles and in order zones", 4, (state, i) -> cardsInPlay(state));
                case "game" -> byState("decisions before", 100, (state, i) -> i);
                case "continuous" -> printed("more CONT abilities that are valid", CONTINUOUS);
                case "waiting" -> printed("more AUTO abilities that wait for an event", WAITING);
                case "lasting" -> lasting();
                case "standby" -> standby();
                default ->
                    throw new IllegalArgumentException(
                            "there is no curve '" + name + "' among " + String.join(", ", NAMES));
            }
        }
    }

    /** States of games, in groups of a width, by a count of a state and of its number in its game. */
    private static void byState(String what, int width, ToIntBiFunction<State, Integer> count) {
        Workload workload = new Workload("reference");
        Kept kept = new Kept();
        play(workload, kept, (state, number) -> count.applyAsInt(state, number) / width * width);
        kept.print("from so many " + what);
    }

    /** Keeps states of the games of a workload, some answers apart, each in its group. */
    private static void play(Workload workload, Kept kept, ToIntBiFunction<State, Integer> group) {
        for (int game = 0; game < GAMES; game++) {
            SplittableRandom random = new SplittableRandom(game);
            State state = workload.start(game);
            for (int number = 0; !state.isOver(); number++) {
                Action answer = state.legalActions().get(workload.answer(state, random));
                if (number % APART == 0) {
                    kept.add(group.applyAsInt(state, number), state, answer);
                }
                state = state.step(answer);
            }
        }
    }

    private static int cardsInPlay(State state) {
        Position position = state.position();
        int cards = 0;
        for (Seat seat : position.seats()) {
            cards += position.size(Zone.ORDER_ZONE.of(seat));
            for (Circle circle : Circle.values()) {
                cards += position.size(circle.of(seat));
            }
        }
        return cards;
    }

    /** So many abilities more in games, half of them of each fighter. */
    private static void printed(String what, String ability) {
        Kept kept = new Kept();
        for (int effects : EFFECTS) {
            Workload workload = Workload.reference(Collections.nCopies(effects / 2, ability));
            play(workload, kept, (state, number) -> effects);
        }
        kept.print(what);
    }

    /** Effects on power that last, begun by ACT abilities in a main phase in the middle of a game. */
    private static void lasting() {
        Workload workload = Workload.reference(List.of(LASTING));
        Kept kept = new Kept();
        for (int game = 0; game < GAMES; game++) {
            State middle = middle(workload, game);
            for (int effects : EFFECTS) {
                State state = middle;
                for (int i = 0; i < effects; i++) {
                    state = state.step(act(state));
                }
                SplittableRandom random = new SplittableRandom(game);
                for (int number = 0; number < AFTER && !state.isOver(); number++) {
                    Action answer = state.legalActions().get(workload.answer(state, random));
                    kept.add(effects, state, answer);
                    state = state.step(answer);
                }
            }
        }
        kept.print("more effects that last");
    }

    /** The last state of the first hundred in which the added ability may be activated. */
    private static State middle(Workload workload, int game) {
        SplittableRandom random = new SplittableRandom(game);
        State state = workload.start(game);
        State middle = state;
        for (int number = 0; number < 100 && !state.isOver(); number++) {
            middle = act(state) == null ? middle : state;
            state = state.step(state.legalActions().get(workload.answer(state, random)));
        }
        return middle;
    }

    private static Action act(State state) {
        for (Action each : state.legalActions()) {
            if (each.verb().equals(Verbs.ACTIVATE.name()) && isStarter(state, each)) {
                return each;
            }
        }
        return null;
    }

    private static boolean isStarter(State state, Action action) {
        Position position = state.position();
        int place = action.handle().place();
        return place == Zone.SOUL.of(action.seat())
                && Workload.STARTERS.contains(state.rules()
                        .definition(position.objectAt(place, action.handle().index())
                                .definition())
                        .id());
    }

    /** Decisions of games in which 32 abilities go on standby at the beginning of each main phase. */
    private static void standby() {
        Workload workload = Workload.reference(Collections.nCopies(32, STANDBY));
        Kept kept = new Kept();
        for (int game = 0; game < GAMES / 4; game++) {
            SplittableRandom random = new SplittableRandom(game);
            State state = workload.start(game);
            while (!state.isOver()) {
                Action answer = state.legalActions().get(workload.answer(state, random));
                int count = state.position().standbyCount();
                if (count > 0 && count % 8 == 0) {
                    kept.add(count, state, answer);
                }
                state = state.step(answer);
            }
        }
        kept.print("abilities on standby");
    }
}
