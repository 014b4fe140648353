package io.github.cardfold.notation;

import io.github.cardfold.data.Data;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.notation.StateDiff.Difference;
import io.github.cardfold.notation.StateDiff.Kind;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Compares what lies where in two states: every card is looked for in both, wherever it is. */
final class CardDifferences {
    private static final String NOWHERE = "nowhere";

    private final Position was;
    private final Position is;
    private final List<Difference> found;

    CardDifferences(State before, State after, List<Difference> found) {
        was = before.position();
        is = after.position();
        this.found = found;
    }

    /** A card as data, and where it lies. */
    private record Lying(int place, int index, Data.Fields card) {
        String where(Position position) {
            return Places.name(position.place(place)) + ":" + index;
        }

        String id() {
            return QuotedNames.word(Differences.text(card, "definition"));
        }

        boolean has(String flag) {
            return Differences.items(card, "flags").values().contains(Data.text(flag));
        }
    }

    void all(Data.Items one, Data.Items other) {
        SortedMap<Long, Lying> had = cards(one);
        SortedMap<Long, Lying> has = cards(other);
        had.forEach((number, lying) -> card(lying, has.get(number)));
        has.forEach((number, lying) -> {
            if (!had.containsKey(number)) {
                created(lying);
            }
        });
        for (int i = 0; i < Math.max(one.values().size(), other.values().size()); i++) {
            Data.Fields had1 =
                    i < one.values().size() ? (Data.Fields) one.values().get(i) : null;
            Data.Fields has1 =
                    i < other.values().size() ? (Data.Fields) other.values().get(i) : null;
            place(i, had1, has1);
        }
    }

    private static SortedMap<Long, Lying> cards(Data.Items piles) {
        SortedMap<Long, Lying> cards = new TreeMap<>();
        for (int place = 0; place < piles.values().size(); place++) {
            Array<Data> things = Differences.items((Data.Fields) piles.values().get(place), "things")
                    .values();
            for (int i = 0; i < things.size(); i++) {
                Data.Fields card = (Data.Fields) things.get(i);
                cards.put(Differences.whole(card, "card"), new Lying(place, i, card));
            }
        }
        return cards;
    }

    private void card(Lying had, @Nullable Lying has) {
        if (has == null) {
            erased(had);
        } else if (had.place() != has.place()) {
            moved(had, has);
        } else if (!had.card().equals(has.card())) {
            changed(had, has);
        }
    }

    private void created(Lying has) {
        GameObject card = is.objectAt(has.place(), has.index());
        Difference plain = Difference.of(Kind.CARD, has.id(), NOWHERE, has.where(is));
        boolean isSaid = card.isCreated()
                && is.rules() == was.rules()
                && has.place() < was.placeCount()
                && card.owner().ordinal() < was.seatCount();
        if (isSaid) {
            int flags = (has.has("rest") ? Event.REST : 0)
                    | (has.has("down") ? Event.FACE_DOWN : 0)
                    | (has.has("marked") ? Event.MARKED : 0);
            Event event = Event.create(was, card.definition(), has.place(), card.owner(), flags);
            found.add(plain.by(Notation.event(was, event), event));
        } else {
            found.add(plain);
        }
    }

    private void erased(Lying had) {
        int object = was.objectAt(had.place(), had.index()).object();
        if (object == 0) {
            found.add(Difference.of(Kind.CARD, had.id(), had.where(was), NOWHERE));
        } else {
            event(Kind.CARD, had, had.where(was), NOWHERE, Event.erase(was, object));
        }
    }

    private void moved(Lying had, Lying has) {
        Difference plain = Difference.of(Kind.MOVED, had.id(), had.where(was), has.where(is));
        if (has.place() >= was.placeCount()) {
            found.add(plain);
        } else {
            GameObject card = was.objectAt(had.place(), had.index());
            Event event = card.object() == 0
                    ? Event.moveTop(was, had.place(), has.place(), flags(had, has))
                    : Event.move(was, card.object(), has.place(), flags(had, has));
            event(Kind.MOVED, had, plain.before(), plain.after(), event);
        }
        Data.Fields one = had.card();
        Data.Fields other = has.card();
        Array.of("definition", "owner").forEach(name -> field(had, name, one.get(name), other.get(name)));
    }

    private static int flags(Lying had, Lying has) {
        boolean same = Differences.whole(had.card(), "object") == Differences.whole(has.card(), "object");
        return (has.has("rest") ? Event.REST : 0)
                | (has.has("down") ? Event.FACE_DOWN : 0)
                | (has.has("marked") ? Event.MARKED : 0)
                | (same ? Event.SAME_OBJECT : 0)
                | (same && had.has("rest") && !has.has("rest") ? Event.STAND : 0);
    }

    private void changed(Lying had, Lying has) {
        int object = was.objectAt(had.place(), had.index()).object();
        if (had.has("rest") != has.has("rest")) {
            turned(Kind.TURNED, had, has, "rest", object == 0 ? null : Event.turn(was, object, has.has("rest")));
        }
        if (had.has("down") != has.has("down")) {
            turned(Kind.FLIPPED, had, has, "down", object == 0 ? null : Event.face(was, object, has.has("down")));
        }
        if (had.has("marked") != has.has("marked")) {
            turned(Kind.CARD, had, has, "marked", null);
        }
        Differences.names(had.card(), has.card())
                .remove("flags")
                .forEach(name ->
                        field(had, name, had.card().get(name), has.card().get(name)));
    }

    private void turned(Kind kind, Lying had, Lying has, String flag, @Nullable Event event) {
        String before = had.has(flag) ? flag : "not " + flag;
        String after = has.has(flag) ? flag : "not " + flag;
        if (event == null) {
            found.add(Difference.of(kind, had.id() + " at " + had.where(was), before, after));
        } else {
            event(kind, had, before, after, event);
        }
    }

    private void event(Kind kind, Lying had, String before, String after, Event event) {
        String line = Notation.event(was, event) + " (" + had.id() + ")";
        found.add(Difference.of(kind, had.id(), before, after).by(line, event));
    }

    private void field(Lying had, String name, @Nullable Data one, @Nullable Data other) {
        Differences.compare(found, Kind.CARD, had.id() + " at " + had.where(was) + "." + name, one, other);
    }

    private void place(int index, Data.@Nullable Fields one, Data.@Nullable Fields other) {
        Data.Fields had = one == null ? (Data.Fields) Data.fields().build() : one;
        Data.Fields has = other == null ? (Data.Fields) Data.fields().build() : other;
        String name = Differences.text(one == null ? has : had, "place");
        order(name, Differences.items(had, "things"), Differences.items(has, "things"));
        Differences.compare(found, Kind.KNOWLEDGE, name + ".pools", had.get("pools"), has.get("pools"));
        Differences.names(had, has).removeAll(Array.of("things", "pools")).forEach(field -> {
            Differences.compare(found, Kind.PLACE, "place " + index + "." + field, had.get(field), has.get(field));
        });
    }

    /** Says how the cards that lay there and still do have changed their order. */
    private void order(String place, Data.Items one, Data.Items other) {
        List<Long> had = numbers(one);
        List<Long> has = numbers(other);
        List<Long> stayed = new ArrayList<>(had);
        stayed.retainAll(has);
        has.retainAll(had);
        if (!stayed.equals(has)) {
            found.add(Difference.of(Kind.ORDER, "cards of " + place, stayed.toString(), has.toString()));
        }
    }

    private static List<Long> numbers(Data.Items things) {
        List<Long> numbers = new ArrayList<>();
        things.values().forEach(each -> numbers.add(Differences.whole((Data.Fields) each, "card")));
        return numbers;
    }
}
