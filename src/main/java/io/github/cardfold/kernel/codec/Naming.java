package io.github.cardfold.kernel.codec;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.LinkKind;
import io.github.cardfold.kernel.position.Outline;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.RuleBook;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.github.cardfold.kernel.table.NumberKey;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.QueueKind;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The names by which data speaks of what one game consists of. Reading takes only names that this game knows. */
final class Naming {
    private final RuleBook rules;
    private final int seats;
    private final int lastId;
    private final Place[] places;
    private final String[] names;
    private final Map<String, Integer> indices = new HashMap<>();
    private final String[] traits;

    Naming(RuleBook rules, int seats, int lastId, Place[] places) {
        this.rules = rules;
        this.seats = seats;
        this.lastId = lastId;
        this.places = places;
        traits = rules.game().traitNames();
        names = new String[places.length];
        for (int i = 0; i < places.length; i++) {
            names[i] = places[i].fullName();
            if (indices.put(names[i], i) != null) {
                throw new IllegalArgumentException("there are two places named " + names[i]);
            }
        }
    }

    static Naming of(Position position) {
        Place[] places = new Place[position.placeCount()];
        for (int i = 0; i < places.length; i++) {
            places[i] = position.place(i);
        }
        return new Naming(position.rules(), position.seatCount(), position.lastId(), places);
    }

    RuleBook rules() {
        return rules;
    }

    int seats() {
        return seats;
    }

    String[] traits() {
        return traits;
    }

    Place place(int index) {
        return places[index];
    }

    String placeName(int index) {
        return names[index];
    }

    int place(Reading name) {
        Integer index = indices.get(name.text());
        if (index == null) {
            throw name.expected("a place of this game, such as \"A hand\"");
        }
        return index;
    }

    static String seat(int index) {
        return Seat.of(index).name();
    }

    Seat seat(Reading letter) {
        return seat(letter, letter.text());
    }

    /** Returns the seat with a letter that stands at, or as a field's name in, what is being read. */
    Seat seat(Reading at, String letter) {
        Seat seat = letter.length() == 1 ? Seat.lettered(letter.charAt(0)) : null;
        if (seat == null || seat.ordinal() >= seats) {
            throw at.expected("one of the seats A to " + Seat.of(seats - 1), "\"" + letter + "\"");
        }
        return seat;
    }

    int definition(Reading id) {
        return id.named("the id of a card in the catalogue", rules::definitionIndex);
    }

    Outline procedure(Reading name) {
        return name.named("the name of a procedure", rules::procedure);
    }

    /** Returns the name of a kind of event; fails if the rules would not find it again. */
    String kind(EventKind kind) {
        return registered(kind, kind.name(), rules::eventKind);
    }

    /** Returns the name of a kind of lasting effect; fails if the rules would not find it again. */
    String kind(TimedEffectKind kind) {
        return registered(kind, kind.name(), rules::lastingKind);
    }

    /** Returns the name of a kind of link; fails if the rules would not find it again. */
    String kind(LinkKind kind) {
        return registered(kind, kind.name(), rules::linkKind);
    }

    /** Returns the name of a duration; fails if the rules would not find it again. */
    String lifetime(Lifetime lifetime) {
        return lifetime(lifetime.name());
    }

    /** Returns the same name; fails if the rules would not find a duration of it. */
    String lifetime(String name) {
        try {
            return rules.lifetime(name).name();
        } catch (IllegalArgumentException e) {
            throw new IllegalStateException("the state uses what is not registered: " + e.getMessage(), e);
        }
    }

    Lifetime lifetime(Reading name) {
        return name.named("one of " + rules.lifetimeNames().mkString(", "), rules::lifetime);
    }

    /** Returns the name of a queue; fails if the rules would not find it again. */
    String queue(QueueKind queue) {
        return registered(queue, queue.name(), rules::queue);
    }

    private static <T> String registered(T used, String name, Function<String, T> lookUp) {
        try {
            if (lookUp.apply(name) == used) {
                return name;
            }
        } catch (IllegalArgumentException e) {
            throw new IllegalStateException("the state uses what is not registered: " + e.getMessage(), e);
        }
        throw new IllegalStateException("the state uses another " + name + " than the one registered");
    }

    NumberKey number(Reading at, String name) {
        for (NumberKey key : rules.numbers()) {
            if (key.name().equals(name)) {
                return key;
            }
        }
        throw at.expected("the name of a number that seats have", "\"" + name + "\"");
    }

    /** Returns an id that was given out already, 0 for none. */
    int id(Reading id) {
        return id.whole(0, lastId);
    }

    int idOrNone(@Nullable Reading id) {
        return id == null ? 0 : id(id);
    }

    int[] ids(Array<Reading> list) {
        return list.toJavaStream().mapToInt(this::id).toArray();
    }

    static Array<Data> wholes(int[] numbers) {
        return Array.tabulate(numbers.length, i -> Data.whole(numbers[i]));
    }
}
