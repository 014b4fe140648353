package io.github.cardfold.fuzz;

import io.github.cardfold.data.Data;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * The parts of a saved state that can be taken away. A part is the path to it; in a pile, where a run of cards begins
 * and ends.
 */
final class Parts {
    private static final String PILES = "piles";
    private static final String THINGS = "things";

    private Parts() {}

    /** Returns the parts, the last ones and the largest ones first, so that what is left keeps its place. */
    static Array<Array<Object>> of(Data state) {
        Array<Array<Object>> parts = Array.of(Array.of("events"));
        for (String list : Array.of("standby", "queues", "memory", "lasting")) {
            int size = items(state, list).size();
            parts = parts.append(Array.of(list));
            for (int i = size - 1; i >= 0; i--) {
                parts = parts.append(Array.of(list, i));
            }
        }
        for (String name : names(field(state, "numbers"))) {
            parts = parts.append(Array.of("numbers", name));
        }
        Array<Data> piles = items(state, PILES);
        for (int run : Array.of(64, 16, 4, 1)) {
            for (int pile = piles.size() - 1; pile >= 0; pile--) {
                int size = items(piles.get(pile), THINGS).size();
                for (int from = (size - 1) / run * run; size > 0 && from >= 0; from -= run) {
                    parts = parts.append(Array.of(PILES, pile, from, Math.min(size, from + run)));
                }
            }
        }
        return parts;
    }

    /** Returns a state without a part, none if it is not there. */
    static Option<Data> without(Data state, Array<Object> part) {
        String name = (String) part.head();
        Data old = field(state, name);
        if (old == null) {
            return Option.none();
        }
        if (part.size() == 1) {
            return Option.some(with((Data.Fields) state, name, null));
        }
        if (old instanceof Data.Fields fields) {
            return fields.get((String) part.get(1)) == null
                    ? Option.none()
                    : Option.some(with((Data.Fields) state, name, with(fields, (String) part.get(1), null)));
        }
        Array<Data> list = items(state, name);
        int at = (Integer) part.get(1);
        if (at >= list.size()) {
            return Option.none();
        }
        Option<Array<Data>> rest = part.size() == 2
                ? Option.some(list.removeAt(at))
                : cards((Data.Fields) list.get(at), (Integer) part.get(2), (Integer) part.get(3))
                        .map(pile -> list.update(at, pile));
        return rest.map(left -> with((Data.Fields) state, name, Data.items(left.asJava())));
    }

    /** A pile without a run of its cards; its pools become smaller, and what seats knew to be in them is forgotten. */
    private static Option<Data> cards(Data.Fields pile, int from, int to) {
        Array<Data> things = items(pile, THINGS);
        if (to > things.size()) {
            return Option.none();
        }
        Data.Fields left = with(
                pile,
                THINGS,
                Data.items(things.take(from).appendAll(things.drop(to)).asJava()));
        Array<Data> pools = Array.empty();
        int start = 0;
        for (Data each : items(pile, "pools")) {
            Data.Fields pool = (Data.Fields) each;
            int size = field(pool, "size") instanceof Data.Whole whole ? (int) whole.value() : 0;
            int gone = Math.max(0, Math.min(to, start + size) - Math.max(from, start));
            if (gone < size) {
                Data.Fields smaller = with(pool, "size", Data.whole(size - gone));
                pools = pools.append(gone == 0 ? pool : with(smaller, "known", null));
            }
            start += size;
        }
        return Option.some(with(left, "pools", pools.isEmpty() ? null : Data.items(pools.asJava())));
    }

    private static @Nullable Data field(@Nullable Data map, String name) {
        return map instanceof Data.Fields fields ? fields.get(name) : null;
    }

    private static Array<Data> items(Data map, String name) {
        return field(map, name) instanceof Data.Items items ? Array.ofAll(items.values()) : Array.empty();
    }

    private static Array<String> names(@Nullable Data map) {
        return map instanceof Data.Fields fields ? Array.range(0, fields.size()).map(fields::name) : Array.empty();
    }

    private static Data.Fields with(Data.Fields map, String name, @Nullable Data value) {
        Data.Builder out = Data.fields();
        for (int i = 0; i < map.size(); i++) {
            Data next = map.name(i).equals(name) ? value : map.value(i);
            if (next != null) {
                out.put(map.name(i), next);
            }
        }
        return (Data.Fields) out.build();
    }
}
