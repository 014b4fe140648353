package io.github.cardfold.notation;

import io.github.cardfold.data.Data;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.Seat;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Lasting effects: {@code power 5000 on A front left:0 until end of turn}, or by their place among all,
 * {@code effect:2}.
 */
final class Effects {
    /** What comes before the place of an effect among all that last. */
    static final String EFFECT = "effect:";

    private Effects() {}

    /** Returns the place among the effects that last, -1 if it is not one of them. */
    static int indexOf(Position position, int effect) {
        for (int i = 0; i < position.lastingCount(); i++) {
            if (position.lasting(i).id() == effect) {
                return i;
            }
        }
        return -1;
    }

    /** Writes an effect; its master is named unless the first object lies in its places. */
    static String written(Position position, TimedEffect lasting) {
        StringBuilder out = new StringBuilder(QuotedNames.name(lasting.kind().name()));
        if (lasting.number() != 0) {
            out.append(' ').append(lasting.number());
        }
        if (lasting.objectCount() == 0 || lasting.master() != seatOf(position, lasting.object(0))) {
            out.append(" of ").append(lasting.master().name());
        }
        for (int i = 0; i < lasting.objectCount(); i++) {
            out.append(i == 0 ? " on " : ", ").append(ObjectText.written(position, lasting.object(i)));
        }
        Anchor at = lasting.at();
        if (at != null) {
            out.append(lasting.objectCount() == 0 ? " on " : ", ").append(LinkText.written(position, at));
        }
        if (lasting.source() != 0) {
            out.append(" by ").append(ObjectText.written(position, lasting.source()));
        }
        return out.append(" until end of ")
                .append(QuotedNames.name(lasting.lifetime().name()))
                .toString();
    }

    private static @Nullable Seat seatOf(Position position, int object) {
        int place = position.placeOf(object);
        return place < 0 ? null : position.place(place).seat();
    }

    /** Reads an effect as its data. */
    static Data.Fields read(Cursor in, Position position) {
        String kind = NameList.read(in, position.rules().lastingKindNames(), "a kind of lasting effect");
        int number = in.eats(" ") ? NameList.signedOrNone(in) : 0;
        Seat master = in.eats(" of ") ? Places.seat(in, position) : null;
        List<Data> objects = new ArrayList<>();
        Data ground = null;
        int at = in.at();
        for (boolean more = in.eats(" on "); more; more = in.eats(", ")) {
            Anchor on = LinkText.readEnd(in, position);
            if (on.isObject()) {
                master = master == null ? seatOf(position, on.index()) : master;
                objects.add(Data.whole(on.index()));
            } else if (ground == null) {
                ground = LinkText.data(position, on);
            } else {
                throw in.expected(at, "cards and at most one place or seat");
            }
        }
        if (master == null) {
            throw in.expected(at, "\" of \" and its master, or \" on \" and a card");
        }
        int source = in.eats(" by ") ? ObjectText.read(in, position) : 0;
        Data.Builder effect = Data.fields().text("kind", kind).text("master", master.name());
        NameList.put(effect, "source", source);
        if (!objects.isEmpty()) {
            effect.put("objects", Data.items(objects));
        }
        if (ground != null) {
            effect.put("at", ground);
        }
        NameList.put(effect, "number", number);
        return (Data.Fields) effect.text("duration", readDuration(in, position)).build();
    }

    static String readDuration(Cursor in, Position position) {
        in.needs(" until end of ");
        return NameList.read(in, position.rules().lifetimeNames(), "a duration");
    }
}
