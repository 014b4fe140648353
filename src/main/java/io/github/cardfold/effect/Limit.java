package io.github.cardfold.effect;

import io.github.cardfold.kernel.Duration;
import io.github.cardfold.kernel.Rule;

/** How often an ability can be used (12.3.2). */
public enum Limit {
    /** Once a turn (12.3.2.1.1). */
    @Rule(jp = "12.3.2.1.1")
    TURN(Duration.TURN),
    /** Once a fight (12.3.2.1.2, 12.3.2.1.3). */
    @Rule(jp = {"12.3.2.1.2", "12.3.2.1.3"})
    FIGHT(Duration.GAME);

    private final Duration period;

    Limit(Duration period) {
        this.period = period;
    }

    /** Returns how long it cannot be used again. */
    public Duration period() {
        return period;
    }
}
