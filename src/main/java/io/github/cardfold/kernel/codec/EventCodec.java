package io.github.cardfold.kernel.codec;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.kernel.position.Cause;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Link;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.Place;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * Writes an event as data and reads it back. What a field holds depends on the kind; keys, durations, procedures are
 * named. The numbers of objects and cards are in it: it is for the referee.
 */
public final class EventCodec {
    private static final Array<EventKind> FROM_AND_TO = Array.of(
            EventKind.MOVE, EventKind.TURN, EventKind.FACE, EventKind.SHUFFLE, EventKind.LOOK, EventKind.EXCHANGE);
    private static final Array<EventKind> FROM = FROM_AND_TO.append(EventKind.ERASE);
    private static final Array<EventKind> TO = FROM_AND_TO.append(EventKind.CREATE);
    private static final Array<EventKind> OF_A_SEAT =
            Array.of(EventKind.COUNT, EventKind.LOSE, EventKind.ENTER_STANDBY, EventKind.CREATE);
    private static final Array<EventKind> OF_A_PLACE = Array.of(EventKind.REMOVE_PLACE, EventKind.CHANGE_PLACE);
    private static final Array<EventKind> TURNING = Array.of(EventKind.TURN, EventKind.FACE);

    private static final Array<EventKind> LINKING = Array.of(EventKind.LINK, EventKind.UNLINK);
    private static final Array<EventKind> QUEUEING = Array.of(EventKind.QUEUE, EventKind.UNQUEUE);

    private EventCodec() {}

    /**
     * Returns an event as data; the position is one whose places it speaks of.
     *
     * @throws IllegalStateException if the event is of a kind that is not registered
     */
    public static Data write(Position position, Event event) {
        return write(Naming.of(position), event);
    }

    /**
     * Returns the event that data says.
     *
     * @throws StateFormatException if the data is no event that speaks of this position's places, objects and names
     */
    public static Event read(Position position, Data data) {
        return read(Reading.of(data), Naming.of(position));
    }

    static Data write(Naming naming, Event event) {
        Data.Builder out = Data.fields().text("kind", naming.kind(event.kind()));
        if (event.hasSeat()) {
            out.text("seat", event.seat().name());
        }
        out.whole("object", event.object(), 0);
        if (event.kind() == EventKind.COUNT) {
            out.text("key", naming.rules().numbers().get(event.other()).name());
        } else {
            out.whole("other", event.other(), Event.NONE);
        }
        if (event.from() != Event.NONE) {
            out.text("from", naming.placeName(event.from()));
        }
        if (event.to() != Event.NONE) {
            out.text("to", naming.placeName(event.to()));
        }
        writeNumber(out, naming, event);
        out.items("flags", BitWords.flags(event.flags(), BitWords.OF_EVENTS)).whole("index", event.index(), Event.NONE);
        if (event.kind() != EventKind.EXPIRE) {
            out.text("text", event.text(), usualText(naming, event.kind(), event.other()));
        }
        out.items("apart", Naming.wholes(event.apart()));
        writeCause(out, event.cause());
        writeDetails(out, naming, event);
        return out.build();
    }

    /** Tells whether the number of an event is that of a definition. */
    private static boolean definesCard(EventKind kind, int other) {
        return kind == EventKind.CREATE || kind == EventKind.EXCHANGE && other == Event.NONE;
    }

    private static void writeNumber(Data.Builder out, Naming naming, Event event) {
        if (definesCard(event.kind(), event.other())) {
            out.text("definition", naming.rules().definition(event.number()).id());
            return;
        }
        if (TURNING.contains(event.kind())) {
            out.items("now", BitWords.flags(event.number(), BitWords.OF_THINGS));
        } else if (event.kind() != EventKind.EXPIRE) {
            out.whole("number", event.number(), 0);
        } else if (!event.text().isEmpty()) {
            out.text("duration", naming.lifetime(event.text()));
        }
    }

    private static String usualText(Naming naming, EventKind kind, int other) {
        return kind == EventKind.COUNT ? naming.rules().numbers().get(other).name() : "";
    }

    private static void writeCause(Data.Builder out, @Nullable Cause cause) {
        if (cause != null) {
            out.fields(
                    "cause",
                    Data.fields()
                            .text("master", cause.master().name())
                            .whole("source", cause.source(), 0)
                            .flag("cost", cause.isCost()));
        }
    }

    private static @Nullable Cause readCause(@Nullable Reading reading, Naming naming) {
        if (reading == null) {
            return null;
        }
        ReadingFields in = reading.fields();
        Cause cause = new Cause(naming.seat(in.get("master")), naming.idOrNone(in.find("source")), in.flag("cost"));
        in.end();
        return cause;
    }

    private static void writeDetails(Data.Builder out, Naming naming, Event event) {
        TimedEffect lasting = event.lasting();
        if (lasting != null) {
            out.put("lasting", TimedEffectCodec.write(naming, lasting));
        }
        Place added = event.place();
        if (added != null) {
            Data.Builder place = Data.fields();
            PlaceCodec.describe(place, added);
            out.fields("adds", place);
        }
        Link link = event.link();
        if (link != null) {
            out.put("link", LinkCodec.write(naming, link));
        }
        Frame.Queued entry = event.entry();
        if (entry != null) {
            out.put("entry", QueueCodec.write(naming, entry));
        }
        Snapshot before = event.before();
        if (before != null) {
            out.put("before", SnapshotCodec.write(naming, before));
        }
        Snapshot after = event.after();
        if (after != null) {
            out.put("after", SnapshotCodec.write(naming, after));
        }
    }

    static Event read(Reading reading, Naming naming) {
        ReadingFields in = reading.fields();
        EventKind kind = in.get("kind").named("a kind of event", naming.rules()::eventKind);
        Reading seat = OF_A_SEAT.contains(kind) ? in.get("seat") : in.find("seat");
        int object = naming.idOrNone(in.find("object"));
        int other = readOther(in, naming, kind);
        Reading from = FROM.contains(kind) ? in.get("from") : in.find("from");
        Reading to = TO.contains(kind) || OF_A_PLACE.contains(kind) ? in.get("to") : in.find("to");
        int number = definesCard(kind, other) ? naming.definition(in.get("definition")) : readNumber(in, kind);
        int flags = BitWords.flags(in.items("flags"), BitWords.OF_EVENTS);
        int index = in.whole("index", Event.NONE);
        String text = readText(in, naming, kind, other);
        int[] apart = naming.ids(in.items("apart"));
        Cause cause = readCause(in.find("cause"), naming);
        Reading lasting = kind == EventKind.BEGIN ? in.get("lasting") : null;
        Reading added = kind == EventKind.ADD_PLACE ? in.get("adds") : null;
        Reading link = LINKING.contains(kind) ? in.get("link") : null;
        Reading entry = QUEUEING.contains(kind) ? in.get("entry") : null;
        Reading before = in.find("before");
        Reading after = in.find("after");
        in.end();
        return Event.of(kind)
                .between(seat == null ? null : naming.seat(seat), object, other)
                .way(from == null ? Event.NONE : naming.place(from), to == null ? Event.NONE : naming.place(to), flags)
                .saying(number, text)
                .drawn(index)
                .lasting(lasting == null ? null : TimedEffectCodec.read(lasting, naming))
                .adding(added == null ? null : readPlace(added, naming, to))
                .link(link == null ? null : LinkCodec.read(link, naming))
                .entry(entry == null ? null : QueueCodec.read(entry, naming))
                .touched(readSnapshot(before, naming), readSnapshot(after, naming))
                .apart(apart)
                .by(cause)
                .build();
    }

    private static int readOther(ReadingFields in, Naming naming, EventKind kind) {
        if (kind == EventKind.COUNT) {
            Reading key = in.get("key");
            return naming.number(key, key.text()).index();
        }
        if (kind == EventKind.EXCHANGE && in.has("other")) {
            return naming.id(in.get("other"));
        }
        return in.whole("other", Event.NONE);
    }

    private static int readNumber(ReadingFields in, EventKind kind) {
        if (TURNING.contains(kind)) {
            return BitWords.flags(in.items("now"), BitWords.OF_THINGS);
        }
        if (kind == EventKind.EXPIRE) {
            return 0;
        }
        return kind == EventKind.RANDOM
                ? in.get("number").whole(1, ActionCodec.GREATEST_NUMBER + 1)
                : in.whole("number", 0);
    }

    private static String readText(ReadingFields in, Naming naming, EventKind kind, int other) {
        if (kind == EventKind.EXPIRE) {
            return readDuration(in, naming, other);
        }
        return kind == EventKind.ENTER_STANDBY
                ? naming.procedure(in.get("text")).name()
                : in.text("text", usualText(naming, kind, other));
    }

    private static Place readPlace(Reading added, Naming naming, @Nullable Reading to) {
        ReadingFields in = added.fields();
        Place place = PlaceCodec.read(in, to == null ? 0 : naming.place(to), naming.seats());
        in.end();
        return place;
    }

    /** All effects of a duration end unless one is named. */
    private static String readDuration(ReadingFields in, Naming naming, int other) {
        Reading lifetime = other == Event.NONE ? in.get("duration") : in.find("duration");
        return lifetime == null ? "" : naming.lifetime(lifetime).name();
    }

    private static @Nullable Snapshot readSnapshot(@Nullable Reading reading, Naming naming) {
        return reading == null ? null : SnapshotCodec.read(reading, naming);
    }
}
