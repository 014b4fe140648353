package io.github.cardfold.notation;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.kernel.codec.EventCodec;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.NumberKey;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.kernel.table.ZoneKind;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

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
            "link",
            "unlink",
            "add place",
            "remove place",
            "change place",
            "queue",
            "unqueue",
            "enter standby",
            "leave standby",
            "keep standby",
            "create",
            "erase",
            "exchange",
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
        Cursor in = Cursor.alone(text);
        Event event = read(position, in);
        in.end();
        return event;
    }

    static Event read(Position position, Cursor in) {
        int start = in.at();
        Cursor line = in.copy();
        EventReading reading = new EventReading(position, in);
        Data.Fields said = reading.words();
        int remark = in.at();
        String card = in.eats(" (") ? in.word("the id of a card or the name of an effect") : "";
        if (in.at() > remark) {
            in.needs(")");
        }
        boolean inFull = in.eats(" [");
        Data.Fields all = inFull ? Tail.onto(said, Flow.entries(in, "]")) : said;
        if (!inFull && in.isOpen()) {
            throw in.expected(
                    start, "an event of cards and effects that are there, or brackets that say which are gone");
        }
        Event event = reading.event(line, all);
        reading.checkDrawn(start, event);
        if (!card.isEmpty()) {
            reading.check(remark, card, event);
        }
        return event;
    }

    /** Returns what the words of a line say, as data of an event. */
    static Data.Fields said(Position position, String line) {
        return new EventReading(position, new Cursor(line, 1)).words();
    }

    private Event event(Cursor line, Data.Fields all) {
        try {
            return EventCodec.read(position, all);
        } catch (StateFormatException e) {
            throw line.wrong(e);
        }
    }

    private void check(int at, String card, Event event) {
        Array<String> meant = meant(event);
        if (!meant.contains(card)) {
            throw in.expected(
                    at + " (".length(), "what is meant: " + meant.distinct().mkString(" or "), meant);
        }
    }

    /** What the line may name in parentheses: its card, one that may be drawn, or its effect. */
    private Array<String> meant(Event event) {
        Snapshot before = event.before();
        GameObject card = before == null ? position.find(event.object()) : before.gameObject();
        int effect = event.kind() == EventKind.EXPIRE ? Effects.indexOf(position, event.other()) : -1;
        if (card != null) {
            return Array.of(Cards.id(position, card));
        }
        if (effect >= 0) {
            return Array.of(position.lasting(effect).kind().name());
        }
        return event.kind() == EventKind.MOVE ? Cards.ids(position, position.place(event.from())) : Array.empty();
    }

    /** Only of a pile that nobody sees a card can go that is not named: its top one. */
    private void checkDrawn(int start, Event event) {
        if (event.kind() == EventKind.ERASE && event.object() == 0
                || event.kind() == EventKind.EXCHANGE && (event.object() == 0 || event.other() == 0)) {
            throw in.expected(start, "cards that lie at places of their own");
        }
        boolean named = event.kind() != EventKind.MOVE || event.object() != 0;
        if (!named && position.place(event.from()).zone().sight() != ZoneKind.Sight.NOBODY) {
            String place = Places.name(position.place(event.from()));
            throw in.expected(start, "a card that goes, since seats see the cards of " + place);
        }
    }

    private Data.Fields words() {
        String kind = NameList.read(in, position.rules().eventKindNames(), "a kind of event");
        said.text("kind", kind);
        switch (kind) {
            case "move" -> move();
            case "turn" -> turned("rest", "rest", "stand");
            case "face" -> {
                turned("down", "down", "up");
                flags("secret if its owner alone sees it then");
            }
            case "count" -> count();
            case "shuffle" -> shuffle();
            case "begin" -> begin();
            case "link" -> link(false);
            case "unlink" -> link(true);
            case "expire" -> expire();
            case "queue" -> queue(false);
            case "unqueue" -> queue(true);
            case "create" -> create();
            case "erase" -> erase();
            case "exchange" -> exchange();
            case "lose" -> lose();
            case "random" -> {
                fact(false);
                flags("secret if nobody is told");
            }
            default -> fact(!CHANGES.contains(kind));
        }
        return (Data.Fields) said.build();
    }

    private void move() {
        in.needs(" ");
        Place from = card("object");
        seat(from.seat());
        in.needs(" -> ");
        said.text("from", Places.plainName(from));
        to();
    }

    private void to() {
        said.text("to", Places.plainName(Places.read(in, position, null)));
        flags("how it goes, such as rest");
    }

    /** Reads a card, or the place where it lay, and returns the place. */
    private Place card(String field) {
        int start = in.at();
        Place from = Places.find(in, position, null);
        int object = 0;
        if (from == null || in.next() != ':' && !in.sees(" -> ") && !in.atEnd() && !in.sees(" (") && !in.sees(" [")) {
            in.back(start);
            object = ObjectText.read(in, position);
            if (object == 0) {
                throw in.expected(start, "a place or a card that is there");
            }
            from = position.place(position.placeOf(object));
        } else if (in.next() == ':') {
            object = ObjectText.at(in, start, position, from);
        }
        NameList.put(said, field, object);
        return from;
    }

    private void create() {
        in.needs(" ");
        said.text("definition", in.word("the id of a card"));
        in.needs(" of ");
        seat(Places.seat(in, position));
        in.needs(" -> ");
        to();
    }

    private void erase() {
        in.needs(" ");
        Place from = card("object");
        seat(from.seat());
        said.text("from", Places.plainName(from));
    }

    private void exchange() {
        in.needs(" ");
        int object = ObjectText.read(in, position);
        Place at = object == 0 ? null : position.place(position.placeOf(object));
        if (at != null) {
            seat(at.seat());
            said.whole("object", object);
        }
        if (in.eats(" into ")) {
            said.text("definition", in.word("the id of a card"));
            if (at != null) {
                said.text("from", Places.plainName(at)).text("to", Places.plainName(at));
            }
            return;
        }
        in.needs(" for ");
        Place from = card("other");
        if (!said.has("other")) {
            said.whole("other", 0);
        }
        in.needs(" -> ");
        said.text("from", Places.plainName(from));
        to();
    }

    private void flags(String what) {
        List<Data> flags = new ArrayList<>();
        while (in.eats(", ")) {
            flags.add(Data.text(in.word(what)));
        }
        if (!flags.isEmpty()) {
            said.put("flags", Data.items(flags));
        }
    }

    private void turned(String flag, String set, String unset) {
        in.needs(" ");
        int object = ObjectText.read(in, position);
        if (object != 0) {
            Place place = position.place(position.placeOf(object));
            seat(place.seat());
            said.whole("object", object);
            said.text("from", Places.plainName(place)).text("to", Places.plainName(place));
        }
        in.needs(" ");
        if (NameList.read(in, Array.of(set, unset), "how it lies then").equals(set)) {
            said.put("now", Data.items(List.of(Data.text(flag))));
        }
    }

    private void count() {
        in.needs(" ");
        seat(Places.seat(in, position));
        in.needs(" ");
        Array<String> names = Array.ofAll(position.rules().numbers()).map(NumberKey::name);
        said.text("key", NameList.read(in, names, "a number that seats have"));
        in.needs(" ");
        if (!in.eats("+") && in.next() != '-') {
            throw in.expected("+ or - and by how much");
        }
        NameList.put(said, "number", NameList.signed(in));
    }

    private void shuffle() {
        in.needs(" ");
        Place place = Places.read(in, position, null);
        seat(place.seat());
        said.text("from", Places.plainName(place)).text("to", Places.plainName(place));
    }

    private void begin() {
        in.needs(" ");
        Data.Fields effect = Effects.read(in, position);
        said.put("seat", Objects.requireNonNull(effect.get("master"))).put("lasting", effect);
    }

    private void link(boolean ends) {
        in.needs(" ");
        said.put("link", LinkText.read(in, position, ends));
    }

    private void expire() {
        if (in.eats(" " + ObjectText.GONE)) {
            in.leaveOpen();
            return;
        }
        if (!in.eats(" " + Effects.EFFECT)) {
            said.text("duration", Effects.readDuration(in, position));
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

    private void queue(boolean leaves) {
        in.needs(" ");
        Data.Fields entry = QueueText.read(in, position, leaves);
        said.put("seat", Objects.requireNonNull(entry.get("seat"))).put("entry", entry);
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
            NameList.put(said, "number", NameList.signedOrNone(in));
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
            NameList.put(said, "object", ObjectText.read(in, position));
        }
        if (hasOther) {
            said.whole("other", in.eats(" with ") ? ObjectText.read(in, position) : 0);
        }
    }

    private void seat(Seat seat) {
        said.text("seat", seat.name());
    }
}
