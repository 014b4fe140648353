package io.github.cardfold.spi;

import io.github.cardfold.effect.Happening;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** Something that has happened, as a term of a plugin is told of it; what its cards are, the inquiry says. */
public final class KnownEvent {
    private final Happening happening;

    KnownEvent(Happening happening) {
        this.happening = happening;
    }

    private Event event() {
        return happening.event();
    }

    /** Returns the kind of the event, one of those that the term says. */
    public EventKind kind() {
        return event().kind();
    }

    /** Returns the seat that it is of; none if it is of no seat. */
    public Option<Seat> seat() {
        return Option.when(event().hasSeat(), () -> event().seat());
    }

    /** Returns the card that it happened to, as it is to be looked at; none if there is none (11.9.6.1). */
    public Option<KnownCard> card() {
        return Option.of(happening.subject()).map(KnownCard::new);
    }

    /** Returns the other card, such as the target of an attack; none if there is none. */
    public Option<KnownCard> other() {
        return Option.of(happening.other()).map(KnownCard::new);
    }

    /** Returns the place that a card came from; none if no card moved. */
    public Option<Place> from() {
        return moved(isMove() ? happening.from() : null);
    }

    /** Returns the place that a card went to; none if no card moved. */
    public Option<Place> to() {
        return moved(isMove() ? happening.to() : null);
    }

    private boolean isMove() {
        return kind().equals(EventKind.MOVE);
    }

    private static Option<Place> moved(@Nullable Place place) {
        return Option.of(place);
    }

    /** Returns its number, such as by how much a number rose; 0 if it has none. */
    public int number() {
        return event().number();
    }

    /** Returns its words, "" if it has none. */
    public String words() {
        return event().text();
    }

    /** Returns how many events happened together with it, itself among them. */
    public int size() {
        return happening.size();
    }

    @Override
    public String toString() {
        return kind().name();
    }
}
