package io.github.cardfold.notation;

import io.github.cardfold.kernel.Data;
import io.github.cardfold.kernel.Event;
import io.github.cardfold.kernel.EventCodec;
import io.github.cardfold.kernel.Lasting;
import io.github.cardfold.kernel.Position;
import io.github.cardfold.kernel.Seat;
import io.github.cardfold.kernel.Snapshot;
import io.github.cardfold.kernel.Thing;

/** Writes events. What the words of a line do not say of an event follows in brackets where all has to be said. */
final class EventText {
    private final Position position;
    private final Event event;
    private final StringBuilder out;

    private EventText(Position position, Event event) {
        this.position = position;
        this.event = event;
        out = new StringBuilder(Words.name(event.kind().name()));
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
        return before == null
                ? ""
                : " ("
                        + Words.word(position.rules()
                                .definition(before.thing().definition())
                                .id())
                        + ")";
    }

    private String line() {
        boolean said = switch (event.kind().name()) {
            case "move" -> move();
            case "turn" -> turned(Thing.REST, " rest", " stand");
            case "face" -> turned(Thing.FACE_DOWN, " down", " up");
            case "count" -> count();
            case "shuffle" -> shuffle();
            case "begin" -> begin();
            case "expire" -> expire();
            case "order" -> order();
            case "lose" -> lose();
            default -> fact();
        };
        if (!said) {
            seat();
        }
        return out.toString();
    }

    private boolean move() {
        out.append(' ').append(place(event.from()));
        if (position.placeOf(event.object()) == event.from()) {
            out.append(':').append(position.positionOf(event.from(), event.object()));
        }
        out.append(" -> ").append(place(event.to()));
        if (((Data.Fields) EventCodec.write(position, event)).get("flags") instanceof Data.Items flags) {
            flags.values().forEach(each -> out.append(", ").append(((Data.Text) each).value()));
        }
        return true;
    }

    private boolean turned(int flag, String set, String unset) {
        if (position.placeOf(event.object()) < 0) {
            return false;
        }
        out.append(' ').append(object(event.object())).append(event.number() == flag ? set : unset);
        return true;
    }

    private boolean count() {
        out.append(' ')
                .append(seat(event.seat()))
                .append(' ')
                .append(Words.name(position.rules().numbers().get(event.other()).name()));
        out.append(event.number() < 0 ? " " : " +").append(event.number());
        return true;
    }

    private boolean shuffle() {
        out.append(' ').append(place(event.from()));
        return true;
    }

    private boolean begin() {
        Lasting lasting = event.lasting();
        if (lasting == null || !lies(lasting)) {
            return false;
        }
        out.append(' ').append(Effects.written(position, lasting));
        return true;
    }

    private boolean lies(Lasting lasting) {
        boolean there = lasting.source() == 0 || position.placeOf(lasting.source()) >= 0;
        for (int i = 0; i < lasting.objectCount(); i++) {
            there &= position.placeOf(lasting.object(i)) >= 0;
        }
        return there;
    }

    private boolean expire() {
        for (int i = 0; i < position.lastingCount(); i++) {
            if (position.lasting(i).id() == event.other()) {
                out.append(' ').append(Effects.EFFECT).append(i);
                return true;
            }
        }
        boolean ofADuration = event.number() >= 0;
        out.append(ofADuration ? " until end of " + Effects.duration(event.number()) : "");
        return ofADuration;
    }

    private boolean order() {
        out.append(' ').append(Words.token(event.text()));
        clauses();
        return true;
    }

    private boolean lose() {
        out.append(' ').append(seat(event.seat())).append(' ').append(Words.token(event.text()));
        return true;
    }

    private boolean fact() {
        clauses();
        if (event.number() != 0) {
            out.append(' ').append(event.number());
        }
        if (!event.text().isEmpty()) {
            out.append(' ').append(Words.quoted(event.text()));
        }
        return true;
    }

    private void seat() {
        if (event.seat() >= 0) {
            out.append(" of ").append(seat(event.seat()));
        }
    }

    private void clauses() {
        seat();
        if (position.placeOf(event.object()) >= 0) {
            out.append(" on ").append(object(event.object()));
        }
        if (event.other() > 0 && position.placeOf(event.other()) >= 0) {
            out.append(" with ").append(object(event.other()));
        }
    }

    private String object(int id) {
        return Objects.written(position, id);
    }

    private String place(int index) {
        return Places.name(position.place(index));
    }

    private static String seat(int index) {
        return Seat.of(index).name();
    }
}
