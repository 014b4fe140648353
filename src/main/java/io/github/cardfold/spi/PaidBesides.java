package io.github.cardfold.spi;

import io.github.cardfold.effect.CostItem;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Means;
import io.github.cardfold.effect.Query;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Cause;
import io.github.cardfold.kernel.position.Event;
import io.vavr.collection.Array;

/** What is paid by an instruction of a plugin without choosing cards. */
record PaidBesides(AddedPayable instruction) implements CostItem {
    @Override
    public Array<Event> payBesides(Query query) {
        return Told.by(
                instruction,
                query,
                inquiry -> instruction.done(inquiry).map(each -> each.event(query.position(Facts.PLACES))));
    }

    /** Returns all of it, nothing if it does not reach. */
    Batch done(Query query) {
        boolean reaches = Means.suffice(query, Array.of(this), Cause.effect(query.master(), query.source()));
        return reaches
                ? Batch.ofAll(Means.named(query.position(Facts.PLACES), payBesides(query))
                        .asJava())
                : Batch.NOTHING;
    }
}
