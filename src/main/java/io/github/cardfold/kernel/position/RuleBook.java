package io.github.cardfold.kernel.position;

import io.github.cardfold.kernel.table.Definition;
import io.github.cardfold.kernel.table.NumberKey;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.QueueKind;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** What a position knows of its rules: the game, its cards, its numbers and what its rules call things. Immutable. */
public abstract class RuleBook {
    private final Game game;
    private final String manifest;
    private final List<Definition> catalogue;
    private final Map<String, Integer> definitionIndices = new HashMap<>();
    private final List<NumberKey> numbers;
    private final Map<String, EventKind> eventKinds = new HashMap<>();
    private final Map<String, TimedEffectKind> lastingKinds = new HashMap<>();
    private final Map<String, Lifetime> lifetimes = new HashMap<>();
    private final Array<String> eventKindNames;
    private final Array<String> lastingKindNames;
    private final Map<String, LinkKind> linkKinds = new HashMap<>();
    private final Array<String> linkKindNames;
    private final Array<String> lifetimeNames;
    private final Array<QueueKind> queues;

    /**
     * Makes a book.
     *
     * @throws IllegalArgumentException if two things of one sort have one name, or if a duration looks at one that is
     *     not among them
     */
    protected RuleBook(
            Game game,
            String manifest,
            List<Definition> catalogue,
            List<NumberKey> numbers,
            List<EventKind> eventKinds,
            List<TimedEffectKind> lastingKinds,
            List<LinkKind> linkKinds,
            List<Lifetime> lifetimes,
            List<QueueKind> queues) {
        this.game = game;
        this.manifest = manifest;
        this.catalogue = List.copyOf(catalogue);
        this.numbers = List.copyOf(numbers);
        for (EventKind kind : eventKinds) {
            unique(this.eventKinds.put(kind.name(), kind), "event kind", kind.name());
        }
        for (TimedEffectKind kind : lastingKinds) {
            unique(this.lastingKinds.put(kind.name(), kind), "kind of lasting effect", kind.name());
        }
        for (LinkKind kind : linkKinds) {
            unique(this.linkKinds.put(kind.name(), kind), "kind of link", kind.name());
        }
        linkKindNames = Array.ofAll(linkKinds).map(LinkKind::name);
        this.queues = Array.ofAll(queues);
        for (QueueKind queue : queues) {
            boolean isTaken = queues.stream()
                    .anyMatch(each -> each != queue && each.name().equals(queue.name()));
            unique(isTaken ? queue : null, "queue", queue.name());
        }
        for (Lifetime lifetime : lifetimes) {
            unique(this.lifetimes.put(lifetime.name(), lifetime), "duration", lifetime.name());
        }
        lifetimes.forEach(each -> each.watched().forEach(other -> lifetime(other.name())));
        lifetimeNames = Array.ofAll(lifetimes).map(Lifetime::name);
        eventKindNames = Array.ofAll(eventKinds).map(EventKind::name);
        lastingKindNames = Array.ofAll(lastingKinds).map(TimedEffectKind::name);
        for (int i = 0; i < catalogue.size(); i++) {
            String id = catalogue.get(i).id();
            unique(definitionIndices.put(id, i), "card", id);
        }
    }

    /** Refuses a second thing of one name. */
    protected static void unique(@Nullable Object former, String what, String name) {
        if (former != null) {
            throw new IllegalArgumentException("two of the " + what + " " + name);
        }
    }

    /** Returns the game these are the rules of. */
    public final Game game() {
        return game;
    }

    /** Returns the text that stands for these rules in saved games: version, ruleset and packs. */
    public final String manifest() {
        return manifest;
    }

    /** Tells whether the same manifest stands for other rules; an empty one stands for none but these themselves. */
    final boolean areThoseOf(RuleBook other) {
        return this == other || !manifest.isEmpty() && manifest.equals(other.manifest);
    }

    /** Returns the definition with an index. */
    public final Definition definition(int index) {
        return catalogue.get(index);
    }

    /** Returns how many definitions there are. */
    public final int definitionCount() {
        return catalogue.size();
    }

    /**
     * Returns the index of a definition.
     *
     * @throws IllegalArgumentException if the catalogue has no such id
     */
    public final int definitionIndex(String id) {
        return found(definitionIndices.get(id), "card", id);
    }

    /** Returns the definition with an id, none if the catalogue has no such id. */
    public final Option<Definition> definition(String id) {
        return Option.of(definitionIndices.get(id)).map(catalogue::get);
    }

    /** Returns the numbers a position holds. */
    public final List<NumberKey> numbers() {
        return numbers;
    }

    /**
     * Refuses a number that a position does not hold, such as one of another game.
     *
     * @throws IllegalArgumentException if it is none of {@link #numbers}
     */
    public final void requireNumber(NumberKey key) {
        boolean isThere = key.index() >= 0
                && key.index() < numbers.size()
                && numbers.get(key.index()).equals(key);
        if (!isThere) {
            throw new IllegalArgumentException("this game has no number '" + key.name() + "'");
        }
    }

    /** Returns the names of the kinds of events, the kernel's own first. */
    public final Array<String> eventKindNames() {
        return eventKindNames;
    }

    /** Returns the names of the kinds of lasting effects. */
    public final Array<String> lastingKindNames() {
        return lastingKindNames;
    }

    /** Returns the names of the durations of lasting effects. */
    public final Array<String> lifetimeNames() {
        return lifetimeNames;
    }

    /**
     * Returns the duration of lasting effects with a name.
     *
     * @throws IllegalArgumentException if there is none
     */
    public final Lifetime lifetime(String name) {
        return found(lifetimes.get(name), "duration", name);
    }

    /**
     * Returns the kind of event with a name.
     *
     * @throws IllegalArgumentException if there is none
     */
    public final EventKind eventKind(String name) {
        return found(eventKinds.get(name), "kind of event", name);
    }

    /**
     * Returns the kind of lasting effect with a name.
     *
     * @throws IllegalArgumentException if there is none
     */
    public final TimedEffectKind lastingKind(String name) {
        return found(lastingKinds.get(name), "kind of lasting effect", name);
    }

    /** Returns the names of the kinds of links. */
    public final Array<String> linkKindNames() {
        return linkKindNames;
    }

    /**
     * Returns the kind of link with a name.
     *
     * @throws IllegalArgumentException if there is none
     */
    public final LinkKind linkKind(String name) {
        return found(linkKinds.get(name), "kind of link", name);
    }

    /** Returns the queues, in the order in which they were registered. */
    public final Array<QueueKind> queues() {
        return queues;
    }

    /**
     * Returns the queue with a name.
     *
     * @throws IllegalArgumentException if there is none
     */
    public final QueueKind queue(String name) {
        return found(queues.find(each -> each.name().equals(name)).getOrNull(), "queue", name);
    }

    private static <T> T found(@Nullable T value, String what, String name) {
        if (value == null) {
            throw new IllegalArgumentException("there is no " + what + " named " + name);
        }
        return value;
    }

    /**
     * Returns the procedure with a name.
     *
     * @throws IllegalArgumentException if there is none
     */
    public abstract Outline procedure(String name);

    /** Returns the place of the procedure with a name among all procedures. */
    public abstract int procedureIndex(String name);

    /** Returns the verbs of the answers, in the order of their indices. */
    public abstract Array<String> verbNames();

    /** Tells whether there are prohibitions at all. */
    public abstract boolean mayForbid();

    /** Tells whether a prohibition keeps an event from happening to a card as it lies now (1.3.3). */
    public abstract boolean forbids(Position position, Event event);

    /** Tells whether a prohibition keeps an event from happening whatever the card is, as all can see (1.3.3). */
    public abstract boolean forbidsAny(Position position, Event event);

    /** Tells what becomes of a link when the object at an end becomes a new one; as a link rule says. */
    protected abstract Link.Fate fate(Position position, Link link, Link.End end, Event event);

    /** Tells whether a link ends with an event that leaves the object at an end the same. */
    protected abstract boolean endsWith(Position position, Link link, Link.End end, Event event);

    /** Tells whether any rule action is to be carried out (chapter 13). */
    public abstract boolean isActionDue(Position position);

    /** Returns for each place which rule actions read it, as bits by their order. */
    protected abstract long[] readers(Array<Place> places);

    /** Returns for each number which rule actions read it, as bits by their order. */
    protected abstract long[] numberReaders();

    /** Returns for each sought procedure which rule actions read its frames, as bits by their order. */
    protected abstract long[] frameReaders();

    /** Returns which rule actions may have become due in a position since they were asked, as bits by their order. */
    protected static long unsettled(Position position) {
        return position.unsettled;
    }

    /** Notes which rule actions may be due in a position. */
    protected static void settle(Position position, long due) {
        position.unsettled = due;
    }

    /** Tells whether a rule action of a section that is asked for is to be carried out (chapter 13). */
    public abstract boolean isActionDue(Position position, Predicate<String> section);
}
