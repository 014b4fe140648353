package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.IconAction;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.EventKind;

/** What a fighter does. */
public enum FighterAct {
    /** Draws a card (7.6.4). */
    @Rule(jp = "7.6.4")
    @Phrase("draws/draw/drew a card")
    DRAWS(EventKinds.DREW, ""),
    /** Draws a card by an ability, by anything but the normal draw (7.6.4.1). */
    @Rule(jp = {"7.6.4.1", "7.6.4.1.1"})
    @Phrase("draws/draw/drew a card by a card's ability")
    DRAWS_BY_ABILITY(EventKinds.DREW, "ability"),
    /** Takes damage, as much as it is at once (7.35.1, 10.7.1.4). */
    @Rule(jp = {"7.35.1", "10.7.1.4"})
    @Phrase("takes/take/took damage")
    TAKES_DAMAGE(EventKind.COUNT, FighterNumbers.VANGUARD_DAMAGE.name(), true),
    /** Persona rides. */
    @Rule(jp = "7.15.1.4.3")
    @Phrase("performs/perform/performed a persona ride")
    PERSONA_RIDES(EventKinds.PERSONA_RODE, ""),
    /** Counter blasts. */
    @Rule(jp = {"7.24.4", "7.24.4.1"})
    @Phrase("counter blasts/blast/blasted")
    COUNTER_BLASTS(IconAction.COUNTER_BLAST),
    /** Soul blasts. */
    @Rule(jp = {"7.25.4", "7.25.4.1"})
    @Phrase("soul blasts/blast/blasted")
    SOUL_BLASTS(IconAction.SOUL_BLAST),
    /** Energy blasts. */
    @Phrase("energy blasts/blast/blasted")
    ENERGY_BLASTS(IconAction.ENERGY_BLAST),
    /** Counter charges. */
    @Rule(jp = {"7.26.2", "7.26.2.1"})
    @Phrase("counter charges/charge/charged")
    COUNTER_CHARGES(IconAction.COUNTER_CHARGE),
    /** Soul charges. */
    @Rule(jp = {"7.27.2", "7.27.2.1"})
    @Phrase("soul charges/charge/charged")
    SOUL_CHARGES(IconAction.SOUL_CHARGE),
    /** Energy charges. */
    @Phrase("energy charges/charge/charged")
    ENERGY_CHARGES(IconAction.ENERGY_CHARGE);

    private final EventKind fact;
    private final String saying;
    private final boolean isOfMany;

    FighterAct(EventKind fact, String saying) {
        this(fact, saying, false);
    }

    FighterAct(IconAction action) {
        this(action.fact(), "", true);
    }

    FighterAct(EventKind fact, String saying, boolean isOfMany) {
        this.fact = fact;
        this.saying = saying;
        this.isOfMany = isOfMany;
    }

    /** Returns the kind of event. */
    EventKind fact() {
        return fact;
    }

    /** Returns what the event must say, "" for anything. */
    String saying() {
        return saying;
    }

    /** Tells whether the number of the event is that of the cards, the energy or the damage. */
    boolean isOfMany() {
        return isOfMany;
    }
}
