package io.github.cardfold.spi;

import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.NumberKey;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.kernel.table.ZoneKey;
import io.github.cardfold.kernel.table.ZoneKind;
import java.util.function.Function;

/** Something that a {@link ProposalFunction} lets happen. */
public final class Proposed {
    private final Function<Position, Event> event;

    private Proposed(Function<Position, Event> event) {
        this.event = event;
    }

    /** A card goes to a place of a seat. */
    public static Proposed move(KnownCard card, ZoneKey to, Seat seat) {
        return new Proposed(position -> Event.move(position, object(position, card), position.placeIndex(to, seat), 0));
    }

    /**
     * The top card of a place of a seat goes to another place of it. As often as this is proposed at once, so many
     * cards go; a cost that proposes it more often than there are cards cannot be paid.
     */
    public static Proposed moveTop(ZoneKind from, ZoneKey to, Seat seat) {
        return new Proposed(
                position -> Event.moveTop(position, place(position, from, seat), position.placeIndex(to, seat), 0));
    }

    /** A card comes to rest or stands up. */
    public static Proposed turn(KnownCard card, boolean rest) {
        return new Proposed(position -> Event.turn(position, object(position, card), rest));
    }

    /** A number of a seat rises, or falls if {@code by} is below 0. */
    public static Proposed count(NumberKey number, Seat seat, int by) {
        return new Proposed(position -> {
            position.rules().requireNumber(number);
            return Event.count(number, seat, by);
        });
    }

    /** Something happens to a seat that changes nothing by itself, but may trigger abilities. */
    public static Proposed fact(EventKind kind, Seat seat) {
        return new Proposed(position -> Event.fact(kind, seat, 0, 0));
    }

    private static int place(Position position, ZoneKind zone, Seat seat) {
        for (int i = 0; i < position.placeCount(); i++) {
            if (position.place(i).seat() == seat && position.place(i).zone().equals(zone)) {
                return i;
            }
        }
        throw new IllegalArgumentException(seat + " has no place of the kind " + zone.name());
    }

    private static int object(Position position, KnownCard card) {
        int object = card.subject().object();
        if (position.placeOf(object) < 0) {
            throw new IllegalArgumentException("the card is no longer there");
        }
        return object;
    }

    Event event(Position position) {
        return event.apply(position);
    }
}
