package io.github.cardfold.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.codec.StateText;
import io.github.cardfold.notation.Same;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** A game is its set-up, its seed and its actions, whoever plays it again, wherever. */
class DeterminismProperties {
    private static final Locale DOTLESS = Locale.forLanguageTag("tr-TR-u-nu-thai");

    @Property(tries = 3)
    void shouldHoldStatesEqualIfAndOnlyIfTheyHoldTheSame(@ForAll long seed) {
        for (Walk walk : Walk.each(seed, 12)) {
            List<State> states = walk.states();
            List<String> texts = texts(states);
            for (int i = 0; i < states.size(); i++) {
                for (int j = 0; j < states.size(); j++) {
                    assertEquals(
                            texts.get(i).equals(texts.get(j)), states.get(i).equals(states.get(j)));
                }
            }
        }
    }

    /** The other run has rules of its own, a locale with other letters and digits, and a thread of its own. */
    @Property(tries = 1)
    void shouldNotDependOnAssemblyLocaleOrThread(@ForAll long seed) {
        for (Walk walk : Walk.each(seed, 10)) {
            Locale locale = Locale.getDefault();
            try {
                Locale.setDefault(DOTLESS);
                List<State> there = CompletableFuture.supplyAsync(() -> walk.again(Walk.tables()))
                        .join();
                Same.states(walk.states(), there);
                assertEquals(texts(walk.states()), texts(there));
            } finally {
                Locale.setDefault(locale);
            }
        }
    }

    private static List<String> texts(List<State> states) {
        return states.stream().map(StateText::of).toList();
    }
}
