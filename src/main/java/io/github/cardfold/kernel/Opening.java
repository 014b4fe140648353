package io.github.cardfold.kernel;

import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Link;
import io.github.cardfold.kernel.position.LinkKind;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.OpenPosition;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.position.Standby;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.AddedPlace;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.NumberKey;
import io.github.cardfold.kernel.table.Pile;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.kernel.table.ZoneKind;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Lays out the position a game starts from: whatever a state can hold can be laid out, created cards and those that
 * have left the game by the events that come {@link #first}. Each method refuses what no position could be with an
 * {@link IllegalArgumentException} that says what is wrong, and changes nothing.
 */
public final class Opening {
    /** The greatest number of cards of a state that is read, in all of its places together. */
    public static final int MOST_CARDS = GameObject.FIRST_CREATED;

    private static final Standby[] NOTHING_NOTED = {};
    private static final int NOBODY = -1;
    private static final int ALL_FLAGS = GameObject.REST | GameObject.FACE_DOWN | GameObject.MARKED;

    private final Rules rules;
    private final int seats;
    private final List<LaidPile> piles = new ArrayList<>();
    private final int[] numbers;
    private final List<TimedEffect> effects = new ArrayList<>();
    private final List<Link> links = new ArrayList<>();
    private final List<Standby> waiting = new ArrayList<>();
    private final List<Frame.Queued> queued = new ArrayList<>();
    private final List<LaidFrame> stack = new ArrayList<>();
    private final List<Function<Position, Batch>> changes = new ArrayList<>();
    private final List<Integer> objects = new ArrayList<>();
    private int cards;
    private int ids;

    /** Starts with an empty table for some seats. */
    public Opening(Rules rules, int seats) {
        this.rules = rules;
        this.seats = seats;
        numbers = new int[rules.numbers().size() * seats];
    }

    /**
     * Adds a place and returns its index.
     *
     * @param row the row as the game counts it, {@link Place#NO_ROW} for none
     * @param column the column as its seat sees it from the left, {@link Place#NO_COLUMN} for none
     * @param attributes the attribute bits that the game gives places
     */
    public int place(ZoneKind zone, Seat seat, String name, int row, int column, int attributes) {
        require(piles.size() < Handle.ITSELF, () -> "there are more than " + Handle.ITSELF + " places");
        requireSeat(seat);
        for (LaidPile each : piles) {
            if (each.place().seat() == seat && each.place().name().equals(name)) {
                throw new IllegalArgumentException(seat + " has two places named " + name);
            }
        }
        piles.add(new LaidPile(new Place(piles.size(), zone, seat, name, row, column, attributes)));
        return piles.size() - 1;
    }

    /**
     * Adds the places that plugins have registered, behind those that the game itself lays.
     *
     * @throws IllegalArgumentException if the game has not laid as many as it has said
     */
    public void addedPlaces() {
        for (AddedPlace each : rules.places()) {
            for (Seat seat : Seat.first(seats)) {
                require(
                        each.of(seat) == piles.size(),
                        () -> each.name() + " belongs at " + each.of(seat) + ", not at " + piles.size());
                place(each.zone(), seat, each.name(), each.row(), each.column(), each.attributes());
            }
        }
    }

    /** Returns how many seats the table has. */
    public int seatCount() {
        return seats;
    }

    /** Returns the places so far, each at its index. */
    public Array<Place> places() {
        return Array.ofAll(piles).map(LaidPile::place);
    }

    /**
     * Starts a pool in a hidden place, to which the cards put there from now on belong. Without this they all lie in
     * one pool that the owner knows as a whole, ordered in a hand and unordered in a deck.
     *
     * @param isOrdered whether each card lies at a settled place; in an unordered pool the order does not exist yet
     * @param content the seats that know the cards of the pool as a whole, as {@linkplain Seat#bit bits}
     */
    public void pool(int place, boolean isOrdered, int content) {
        requirePlace(place);
        requireSeats(content);
        piles.get(place).pool(isOrdered, content);
    }

    /** Lets a seat that does not know the whole pool know one card of a kind to be in the pool started last. */
    public void known(int place, Seat seat, int definition) {
        requirePlace(place);
        requireSeat(seat);
        requireDefinition(definition);
        piles.get(place).known(seat, definition);
    }

    /** Puts a card of a seat into a place, standing and face up where others may see it. */
    public int card(int definition, Seat seat, int place) {
        requirePlace(place);
        boolean hidden = piles.get(place).place().zone().sight() == ZoneKind.Sight.OWNER;
        return card(definition, seat, place, hidden ? GameObject.FACE_DOWN : 0);
    }

    /**
     * Puts a card of a seat into a place, where those see it whom the kind of place lets see it, and returns its
     * object, 0 in an unordered pool.
     *
     * @param flags {@link GameObject#REST}, {@link GameObject#FACE_DOWN} and the like
     */
    public int card(int definition, Seat seat, int place, int flags) {
        requirePlace(place);
        return card(definition, seat, place, flags, piles.get(place).place().sightMask());
    }

    /**
     * Puts a card of a seat into a place and returns its object, 0 in an unordered pool.
     *
     * @param flags {@link GameObject#REST}, {@link GameObject#FACE_DOWN} and the like
     * @param seen the seats that see it at its very place, as {@linkplain Seat#bit bits}
     */
    public int card(int definition, Seat seat, int place, int flags, int seen) {
        requirePlace(place);
        requireSeat(seat);
        requireDefinition(definition);
        requireSeats(seen);
        require(cards < MOST_CARDS, () -> "there are more than " + MOST_CARDS + " cards");
        LaidPile pile = piles.get(place);
        Supplier<String> card =
                () -> rules.definition(definition).id() + " in " + pile.place().name();
        require((flags & ~ALL_FLAGS) == 0, () -> "there is no flag " + flags);
        require(
                !pile.isLoose() || flags == 0 && seen == 0,
                () -> card.get() + " has no settled place: none can turn or see it");
        boolean open = !pile.place().zone().isHidden() && (flags & GameObject.FACE_DOWN) == 0;
        int everyone = (1 << seats) - 1;
        require(!open || (seen & everyone) == everyone, () -> card.get() + " lies face up where all seats see it");
        int object = pile.isLoose() ? 0 : ++ids;
        if (object != 0) {
            objects.add(object);
        }
        pile.add(new GameObject(cards++, definition, seat, object, flags, seen));
        return object;
    }

    /** Lets the card that was put last into a place have its home where cards like it lay when the game began. */
    public void home(int place) {
        requirePlace(place);
        LaidPile pile = piles.get(place);
        require(
                !pile.isEmpty() && !pile.isLoose(),
                () -> "no card of " + pile.place().name() + " can have a home");
        pile.home();
    }

    /** Lets an effect last from the start, and returns its id; those laid out later count as later ones. */
    public int lasting(TimedEffect effect) {
        requireEffect(effect);
        effects.add(effect.begun(++ids));
        return ids;
    }

    private void requireEffect(TimedEffect effect) {
        requireSeat(effect.master());
        requireObject(effect.source());
        for (int object : effect.objects()) {
            requireObject(object);
        }
        if (effect.at() != null) {
            requireAnchor(effect.at());
        }
        require(rules.lastingKind(effect.kind().name()) == effect.kind(), () -> effect.kind() + " is not registered");
        rules.lifetime(effect.lifetime().name());
    }

    /**
     * Lets a link be there from the start, and returns its id; those laid out later count as made later.
     *
     * @param name what tells it from others of its kind, "" if nothing does
     */
    public int link(LinkKind kind, Anchor from, Anchor to, String name) {
        requireAnchor(from);
        requireAnchor(to);
        require(rules.linkKind(kind.name()) == kind, () -> kind + " is not registered");
        links.add(Link.of(kind, from, to, name).made(++ids));
        return ids;
    }

    /** Lets an ability be on standby; the first laid out triggered first. */
    public void standby(Standby ability) {
        rules.procedure(ability.procedure());
        requireSeat(ability.master());
        requireObject(ability.source());
        for (int object : ability.bindings()) {
            requireObject(object);
        }
        waiting.add(ability);
    }

    /** Lets an entry wait in its queue and returns its id; those laid out later count as made later. */
    public int queue(Frame.Queued entry) {
        require(rules.queue(entry.queue().name()) == entry.queue(), () -> entry.queue() + " is not registered");
        rules.procedure(entry.procedure());
        requireSeat(entry.seat());
        requireObject(entry.source());
        for (int object : entry.objects()) {
            requireObject(object);
        }
        entry.lasting().forEach(this::requireEffect);
        queued.add(entry.made(++ids));
        return ids;
    }

    /**
     * Lets the game start in the middle: a procedure is being carried out and continues at a label. The outermost
     * procedure comes first.
     *
     * @param values values for its first single locals
     */
    public void startAt(String procedure, String label, int... values) {
        Procedure found = rules.procedure(procedure);
        LaidFrame frame = new LaidFrame(found);
        require(
                values.length <= frame.singles.length,
                () -> "procedure " + procedure + " has " + frame.singles.length + " single values");
        for (Local local : found.locals()) {
            if (!local.isList() && local.index() < values.length) {
                requireValue(local, values[local.index()]);
            }
        }
        System.arraycopy(values, 0, frame.singles, 0, values.length);
        frame.at = found.indexOf(label);
        stack.add(frame);
    }

    /** Lets a procedure be carried out that has called the next one started, by its step at a label. */
    public void startAfter(String procedure, String label) {
        startAt(procedure, label);
        LaidFrame frame = stack.get(stack.size() - 1);
        frame.at = frame.procedure.next(frame.at);
    }

    /**
     * Sets a value of the procedure that was started last.
     *
     * @param local the name of the value
     * @param values one value, or as many as a list is to have
     */
    public void local(String local, int... values) {
        require(!stack.isEmpty(), () -> "no procedure was started");
        LaidFrame frame = stack.get(stack.size() - 1);
        Local found = frame.procedure
                .local(local)
                .getOrElseThrow(() ->
                        new IllegalArgumentException("procedure " + frame.procedure + " has no value named " + local));
        for (int value : values) {
            requireValue(found, value);
        }
        if (found.isList()) {
            frame.lists[found.index()] = values.clone();
        } else {
            require(values.length == 1, () -> local + " of procedure " + frame.procedure + " is one value");
            frame.singles[found.index()] = values[0];
        }
    }

    /**
     * Lets events happen before play goes on, in one batch; those of a later call happen after those of an earlier one.
     *
     * @param events reads the position as it was laid out
     */
    public void first(Function<Position, Batch> events) {
        changes.add(events);
    }

    /** Sets a number of a seat. */
    public void number(NumberKey key, Seat seat, int value) {
        requireSeat(seat);
        rules.requireNumber(key);
        numbers[key.index() * seats + seat.ordinal()] = value;
    }

    /**
     * Returns the first state: the rules have run up to the first decision.
     *
     * @param seed the chance of the game; without one the seat {@link Seat#NATURE} answers for chance
     * @throws IllegalStateException if a seat knows a card to be in a pool that is not
     */
    public State begin(OptionalLong seed) {
        return begin(seed, null);
    }

    /** Returns the same and tells a listener what ran on the way. */
    public State begin(OptionalLong seed, @Nullable StepListener listener) {
        Pile[] laid = new Pile[piles.size()];
        for (int i = 0; i < laid.length; i++) {
            laid[i] = piles.get(i).pile(seats);
        }
        Place[] places = piles.stream().map(LaidPile::place).toArray(Place[]::new);
        OpenPosition position =
                new OpenPosition(rules, seats, places, laid, numbers.clone(), seed.orElse(0), seed.isEmpty());
        for (int i = 0; i < ids; i++) {
            position.mint();
        }
        Frame[] frames = stack.stream().map(LaidFrame::frame).toArray(Frame[]::new);
        position.restore(
                frames,
                effects.toArray(new TimedEffect[0]),
                waiting.toArray(new Standby[0]),
                queued.toArray(new Frame.Queued[0]),
                new Snapshot[0],
                new Event[0]);
        position.restore(links.toArray(new Link[0]));
        if (stack.isEmpty()) {
            position.push(rules.opening());
        }
        for (int i = changes.size() - 1; i >= 0; i--) {
            Pipeline.begin(rules, position, changes.get(i).apply(position));
        }
        return State.begin(position, listener);
    }

    private void requirePlace(int place) {
        require(place >= 0 && place < piles.size(), () -> "there is no place " + place);
    }

    private void requireSeat(Seat seat) {
        require(seat != null && seat.ordinal() < seats, () -> "there is no seat " + seat);
    }

    private static void requireSeats(int set) {
        require((set & ~GameObject.ALL_SEATS) == 0, () -> "there are no such seats: " + set);
    }

    private void requireDefinition(int definition) {
        require(definition >= 0 && definition < rules.definitionCount(), () -> "there is no card " + definition);
    }

    private void requireObject(int object) {
        require(object == 0 || objects.contains(object), () -> "there is no object " + object);
    }

    private void requireAnchor(Anchor anchor) {
        boolean isThere = switch (anchor.kind()) {
            case OBJECT -> objects.contains(anchor.index());
            case PLACE -> anchor.index() >= 0 && anchor.index() < piles.size();
            case SEAT -> anchor.index() >= 0 && anchor.index() < seats;
        };
        require(isThere, () -> "there is no " + anchor);
    }

    private void requireValue(Local local, int value) {
        boolean fits = switch (local.type()) {
            case NUMBER, NUMBERS -> true;
            case OBJECT, OBJECTS -> value == 0 || objects.contains(value);
            case EFFECT, EFFECTS -> value == 0 || effects.stream().anyMatch(each -> each.id() == value);
            case SEAT -> value >= NOBODY && value < seats;
            case PLACE, PLACES -> value >= NOBODY && value < piles.size();
        };
        require(fits, () -> local.name() + " cannot be " + value);
    }

    private static void require(boolean condition, Supplier<String> otherwise) {
        if (!condition) {
            throw new IllegalArgumentException(otherwise.get());
        }
    }

    /** A frame of the stack while a position is laid out. */
    private static final class LaidFrame {
        private final Procedure procedure;
        private final int[] singles;
        private final int[][] lists;
        private int at;

        private LaidFrame(Procedure procedure) {
            this.procedure = procedure;
            singles = procedure.freshSingles();
            lists = procedure.freshLists();
        }

        private Frame frame() {
            return Frame.restored(procedure, at, singles, lists, Batch.NOTHING, NOTHING_NOTED);
        }
    }
}
