package io.github.cardfold.view;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.kernel.table.Definition;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.control.Option;

/**
 * What a link ends at or a mark lies on, as far as a seat sees it. Of a card that it may not point at it sees only in
 * which place that lies; of one that has left, which it was if it saw it.
 *
 * @param kind what it is
 * @param seat the seat, if it is one
 * @param at the card or the place itself, if the seat may point at it
 * @param within the place of a card that the seat may not point at
 * @param card the card that has left; none if the seat did not see it
 */
public record SeenAnchor(
        Kind kind, Option<Seat> seat, Option<Handle> at, Option<Place> within, Option<Definition> card) {
    /** What an anchor is to a seat. */
    public enum Kind {
        /** A seat. */
        SEAT,
        /** A place. */
        PLACE,
        /** A card that the seat may point at. */
        CARD,
        /** A card that the seat may not point at. */
        HIDDEN,
        /** A card that has left, as it last was. */
        GONE
    }

    /** Names what is null. */
    public SeenAnchor {
        requireNonNull(kind, "kind");
        requireNonNull(seat, "seat");
        requireNonNull(at, "at");
        requireNonNull(within, "within");
        requireNonNull(card, "card");
    }

    static SeenAnchor of(Seat seat) {
        return new SeenAnchor(Kind.SEAT, Option.some(seat), Option.none(), Option.none(), Option.none());
    }

    static SeenAnchor place(Place place) {
        return new SeenAnchor(Kind.PLACE, Option.none(), Option.some(Handle.of(place)), Option.none(), Option.none());
    }

    static SeenAnchor card(Handle at) {
        return new SeenAnchor(Kind.CARD, Option.none(), Option.some(at), Option.none(), Option.none());
    }

    static SeenAnchor hidden(Place within) {
        return new SeenAnchor(Kind.HIDDEN, Option.none(), Option.none(), Option.some(within), Option.none());
    }

    static SeenAnchor gone(Option<Definition> card) {
        return new SeenAnchor(Kind.GONE, Option.none(), Option.none(), Option.none(), card);
    }

    /** The same in every process, unlike an enum's. */
    @Override
    public int hashCode() {
        return text().hashCode();
    }

    /** Returns the anchor in a few words: equal anchors of one game have equal texts. */
    String text() {
        return switch (kind) {
            case SEAT -> seat.get().name();
            case PLACE, CARD -> PlaceText.of(at.get());
            case HIDDEN -> "a card of " + PlaceText.of(within.get());
            case GONE -> "gone" + card.map(each -> " " + each.id()).getOrElse("");
        };
    }
}
