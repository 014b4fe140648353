package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.IconAction;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.EventKind;

/** What a fighter does. */
public enum FighterAct {
    /** Draws a card (7.6.4). */
    @Rule(jp = "7.6.4")
    DRAWS("draw", EventKinds.DREW, ""),
    /** Draws a card by an ability, by anything but the normal draw (7.6.4.1). */
    @Rule(jp = {"7.6.4.1", "7.6.4.1.1"})
    DRAWS_BY_ABILITY("draw", EventKinds.DREW, "ability"),
    /** Persona rides. */
    @Rule(jp = "7.15.1.4.3")
    PERSONA_RIDES("persona ride", EventKinds.PERSONA_RODE, ""),
    /** Counter blasts. */
    @Rule(jp = {"7.24.4", "7.24.4.1"})
    COUNTER_BLASTS(IconAction.COUNTER_BLAST),
    /** Soul blasts. */
    @Rule(jp = {"7.25.4", "7.25.4.1"})
    SOUL_BLASTS(IconAction.SOUL_BLAST),
    /** Energy blasts. */
    ENERGY_BLASTS(IconAction.ENERGY_BLAST),
    /** Counter charges. */
    @Rule(jp = {"7.26.2", "7.26.2.1"})
    COUNTER_CHARGES(IconAction.COUNTER_CHARGE),
    /** Soul charges. */
    @Rule(jp = {"7.27.2", "7.27.2.1"})
    SOUL_CHARGES(IconAction.SOUL_CHARGE),
    /** Energy charges. */
    ENERGY_CHARGES(IconAction.ENERGY_CHARGE);

    private final String verb;
    private final EventKind fact;
    private final String saying;
    private final boolean isIcon;

    FighterAct(String verb, EventKind fact, String saying) {
        this.verb = verb;
        this.fact = fact;
        this.saying = saying;
        isIcon = false;
    }

    FighterAct(IconAction action) {
        verb = action.label();
        fact = action.fact();
        saying = "";
        isIcon = true;
    }

    /** Returns the verb. */
    String verb() {
        return verb;
    }

    /** Returns what is done besides, in English. */
    String object() {
        return this == DRAWS ? "a card" : this == DRAWS_BY_ABILITY ? "a card by an ability of a card" : "";
    }

    /** Returns the kind of event. */
    EventKind fact() {
        return fact;
    }

    /** Returns what the event must say, "" for anything. */
    String saying() {
        return saying;
    }

    /** Tells whether the number of the event is that of the cards or the energy. */
    boolean isIcon() {
        return isIcon;
    }
}
