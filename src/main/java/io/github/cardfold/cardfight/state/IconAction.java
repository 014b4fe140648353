package io.github.cardfold.cardfight.state;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.EventKind;
import java.util.Locale;

/** Actions that texts write as an icon with a number, which effects raise and lower (7.28). */
@Rule(jp = "7.28.1")
public enum IconAction {
    /** Counter blast (7.24). */
    COUNTER_BLAST(EventKinds.COUNTER_BLASTED),
    /** Soul blast (7.25). */
    SOUL_BLAST(EventKinds.SOUL_BLASTED),
    /** Energy blast (7.49). */
    ENERGY_BLAST(EventKinds.ENERGY_BLASTED),
    /** Counter charge (7.26). */
    COUNTER_CHARGE(EventKinds.COUNTER_CHARGED),
    /** Soul charge (7.27). */
    SOUL_CHARGE(EventKinds.SOUL_CHARGED),
    /** Energy charge (7.48). */
    ENERGY_CHARGE(EventKinds.ENERGY_CHARGED);

    private final EventKind fact;
    private final String label = name().toLowerCase(Locale.ROOT).replace('_', ' ');

    IconAction(EventKind fact) {
        this.fact = fact;
    }

    /** Returns the kind of event that a fighter has done so: its number is that of the cards or the energy. */
    public EventKind fact() {
        return fact;
    }

    /** Returns the action in words, such as {@code soul blast}. */
    public String label() {
        return label;
    }
}
