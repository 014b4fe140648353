package io.github.cardfold.json;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.kernel.State;
import io.github.cardfold.scenario.Scenario;
import io.github.cardfold.scenario.ScenarioFile;
import io.github.cardfold.scenario.ScenarioRules;
import io.github.cardfold.scenario.Scenarios;
import io.vavr.collection.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;

/** Calls everything public that reads JSON; to be run where there is no Jackson. */
final class WithoutJackson {
    private static final List<Class<?>> READERS = List.of(
            StateJson.class,
            ActionJson.class,
            EventJson.class,
            DecisionJson.class,
            DeckJson.class,
            PackJson.class,
            ReplayJson.class,
            Replays.class,
            DataJson.class,
            Upgrade.class,
            Scenario.class,
            Scenarios.class);

    private WithoutJackson() {}

    /** Returns a line for each reader: its name and what it threw, or that it threw nothing. */
    static String tried() {
        State state =
                Cardfight.start(Cardfight.rules(), Decks.named("tidal-archive"), Decks.named("ember-caravan"), 42);
        List<Object> samples = List.of(
                state,
                state.rules(),
                Packs.vanilla(),
                "{}",
                "{}".getBytes(java.nio.charset.StandardCharsets.UTF_8),
                Array.of(new ScenarioFile("file", "{}")),
                ScenarioRules.standard());
        StringBuilder said = new StringBuilder();
        for (Class<?> reader : READERS) {
            for (Method method : reader.getDeclaredMethods()) {
                Object[] arguments = Arrays.stream(method.getParameterTypes())
                        .map(type -> samples.stream()
                                .filter(type::isInstance)
                                .findFirst()
                                .orElse(null))
                        .toArray();
                if (Modifier.isPublic(method.getModifiers())
                        && method.getName().matches("read|run|of")
                        && !Arrays.asList(arguments).contains(null)) {
                    said.append(reader.getSimpleName())
                            .append('.')
                            .append(method.getName())
                            .append(": ")
                            .append(thrown(method, arguments))
                            .append('\n');
                }
            }
        }
        return said.toString();
    }

    private static Object thrown(Method method, Object[] arguments) {
        try {
            method.invoke(null, arguments);
            return "nothing";
        } catch (InvocationTargetException refused) {
            return refused.getCause();
        } catch (IllegalAccessException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
