package io.github.cardfold.notation;

import io.github.cardfold.data.Data;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Link;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;

/**
 * Links: {@code equipment A back left:0 -> A front left:0}; and what they end at and marks lie on: a card, a place, a
 * seat.
 */
final class LinkText {
    private static final String ARROW = " -> ";

    private LinkText() {}

    /** Writes a link with its kind, its name if it has one, and its ends. */
    static String written(Position position, Link link) {
        return QuotedNames.name(link.kind().name())
                + (link.name().isEmpty() ? "" : " " + QuotedNames.quoted(link.name()))
                + " " + written(position, link.from()) + ARROW + written(position, link.to());
    }

    static String written(Position position, Anchor anchor) {
        return switch (anchor.kind()) {
            case OBJECT -> ObjectText.written(position, anchor.index());
            case PLACE -> Places.name(position.place(anchor.index()));
            case SEAT -> Seat.of(anchor.index()).name();
        };
    }

    /** Reads a link as its data; one that ends is the oldest such one that is there. */
    static Data.Fields read(Cursor in, Position position, boolean ends) {
        String kind = NameList.read(in, position.rules().linkKindNames(), "a kind of link");
        in.needs(" ");
        String name = in.next() == '"' ? in.quoted() : "";
        if (!name.isEmpty()) {
            in.needs(" ");
        }
        Anchor from = readEnd(in, position);
        in.needs(ARROW);
        Anchor to = readEnd(in, position);
        Link meant = Link.of(position.rules().linkKind(kind), from, to, name);
        int id = position.links()
                .find(each -> ends && meant.made(each.id()).equals(each))
                .map(Link::id)
                .getOrElse(0);
        return (Data.Fields) Data.fields()
                .whole("id", id, 0)
                .text("kind", kind)
                .put("from", data(position, from))
                .put("to", data(position, to))
                .text("name", name, "")
                .build();
    }

    /** Reads a card, a place or a seat; a card that is gone is the object 0. */
    static Anchor readEnd(Cursor in, Position position) {
        int start = in.at();
        Place place = Places.find(in, position, null);
        if (place != null && in.next() != ':') {
            return Anchor.place(place.index());
        }
        in.back(start);
        Seat seat = place == null
                ? position.seats().find(each -> in.eatsName(each.name())).getOrNull()
                : null;
        return seat == null ? Anchor.object(ObjectText.read(in, position)) : Anchor.seat(seat);
    }

    /** Returns an anchor as data has it. */
    static Data data(Position position, Anchor anchor) {
        return switch (anchor.kind()) {
            case OBJECT -> Data.whole(anchor.index());
            case PLACE -> Data.text(Places.plainName(position.place(anchor.index())));
            case SEAT -> Data.text(Seat.of(anchor.index()).name());
        };
    }
}
