package io.github.cardfold.spi;

import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.CostItem;
import io.github.cardfold.effect.Payable;
import io.github.cardfold.effect.Query;
import io.vavr.collection.Array;

/**
 * An instruction of a plugin that can be a cost for which no cards are chosen, a record: numbers fall, top cards go
 * elsewhere. What it comes to, it finds by what it {@linkplain #reads declares} and nothing else. It can be paid if the
 * numbers and the places reach. With cards that are chosen one pays by an {@link AddedCardAction}.
 */
public interface AddedPayable extends Payable {
    /** Returns what happens when it is carried out or paid: the same for the same answers, in whatever thread. */
    Array<Proposed> done(Inquiry inquiry);

    /** It is paid in one way; a plugin does not write this anew. */
    @Override
    default Array<Array<CostItem>> ways() {
        return Array.of(Array.of(new PaidBesides(this)));
    }

    /** Lets all of it happen at once or, where the numbers and places do not reach, nothing. */
    @Override
    default void compile(Compiler out) {
        out.change("", run -> new PaidBesides(this).done(Query.of(run)));
    }
}
