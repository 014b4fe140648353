package io.github.cardfold.kernel;

import io.github.cardfold.kernel.position.Local;

/** What a frame of the procedure of changes holds. */
final class ChangeFrame {
    /** The event that a stage is about. */
    static final Local EVENT = Local.number(0, "event");

    /** The effect that replaces it. */
    static final Local EFFECT = Local.effect(1, "effect");
    /** How many pairs of event and consequence rule have been looked at. */
    static final Local CURSOR = Local.number(2, "cursor");
    /** The rule that sends it elsewhere or says what goes along with it, by its number among those of its sort. */
    static final Local RULE = Local.number(4, "rule");
    /** How many of the noted abilities, the last ones, are known to the master of their card alone. */
    static final Local CONCEALED = Local.number(3, "concealed");
    /** Of a text that replaces it: the object whose text it is. */
    static final Local SOURCE = Local.object(5, "source");
    /** The number of that text, 0 if a kind of lasting effect replaces it. */
    static final Local TEXT = Local.number(6, "text");
    /** Replacements already applied or declined (11.12.2.3): to which event, and, at the same index, which effect. */
    static final Local APPLIED_TO = Local.numbers(0, "applied to");

    static final Local APPLIED = Local.effects(1, "applied");
    /** The hidden places whose seats are still to be asked, in the order of asking. */
    static final Local PLACES = Local.places(2, "places");
    /** The timed triggers that the batch has triggered for the last time. */
    static final Local SPENT = Local.effects(3, "spent");
    /** Rules already used: on which event, and, at the same index, the number of the rule. */
    static final Local TRIED_ON = Local.numbers(4, "tried on");

    static final Local TRIED = Local.numbers(5, "tried");
    /** What the procedure that a stage has called handed back. */
    static final Local CHOSEN = Local.objects(6, "chosen");
    /** Of the replacements applied, at the same index, those of texts: the object and the number of the text. */
    static final Local APPLIED_OF = Local.objects(7, "applied of");

    static final Local APPLIED_TEXT = Local.numbers(8, "applied text");

    private ChangeFrame() {}

    static Local[] locals() {
        return new Local[] {
            EVENT,
            EFFECT,
            CURSOR,
            CONCEALED,
            RULE,
            SOURCE,
            TEXT,
            APPLIED_TO,
            APPLIED,
            PLACES,
            SPENT,
            TRIED_ON,
            TRIED,
            CHOSEN,
            APPLIED_OF,
            APPLIED_TEXT
        };
    }
}
