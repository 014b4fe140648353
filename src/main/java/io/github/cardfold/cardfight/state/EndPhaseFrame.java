package io.github.cardfold.cardfight.state;

import io.github.cardfold.kernel.Frame;
import io.github.cardfold.kernel.Local;

/** The end phase (9.11) and which abilities have been on standby in it. */
public final class EndPhaseFrame {
    /** The procedure. */
    public static final String PROCEDURE = "9.11";
    /** 1 once the end phase has begun (9.11.8). */
    public static final Local BEGUN = Local.number(0, "begun");
    /** How many abilities were on standby before those of the end phase. */
    public static final Local BEFORE = Local.number(1, "before");
    /** The cards whose abilities of the end phase have been on standby. */
    public static final Local CARDS = Local.objects(0, "cards");
    /** Which abilities of theirs have, at the same index: the places of their procedures among those of the rules. */
    public static final Local ABILITIES = Local.numbers(1, "abilities");

    private EndPhaseFrame() {}

    /** Tells whether an ability of a card has been on standby in this end phase. */
    public static boolean hasWaited(Frame endPhase, int card, int ability) {
        for (int i = 0; i < endPhase.size(CARDS); i++) {
            if (endPhase.get(CARDS, i) == card && endPhase.get(ABILITIES, i) == ability) {
                return true;
            }
        }
        return false;
    }
}
