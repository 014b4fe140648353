package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.kernel.Event;
import io.github.cardfold.kernel.Rule;
import io.vavr.control.Option;

/**
 * Puts cards into a zone: of their owner (11.8.5.2).
 *
 * @param what the cards
 * @param to the zone
 * @param bottom whether they go to the bottom of a deck
 * @param faceDown whether they lie face down there
 * @param as the name of the cards put, as they have become
 */
@Rule(jp = {"4.1.8.1", "11.8.5.2"})
public record Put(Selector what, Region to, boolean bottom, boolean faceDown, Option<String> as)
        implements Instruction {
    /** Refuses circles. */
    public Put {
        if (to.isCircle()) {
            throw new IllegalArgumentException("units come to circles by \"call\" or \"ride\"");
        }
    }

    @Override
    public void compile(Compiler out) {
        int flags = (bottom ? Event.TO_BOTTOM : 0) | (faceDown ? Event.FACE_DOWN : 0);
        Moving.compile(out, what, as, (query, card) -> Moving.to(query, card, to.zone(), flags));
    }

    @Override
    public String english() {
        return "put " + what.english() + " " + (bottom ? "on the bottom of the " : "into the ") + to.english()
                + (faceDown ? " face down" : "");
    }
}
