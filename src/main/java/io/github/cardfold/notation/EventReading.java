package io.github.cardfold.notation;

import io.github.cardfold.kernel.Data;
import io.github.cardfold.kernel.Event;
import io.github.cardfold.kernel.EventCodec;
import io.github.cardfold.kernel.NumberKey;
import io.github.cardfold.kernel.Place;
import io.github.cardfold.kernel.Position;
import io.github.cardfold.kernel.Seat;
import io.github.cardfold.kernel.Snapshot;
import io.github.cardfold.kernel.StateFormatException;
import io.github.cardfold.kernel.Thing;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;

/** Reads events: what the words of the line say, changed by what stands in brackets. */
final class EventReading {
    /** Kinds that change something; the other ones are facts, which have a second object, be it none. */
    private static final Array<String> CHANGES = Array.of(
            "move",
            "turn",
            "face",
            "count",
            "shuffle",
            "begin",
            "expire",
            "take up",
            "leave standby",
            "lose",
            "random");

    private final Position position;
    private final Cursor in;
    private final Data.Builder said = Data.fields();

    private EventReading(Position position, Cursor in) {
        this.position = position;
        this.in = in;
    }

    static Event read(Position position, String text) {
        Cursor in = new Cursor(text, 1);
        Event event = read(position, in);
        in.end();
        return event;
    }

    static Event read(Position position, Cursor in) {
        int start = in.at();
        EventReading reading = new EventReading(position, in);
        Data.Fields said = reading.words();
        int remark = in.at();
        String card = in.eats(" (") ? in.word("the id of a card") : "";
        if (in.at() > remark) {
            in.needs(")");
        }
        Data.Fields all = in.eats(" [") ? Tail.onto(said, Flow.entries(in, "]")) : said;
        Event event = reading.event(start, all);
        if (!card.isEmpty()) {
            reading.check(remark, card, event);
        }
        return event;
    }

    /** Returns what the words of a line say, as data of an event. */
    static Data.Fields said(Position position, String line) {
        return new EventReading(position, new Cursor(line, 1)).words();
    }

    private Event event(int start, Data.Fields all) {
        try {
            return EventCodec.read(position, all);
        } catch (StateFormatException e) {
            throw in.expected(start, "an event, but " + e.getMessage());
        }
    }

    private void check(int at, String card, Event event) {
        Snapshot before = event.before();
        Thing thing = before == null ? position.find(event.object()) : before.thing();
        if (thing == null) {
            throw in.expected(at, "no card to be named, since none is there");
        }
        String id = position.rules().definition(thing.definition()).id();
        if (!id.equals(card)) {
            throw in.expected(at + 2, "the card that is there, " + id, Array.of(id));
        }
    }

    private Data.Fields words() {
        String kind = Names.read(in, position.rules().eventKindNames(), "a kind of event");
        said.text("kind", kind);
        int after = in.at();
        boolean inGeneral = in.atEnd() || in.sees(" [") || in.sees(" (") || in.eats(" of ");
        in.back(after);
        switch (inGeneral ? "" : kind) {
            case "move" -> move();
            case "turn" -> turned("rest", "rest", "stand");
            case "face" -> turned("down", "down", "up");
            case "count" -> count();
            case "shuffle" -> shuffle();
            case "begin" -> begin();
            case "expire" -> expire();
            case "order" -> order();
            case "lose" -> lose();
            default -> fact(!CHANGES.contains(kind));
        }
        return (Data.Fields) said.build();
    }

    private void move() {
        in.needs(" ");
        int start = in.at();
        Place from = Places.find(in, position, Places.NOBODY);
        int object = 0;
        if (from == null || in.next() != ':' && !in.sees(" -> ")) {
            in.back(start);
            object = Objects.read(in, position);
            from = position.place(position.placeOf(object));
        } else if (in.next() == ':') {
            object = Objects.at(in, start, position, from);
        }
        seat(from.seat());
        Names.put(said, "object", object);
        in.needs(" -> ");
        said.text("from", Places.plainName(from));
        said.text("to", Places.plainName(Places.read(in, position, Places.NOBODY)));
        List<Data> flags = new ArrayList<>();
        while (in.eats(", ")) {
            flags.add(Data.text(in.word("how it goes, such as rest")));
        }
        if (!flags.isEmpty()) {
            said.put("flags", Data.items(flags));
        }
    }

    private void turned(String flag, String set, String unset) {
        in.needs(" ");
        int object = Objects.read(in, position);
        Place place = position.place(position.placeOf(object));
        seat(place.seat());
        said.whole("object", object);
        said.text("from", Places.plainName(place)).text("to", Places.plainName(place));
        in.needs(" ");
        if (Names.read(in, Array.of(set, unset), "how it lies then").equals(set)) {
            said.put("now", Data.items(List.of(Data.text(flag))));
        }
    }

    private void count() {
        in.needs(" ");
        seat(Places.seat(in, position));
        in.needs(" ");
        Array<String> names = Array.ofAll(position.rules().numbers()).map(NumberKey::name);
        said.text("key", Names.read(in, names, "a number that seats have"));
        in.needs(" ");
        if (!in.eats("+") && in.next() != '-') {
            throw in.expected("+ or - and by how much");
        }
        Names.put(said, "number", Names.signed(in));
    }

    private void shuffle() {
        in.needs(" ");
        Place place = Places.read(in, position, Places.NOBODY);
        seat(place.seat());
        said.text("from", Places.plainName(place)).text("to", Places.plainName(place));
    }

    private void begin() {
        in.needs(" ");
        Data.Fields effect = Effects.read(in, position);
        said.put("seat", java.util.Objects.requireNonNull(effect.get("master"))).put("lasting", effect);
    }

    private void expire() {
        if (!in.eats(" " + Effects.EFFECT)) {
            said.text("duration", Effects.readDuration(in));
            return;
        }
        int at = in.at();
        int index = in.number(Integer.MAX_VALUE);
        if (index >= position.lastingCount()) {
            throw in.expected(at, "the place of one of the " + position.lastingCount() + " effects that last");
        }
        seat(position.lasting(index).master());
        said.whole("other", position.lasting(index).id());
    }

    private void order() {
        in.needs(" ");
        said.text("procedure", in.word("the name of a procedure"));
        clauses(true);
    }

    private void lose() {
        in.needs(" ");
        seat(Places.seat(in, position));
        in.needs(" ");
        said.text("text", in.word("the section by which it loses"));
    }

    private void fact(boolean hasOther) {
        clauses(hasOther);
        if (in.eats(" ")) {
            Names.put(said, "number", Names.signedOrNone(in));
        }
        if (in.eats(" \"")) {
            in.back(in.at() - 1);
            said.text("text", in.quoted());
        }
    }

    private void clauses(boolean hasOther) {
        if (in.eats(" of ")) {
            seat(Places.seat(in, position));
        }
        if (in.eats(" on ")) {
            said.whole("object", Objects.read(in, position));
        }
        if (hasOther) {
            said.whole("other", in.eats(" with ") ? Objects.read(in, position) : 0);
        }
    }

    private void seat(int seat) {
        said.text("seat", Seat.of(seat).name());
    }
}
