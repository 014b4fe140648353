package io.github.cardfold.kernel.codec;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Link;
import io.github.cardfold.kernel.position.LinkKind;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Writes and reads links, and what they end at: an object is its number, a place its name, a seat its letter. */
final class LinkCodec {
    private LinkCodec() {}

    static Data write(Naming naming, Link link) {
        return Data.fields()
                .whole("id", link.id(), 0)
                .text("kind", naming.kind(link.kind()))
                .put("from", write(naming, link.from()))
                .put("to", write(naming, link.to()))
                .text("name", link.name(), "")
                .build();
    }

    static Link read(Reading reading, Naming naming) {
        ReadingFields in = reading.fields();
        int id = naming.idOrNone(in.find("id"));
        LinkKind kind = in.get("kind").named("a kind of link", naming.rules()::linkKind);
        Anchor from = anchor(in.get("from"), naming);
        Anchor to = anchor(in.get("to"), naming);
        String name = in.text("name", "");
        in.end();
        return Link.of(kind, from, to, name).made(id);
    }

    static Data write(Naming naming, Anchor anchor) {
        return switch (anchor.kind()) {
            case OBJECT -> Data.whole(anchor.index());
            case PLACE -> Data.text(naming.placeName(anchor.index()));
            case SEAT -> Data.text(Seat.of(anchor.index()).name());
        };
    }

    private static Anchor anchor(Reading in, Naming naming) {
        return in.data() instanceof Data.Whole ? Anchor.object(naming.id(in)) : ground(in, naming);
    }

    /** Reads a place or a seat. */
    static Anchor ground(Reading in, Naming naming) {
        return in.text().length() == 1 ? Anchor.seat(naming.seat(in)) : Anchor.place(naming.place(in));
    }

    static Array<Data> write(Naming naming, Array<Snapshot.Linked> links) {
        return links.map(each -> write(naming, each));
    }

    private static Data write(Naming naming, Snapshot.Linked linked) {
        Data.Builder out = Data.fields().put("link", write(naming, linked.link()));
        linked.other().forEach(other -> {
            Data.Builder there = Data.fields().text("place", naming.placeName(linked.place()));
            ObjectCodec.write(there, naming, other, naming.place(linked.place()));
            out.put("other", there.build());
        });
        return out.build();
    }

    static Snapshot.Linked linked(Reading reading, Naming naming) {
        ReadingFields in = reading.fields();
        Link link = read(in.get("link"), naming);
        Reading other = in.find("other");
        in.end();
        if (other == null) {
            return new Snapshot.Linked(link, Option.none(), Event.NONE);
        }
        ReadingFields there = other.fields();
        int place = naming.place(there.get("place"));
        GameObject card = ObjectCodec.read(there, naming, naming.place(place));
        there.end();
        return new Snapshot.Linked(link, Option.some(card), place);
    }
}
