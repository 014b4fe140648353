package io.github.cardfold.cardfight.deed;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.grammar.Phrase;

/** What fighters do, or happens to cards, and effects may forbid, demand or permit. */
@Rule(jp = "1.3.3")
public enum DeedKind {
    /** A unit attacks another (10.4). */
    @Phrase(form = "verb", value = "attack")
    @Phrase(form = "done", value = "attacked")
    ATTACK("attack with"),
    /** A unit boosts an attacking one, by the rules (10.4.1.12) or by an effect (7.47). */
    @Phrase(form = "verb", value = "boost")
    @Phrase(form = "done", value = "boosted")
    BOOST("boost with"),
    /** A unit intercepts (10.5.1.2.4). */
    @Phrase(form = "verb", value = "intercept")
    INTERCEPT("intercept with"),
    /** The attack of a unit hits another (10.7.1.2). */
    @Phrase(form = "verb", value = "hit")
    @Phrase(form = "done", value = "hit")
    HIT("hit with"),
    /** A unit performs drive checks (10.6.1.2). */
    @Phrase(form = "verb", value = "perform drive checks")
    DRIVE_CHECK("perform drive checks with"),
    /** A fighter calls a card, by the rules or by an effect (6.2). */
    @Phrase(form = "card", value = "call")
    CALL("call"),
    /** A fighter rides a card, by the rules or by an effect (6.3). */
    @Phrase(form = "card", value = "ride")
    RIDE("ride"),
    /** A fighter plays an order (11.8.2). */
    @Phrase(form = "order", value = "play")
    PLAY("play"),
    /** A card goes from one place to another. */
    @Phrase(form = "moved", value = "be moved")
    @Phrase(form = "verb", value = "move")
    MOVE("move"),
    /** A card stands up, comes to rest or is turned over (7.2, 7.3). */
    @Phrase(form = "change", value = "be turned")
    @Phrase(form = "verb", value = "turn")
    TURN("turn"),
    /** A card stands up (7.2). */
    @Phrase(form = "change", value = "stand")
    @Phrase(form = "verb", value = "stand")
    STAND("stand"),
    /** An effect chooses a card (11.8.4). */
    @Phrase(form = "change", value = "be chosen")
    @Phrase(form = "verb", value = "choose")
    CHOOSE("choose"),
    /** A fighter uses an ACT ability of a card (12.2.1.1). */
    USE_ACT("use ACT abilities of"),
    /** A fighter uses an AUTO ability of a card (12.2.1.2). */
    USE_AUTO("use AUTO abilities of"),
    /** A fighter pays the cost of a card's ability (11.7). */
    PAY("pay the cost of"),
    /** The trigger of a card that a fighter checks has its effects (11.10.4.2). */
    @Phrase(form = "nullified", value = "the effects")
    TRIGGER("have the effects of triggers of"),
    /** Damage is dealt to a fighter's vanguard (7.35). */
    @Phrase(form = "dealt", value = "damage")
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
