package io.github.cardfold.cardfight.fact;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.Trigger;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;

/** The power that the trigger icons of cards give (11.10.5). */
public final class TriggerPower {
    /** The flag by how much effects raise it. */
    public static final String RAISED = "trigger power";
    /** The flag that says what effects make of it, one more than that; 0 if none does. */
    public static final String FIXED = "trigger power for all";

    private TriggerPower() {}

    /** Returns it: what is printed, or the same for all but the over trigger, with what effects make of it. */
    @Rule(jp = "11.10.5", id = "2.8.2.2", it = "2.8.1.1.2", en = "2.8.1.1.2")
    public static int of(Query query, Subject card) {
        int fixed = Strength.flag(query, card, FIXED);
        return fixed > 0 ? fixed - 1 : Math.max(0, original(query, card) + Strength.flag(query, card, RAISED));
    }

    private static int original(Query query, Subject subject) {
        Card card = Field.card(query.position(Facts.PRINTED), subject.gameObject());
        return card.trigger() == Trigger.OVER
                ? card.triggerPower()
                : CardGame.ruleset(query.position(Facts.PRINTED))
                        .triggers()
                        .power()
                        .getOrElse(card.triggerPower());
    }
}
