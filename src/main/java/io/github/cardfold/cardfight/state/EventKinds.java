package io.github.cardfold.cardfight.state;

import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Telling;

/** Events that change nothing by themselves and can be triggered on or read (1.3.7). */
public final class EventKinds {
    /** A phase, step or turn begins; the text is its name, the number the turn. */
    public static final EventKind BEGINNING = EventKind.fact("beginning");

    /** The end phase goes on: what has not yet been on standby in it triggers as at its beginning (9.11.10). */
    public static final EventKind END_PHASE_GOES_ON = EventKind.fact("end phase goes on");
    /**
     * The close step goes on: what has not yet been on standby in it triggers as at its beginning and at the end of the
     * battle (10.8.1.3); the object is the unit that attacked.
     */
    public static final EventKind CLOSE_STEP_GOES_ON = EventKind.fact("close step goes on");
    /** A card is shown to all. */
    public static final EventKind SHOWN = EventKind.showing("shown");
    /** A fighter rode; the object is the new vanguard, the other the old one. */
    public static final EventKind RODE = EventKind.fact("rode");
    /** A fighter persona rode (7.15.1.4.3). */
    public static final EventKind PERSONA_RODE = EventKind.fact("persona rode");
    /** A card was called. */
    public static final EventKind CALLED = EventKind.fact("called");
    /** A unit attacked (10.4.1.5.3); whom, is not settled yet. */
    public static final EventKind ATTACKED = EventKind.fact("attacked");
    /** A unit was attacked by another, an event for each (10.4.1.9.4); the other object is the one attacked. */
    public static final EventKind WAS_ATTACKED = EventKind.fact("was attacked");
    /** The attack of a unit was changed to another unit (10.1.5). */
    public static final EventKind ATTACK_CHANGED = EventKind.fact("attack changed");
    /** A unit boosted another (10.4.1.12.2). */
    public static final EventKind BOOSTED = EventKind.fact("boosted");
    /** A guardian guards a unit (6.2.4). */
    public static final EventKind GUARDED = EventKind.fact("guarded");
    /** An effect chose a card that all see (11.8.4). */
    public static final EventKind CHOSEN = EventKind.fact("chosen");
    /** A rear-guard intercepts (10.5.1.2.4.1). */
    public static final EventKind INTERCEPTED = EventKind.fact("intercepted");
    /** A card was drive checked; the object is the card, the other one the unit that performs the check. */
    public static final EventKind DRIVE_CHECKED = EventKind.fact("drive checked");
    /** A card was damage checked; the object is the card. */
    public static final EventKind DAMAGE_CHECKED = EventKind.fact("damage checked");
    /** A unit's attack hit: once, however many units; the other is the first of them (10.7.1.6). */
    public static final EventKind HIT = EventKind.fact("hit");
    /** A unit attacked another and hit it, an event for each (10.7.1.6.1). */
    public static final EventKind UNIT_HIT = EventKind.fact("unit hit");
    /** A unit's attack did not hit (10.7.1.7). */
    public static final EventKind DID_NOT_HIT = EventKind.fact("did not hit");
    /** A battle ended; the object is the attacker. */
    public static final EventKind BATTLE_ENDED = EventKind.fact("battle ended");
    /** A fighter counter blasted; the number is that of the cards, the object the card with the ability (7.24.4). */
    public static final EventKind COUNTER_BLASTED = EventKind.fact("counter blasted");
    /** A fighter soul blasted; the number is that of the cards, the object the card with the ability (7.25.4). */
    public static final EventKind SOUL_BLASTED = EventKind.fact("soul blasted");
    /** A fighter energy blasted; the number is by how much, the object the card with the ability (7.49). */
    public static final EventKind ENERGY_BLASTED = EventKind.fact("energy blasted");
    /** A fighter counter charged; the number is that of the cards (7.26.2). */
    public static final EventKind COUNTER_CHARGED = EventKind.fact(
            "counter charged", (seat, kind, from, to) -> kind == EventKind.FACE && to == Zone.DAMAGE.of(seat));
    /** A fighter soul charged; the number is that of the cards (7.27.2). */
    public static final EventKind SOUL_CHARGED = EventKind.fact("soul charged", fromDeckTo(Zone.SOUL));
    /** A fighter energy charged; the number is by how much (7.48). */
    public static final EventKind ENERGY_CHARGED = EventKind.fact("energy charged");
    /** What the event says that is the first look at a deck by an effect (7.7.4). */
    public static final String FIRST_LOOK = "first";

    /** A fighter drew a card; the text is empty for the normal draw of the draw phase, else "ability" (7.6.4). */
    public static final EventKind DREW = EventKind.fact("drew", fromDeckTo(Zone.HAND));

    /** A fighter plays an ability (11.8.2, 11.9.4); the object is the card that has it, the text the ability's name. */
    public static final EventKind ABILITY_PLAYED = EventKind.fact("ability played");
    /**
     * A fighter has used an ability, as restriction icons count (12.3.2.2); the object is the card that has it, the
     * text the ability's name.
     */
    public static final EventKind ABILITY_USED = EventKind.fact("ability used");
    /** A fighter plays an order; the object is the card in the order area. */
    public static final EventKind ORDER_PLAYED = EventKind.fact("order played");
    /** A fighter alchemagics; the object is the order, the other the one alchemagicked with it (7.44). */
    public static final EventKind ALCHEMAGICKED = EventKind.fact("alchemagicked");
    /** A fighter declared something (7.13.1); the text is the name, or the number the grade. */
    public static final EventKind DECLARED = EventKind.fact("declared");

    /**
     * A unit's attack did not hit another, and abilities that act when it hits are triggered all the same (10.7.1.8).
     */
    public static final EventKind AS_IF_HIT = EventKind.fact("as if hit");

    /**
     * A card was put as gauge, an event for each unit or fighter whose gauge it has become; the object is the unit, the
     * other the card, the seat the fighter or the card's owner, the text the name of the gauge (7.40).
     */
    public static final EventKind PUT_AS_GAUGE = EventKind.fact("put as gauge");

    private EventKinds() {}

    private static Telling fromDeckTo(Zone zone) {
        return (seat, kind, from, to) -> kind == EventKind.MOVE && from == Zone.DECK.of(seat) && to == zone.of(seat);
    }
}
