package io.github.cardfold.cardfight;

import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.StepListener;
import java.util.function.Function;

/** Who hears what the games of tests come to: usually nobody, and somebody who asks what a test reaches. */
public final class Hearing {
    private static final ThreadLocal<Function<Rules, StepListener>> LISTENERS =
            ThreadLocal.withInitial(() -> rules -> (procedure, label) -> {});

    private Hearing() {}

    /** Runs something, all games of this thread being heard by the listener for their rules. */
    public static void during(Runnable running, Function<Rules, StepListener> listeners) {
        LISTENERS.set(listeners);
        try {
            running.run();
        } finally {
            LISTENERS.remove();
        }
    }

    static StepListener of(Rules rules) {
        return LISTENERS.get().apply(rules);
    }
}
