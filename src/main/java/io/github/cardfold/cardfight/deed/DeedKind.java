package io.github.cardfold.cardfight.deed;

import io.github.cardfold.citation.Rule;

/** What fighters do, or happens to cards, and effects may forbid, demand or permit. */
@Rule(jp = "1.3.3")
public enum DeedKind {
    /** A unit attacks another (10.4). */
    ATTACK("attack with"),
    /** A unit boosts an attacking one, by the rules (10.4.1.12) or by an effect (7.47). */
    BOOST("boost with"),
    /** A unit intercepts (10.5.1.2.4). */
    INTERCEPT("intercept with"),
    /** The attack of a unit hits another (10.7.1.2). */
    HIT("hit with"),
    /** A unit performs drive checks (10.6.1.2). */
    DRIVE_CHECK("perform drive checks with"),
    /** A fighter calls a card, by the rules or by an effect (6.2). */
    CALL("call"),
    /** A fighter rides a card, by the rules or by an effect (6.3). */
    RIDE("ride"),
    /** A fighter plays an order (11.8.2). */
    PLAY("play"),
    /** A card goes from one place to another. */
    MOVE("move"),
    /** A card stands up, comes to rest or is turned over (7.2, 7.3). */
    TURN("turn"),
    /** A card stands up (7.2). */
    STAND("stand"),
    /** An effect chooses a card (11.8.4). */
    CHOOSE("choose"),
    /** A fighter uses an ACT ability of a card (12.2.1.1). */
    USE_ACT("use ACT abilities of"),
    /** A fighter uses an AUTO ability of a card (12.2.1.2). */
    USE_AUTO("use AUTO abilities of"),
    /** The trigger of a card that a fighter checks has its effects (11.10.4.2). */
    TRIGGER("have the effects of triggers of"),
    /** Damage is dealt to a fighter's vanguard (7.35). */
    DAMAGE("deal damage to");

    private final String words;

    DeedKind(String words) {
        this.words = words;
    }

    /** Returns what is done, as it stands before the card it is done with. */
    public String words() {
        return words;
    }

    /** Tells whether an effect about it is about the cards that do it, or fighters do it with whatever cards. */
    @Rule(jp = "12.5.1")
    boolean isOfCards() {
        return switch (this) {
            case CALL, RIDE, PLAY, TRIGGER, DAMAGE -> false;
            default -> true;
        };
    }
}
