package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Event;
import io.vavr.control.Option;

/**
 * Puts cards into a zone: of their owner (11.8.5.2).
 *
 * @param what the cards
 * @param to the zone
 * @param of whose zone, if it is said; cards that the other fighter owns do not move then (4.1.13)
 * @param bottom whether they go to the bottom of a deck
 * @param faceDown whether they lie face down there
 * @param as the name of the cards put, as they have become
 */
@Rule(jp = {"4.1.8.1", "7.4.1", "11.8.5.2"})
public record Put(Selector what, Region to, Option<Side> of, boolean bottom, boolean faceDown, Option<String> as)
        implements Instruction {
    /** Refuses circles. */
    public Put {
        if (to.isCircle()) {
            throw new IllegalArgumentException("units come to circles by \"call\" or \"ride\"");
        }
    }

    @Override
    public void compile(Compiler out) {
        if (to.equals(Region.DECK)) {
            new Arranging(this, out).compile();
        } else {
            Moving.compile(out, what, this::mayGo, as, this::move);
        }
    }

    /** A card goes to a zone of its owner's: to whose it goes need not be said, and to another's it does not go. */
    @Rule(jp = {"4.1.12", "4.1.13"})
    boolean mayGo(Query query, Subject card) {
        return of.forAll(side -> query.seat(side) == card.gameObject().owner());
    }

    Event move(Query query, Subject card) {
        int flags = (bottom ? Event.TO_BOTTOM : 0) | (faceDown ? to.faceDown() : 0);
        return Moving.to(query, card, to, flags);
    }

    @Override
    public String english() {
        return "put " + what.english() + " " + (bottom ? "on the bottom of " : "into ")
                + of.map(Side::whose).getOrElse("the") + " " + to.english()
                + (faceDown ? " face down" : "");
    }
}
