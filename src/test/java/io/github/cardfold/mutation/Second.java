package io.github.cardfold.mutation;

import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.Peek;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.Surgery;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.question.Candidate;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.Iterator;
import io.vavr.collection.Traversable;
import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What altered code calls. It is loaded together with the altered class. */
public final class Second {
    /** How many alterations there may be. */
    private static final int MOST = 1 << 16;

    /** The alterations to which some code has come, by their numbers. */
    private static final boolean[] REACHED = new boolean[MOST];

    /** The numbers of the alterations of rules, which are known when the rules are assembled. */
    private static final Map<String, Integer> NUMBERS = new ConcurrentHashMap<>();

    private static final int FIRST_OF_RULES = 40_000;

    private static int active;

    private Second() {}

    /** Switches an alteration on and all others off; 0 is none. */
    public static void switchOn(int number) {
        active = number;
    }

    /** Forgets to which alterations code has come. */
    public static void forget() {
        Arrays.fill(REACHED, false);
    }

    /** Returns to which alterations code has come. */
    public static BitSet reached() {
        BitSet reached = new BitSet();
        for (int number = 0; number < MOST; number++) {
            reached.set(number, REACHED[number]);
        }
        return reached;
    }

    /** Tells whether an alteration is switched on. */
    public static boolean on(int number) {
        REACHED[number] = true;
        return number == active;
    }

    /** Returns the number of an alteration of rules. */
    public static int number(String words) {
        return NUMBERS.computeIfAbsent(words, each -> FIRST_OF_RULES + NUMBERS.size());
    }

    /** Writes into rules that are about to be assembled what can be switched on. */
    public static void wire(Rules.Builder rules) {
        Surgery.wire(rules, words -> on(number(words)));
    }

    /** Returns a requirement that anything meets while an alteration is switched on. */
    public static Requirement met(Requirement requirement, int number) {
        Predicate<Candidate> condition = field(requirement, "condition");
        return Requirement.of(
                field(requirement, "section"),
                candidate -> on(number) || condition.test(candidate),
                field(requirement, "otherwise"));
    }

    /** Requirements tell nothing of themselves that rules need not know. */
    @SuppressWarnings("unchecked")
    private static <T> T field(Requirement requirement, String name) {
        try {
            Field field = Requirement.class.getDeclaredField(name);
            field.setAccessible(true);
            return (T) field.get(requirement);
        } catch (ReflectiveOperationException cause) {
            throw new IllegalStateException("a requirement has no " + name, cause);
        }
    }

    /** Returns the contrary of what a condition says. */
    public static boolean negated(boolean holds, int number) {
        return on(number) != holds;
    }

    /** Returns the other of two seats, and what is no seat as it is. */
    public static Seat other(Seat seat, int number) {
        return on(number) && (seat == Seat.A || seat == Seat.B) ? Seat.of(1 - seat.ordinal()) : seat;
    }

    /** Returns the other of two seats by their numbers, and what is no seat as it is. */
    public static int other(int seat, int number) {
        return on(number) && (seat == 0 || seat == 1) ? 1 - seat : seat;
    }

    /** Returns seats, the last one first if an alteration is switched on. */
    public static Array<Seat> reversed(Array<Seat> seats, int number) {
        return on(number) ? seats.reverse() : seats;
    }

    /** Returns 1 if an alteration is switched on, else 0. */
    public static int one(int number) {
        return on(number) ? 1 : 0;
    }

    /** Returns where a loop begins that counts up to a bound: with the last. */
    public static int up(int from, int bound, int number) {
        return on(number) ? Math.max(from, bound - 1) : from;
    }

    /** Returns where a loop begins that counts down to zero: with the last. */
    public static int down(int from, int number) {
        return on(number) ? Math.min(from, 0) : from;
    }

    /** Returns how many of several there are: at most one. */
    public static int few(int many, int number) {
        return on(number) ? Math.min(1, many) : many;
    }

    /** Goes back to a label. */
    public static void go(Run run, String label, int number) {
        if (!on(number)) {
            Peek.go(run, label);
        }
    }

    /** Returns the first of several things. */
    public static Object first(Object several, int number) {
        return on(number) ? first(several) : several;
    }

    /** Returns the last of several things. */
    public static Object last(Object several, int number) {
        return on(number) ? last(several) : several;
    }

    /** Returns another number. */
    public static int number(int value, int number) {
        return !on(number) ? value : value == 1 ? 0 : value + 1;
    }

    /** Returns the owner of a card instead of its master. */
    public static Seat owner(Seat master, Position position, GameObject card, int place, int number) {
        return on(number) ? card.owner() : master;
    }

    /** Returns whose place a card is in instead of its master. */
    public static Seat seat(Seat master, Position position, GameObject card, int place, int number) {
        return on(number) ? position.place(place).seat() : master;
    }

    /** Returns the owner of a card instead of its master. */
    public static Seat owner(Seat master, Subject card, Position position, int number) {
        return on(number) ? card.gameObject().owner() : master;
    }

    /** Returns the owner of a card instead of its master as it was. */
    public static Seat owner(Seat master, Snapshot card, int number) {
        return on(number) ? card.gameObject().owner() : master;
    }

    /** Returns the master of a card instead of its owner, as far as a position is at hand. */
    public static Seat master(Seat owner, GameObject card, Object context, int number) {
        Position position = position(context);
        int place = position == null ? -1 : position.placeOf(card.object());
        return !on(number) || place < 0 || position == null ? owner : position.master(card, place);
    }

    /** Returns the master of the last card in a place instead of whose place it is. */
    public static Seat master(Seat seat, Place place, Object context, int number) {
        Position position = position(context);
        int size = position == null ? 0 : position.size(place.index());
        return !on(number) || size == 0 || position == null
                ? seat
                : position.master(position.objectAt(place.index(), size - 1), place.index());
    }

    private static Object first(Object several) {
        if (several instanceof Iterator<?> iterator) {
            return iterator.take(1);
        }
        if (several instanceof java.util.Iterator<?> iterator) {
            return iterator.hasNext() ? Iterator.of(iterator.next()) : Iterator.empty();
        }
        if (several instanceof Traversable<?> all) {
            return all.isEmpty() ? all : all.dropRight(all.size() - 1);
        }
        if (several instanceof List<?> list) {
            return list.subList(0, Math.min(1, list.size()));
        }
        if (several instanceof Stream<?> stream) {
            return stream.limit(1);
        }
        return several instanceof IntStream numbers ? numbers.limit(1) : several;
    }

    private static Object last(Object several) {
        if (several instanceof java.util.Iterator<?> iterator) {
            Iterator<Object> last = Iterator.empty();
            while (iterator.hasNext()) {
                last = Iterator.of((Object) iterator.next());
            }
            return last;
        }
        if (several instanceof Traversable<?> all) {
            return all.isEmpty() ? all : all.drop(all.size() - 1);
        }
        if (several instanceof List<?> list) {
            return list.subList(Math.max(0, list.size() - 1), list.size());
        }
        if (several instanceof Stream<?> stream) {
            return stream.reduce((one, next) -> next).stream();
        }
        if (several instanceof IntStream numbers) {
            var last = numbers.reduce((one, next) -> next);
            return last.isPresent() ? IntStream.of(last.getAsInt()) : IntStream.empty();
        }
        return several;
    }

    private static @Nullable Position position(Object context) {
        if (context instanceof Run run) {
            return run.position();
        }
        if (context instanceof Candidate candidate) {
            return candidate.position();
        }
        if (context instanceof Query query) {
            return query.position(Facts.FIELD);
        }
        return context instanceof Position position ? position : null;
    }
}
