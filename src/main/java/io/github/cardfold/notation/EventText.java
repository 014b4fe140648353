package io.github.cardfold.notation;

import io.github.cardfold.data.Data;
import io.github.cardfold.kernel.codec.EventCodec;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import java.util.Objects;

/** Writes events. What the words of a line do not say of an event follows in brackets where all has to be said. */
final class EventText {
    private final Position position;
    private final Event event;
    private final StringBuilder out;

    private EventText(Position position, Event event) {
        this.position = position;
        this.event = event;
        out = new StringBuilder(QuotedNames.name(event.kind().name()));
    }

    /** Writes what happens and, of a committed event, to which card. */
    static String brief(Position position, Event event) {
        return new EventText(position, event).line() + remark(position, event);
    }

    /** Writes all there is to an event. */
    static String full(Position position, Event event) {
        String line = new EventText(position, event).line();
        Data.Fields said = EventReading.said(position, line);
        Data.Fields rest = Tail.between(said, (Data.Fields) EventCodec.write(position, event));
        StringBuilder full = new StringBuilder(line).append(remark(position, event));
        if (rest.size() > 0) {
            full.append(" [");
            Flow.entries(full, rest);
            full.append(']');
        }
        return full.toString();
    }

    private static String remark(Position position, Event event) {
        Snapshot before = event.before();
        int effect = event.kind() == EventKind.EXPIRE ? Effects.indexOf(position, event.other()) : -1;
        if (before != null) {
            return " (" + QuotedNames.word(Cards.id(position, before.gameObject())) + ")";
        }
        return effect < 0
                ? ""
                : " (" + QuotedNames.word(position.lasting(effect).kind().name()) + ")";
    }

    private String line() {
        TimedEffect lasting = event.lasting();
        switch (event.kind().name()) {
            case "move" -> move();
            case "turn" -> turned(GameObject.REST, " rest", " stand");
            case "face" -> {
                turned(GameObject.FACE_DOWN, " down", " up");
                flags();
            }
            case "count" -> count();
            case "shuffle" -> out.append(' ').append(place(event.from()));
            case "begin" -> out.append(' ').append(Effects.written(position, Objects.requireNonNull(lasting)));
            case "link", "unlink" ->
                out.append(' ').append(LinkText.written(position, Objects.requireNonNull(event.link())));
            case "expire" -> expire();
            case "queue", "unqueue" ->
                out.append(' ').append(QueueText.written(position, Objects.requireNonNull(event.entry())));
            case "create" -> create();
            case "erase" -> from(event.object());
            case "exchange" -> exchange();
            case "lose" ->
                out.append(' ')
                        .append(seat(event.seat().ordinal()))
                        .append(' ')
                        .append(QuotedNames.token(event.text()));
            case "random" -> {
                fact();
                flags();
            }
            default -> fact();
        }
        return out.toString();
    }

    private void move() {
        from(event.object());
        to();
    }

    /** The place that an event starts from, with the position of the object that lies there still. */
    private void from(int object) {
        out.append(' ').append(place(event.from()));
        if (position.placeOf(object) == event.from()) {
            out.append(':').append(position.indexOf(event.from(), object));
        }
    }

    private void to() {
        out.append(" -> ").append(place(event.to()));
        flags();
    }

    private void create() {
        out.append(' ').append(definition()).append(" of ").append(event.seat());
        to();
    }

    private void exchange() {
        out.append(' ').append(object(event.object()));
        if (event.exchangesCards()) {
            out.append(" for");
            from(event.other());
            to();
        } else {
            out.append(" into ").append(definition());
        }
    }

    private String definition() {
        return QuotedNames.word(position.rules().definition(event.number()).id());
    }

    private void flags() {
        if (((Data.Fields) EventCodec.write(position, event)).get("flags") instanceof Data.Items flags) {
            flags.values().forEach(each -> out.append(", ").append(((Data.Text) each).value()));
        }
    }

    private void turned(int flag, String set, String unset) {
        out.append(' ').append(object(event.object())).append(event.number() == flag ? set : unset);
    }

    private void count() {
        out.append(' ')
                .append(seat(event.seat().ordinal()))
                .append(' ')
                .append(QuotedNames.name(
                        position.rules().numbers().get(event.other()).name()));
        out.append(event.number() < 0 ? " " : " +").append(event.number());
    }

    private void expire() {
        int index = Effects.indexOf(position, event.other());
        if (!event.text().isEmpty()) {
            out.append(" until end of ").append(QuotedNames.name(event.text()));
        } else {
            out.append(index < 0 ? " " + ObjectText.GONE : " " + Effects.EFFECT + index);
        }
    }

    private void fact() {
        clauses();
        if (event.number() != 0) {
            out.append(' ').append(event.number());
        }
        if (!event.text().isEmpty()) {
            out.append(' ').append(QuotedNames.quoted(event.text()));
        }
    }

    private void clauses() {
        if (event.hasSeat()) {
            out.append(" of ").append(seat(event.seat().ordinal()));
        }
        if (event.object() != 0) {
            out.append(" on ").append(object(event.object()));
        }
        if (event.other() > 0) {
            out.append(" with ").append(object(event.other()));
        }
    }

    private String object(int id) {
        return ObjectText.written(position, id);
    }

    private String place(int index) {
        return Places.name(position.place(index));
    }

    private static String seat(int index) {
        return Seat.of(index).name();
    }
}
