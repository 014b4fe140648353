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
    public Array<Event> moves(Query query) {
        return Means.moves(query, events(query));
    }

    @Override
    public Array<Event> payBesides(Query query) {
        Array<Event> events = events(query);
        return events.removeAll(Means.moves(query, events));
    }

    private Array<Event> events(Query query) {
        return Told.by(
                instruction,
                query,
                inquiry -> instruction.done(inquiry).map(each -> each.event(query.position(Facts.PLACES))));
    }

    /** Returns all of it, nothing if it does not reach. */
    Batch done(Query query) {
        return Means.inFull(query, this, Cause.effect(query.master(), query.source()));
    }
}
