package io.github.cardfold.kernel.table;

import io.github.cardfold.citation.Rule;
import java.util.Comparator;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One card as it lies in one place. Immutable. The card's number never leaves the state; effects refer to the object,
 * which changes whenever the rules say that the card has become a new one.
 */
public final class GameObject {
    /** The card rests; without it, it stands. */
    public static final int REST = 1;
    /** The card lies face down. */
    public static final int FACE_DOWN = 2;

    /** A mark whose meaning the game gives, place by place; gone when the card moves on. */
    public static final int MARKED = 4;

    /**
     * The number of the first card that is created in a game; the cards that seats bring have lower ones. All seats
     * recognise a created card: they know in which part of a hidden place it is, and which it is where it lies open.
     */
    public static final int FIRST_CREATED = 20_000;

    /** The bits of all seats there can be. */
    public static final int ALL_SEATS = 0x3F;

    /** A card that is only imagined has this object and those below it. */
    private static final int IMAGINED = -1;

    /** How the cards of an unordered pool stand: by kind, as a seat may see them that knows the whole pool. */
    public static final Comparator<GameObject> LOOSE =
            Comparator.comparingInt(GameObject::definition).thenComparingInt(GameObject::card);

    private final int card;
    private final int definition;
    private final Seat owner;
    private final int object;
    private final int flags;
    private final int seen;
    private final boolean home;
    private final int dated;

    /** Makes a card with a home, dated by its object. */
    public GameObject(int card, int definition, Seat owner, int object, int flags, int seen) {
        this(card, definition, owner, object, flags, seen, false);
    }

    /** Makes a card, dated by its object. */
    public GameObject(int card, int definition, Seat owner, int object, int flags, int seen, boolean home) {
        this(card, definition, owner, object, flags, seen, home, object);
    }

    /** Makes a card. */
    public GameObject(int card, int definition, Seat owner, int object, int flags, int seen, boolean home, int dated) {
        this.card = card;
        this.definition = definition;
        this.owner = owner;
        this.object = object;
        this.flags = flags;
        this.seen = seen;
        this.home = home;
        this.dated = dated;
    }

    /**
     * Returns a card that lies nowhere, to find out what would be if there were one.
     *
     * @param definition the index of its definition
     * @param owner the seat that would own it
     * @param number 0 for the first of several that are imagined together
     */
    public static GameObject imagined(int definition, Seat owner, int number) {
        return new GameObject(0, definition, owner, IMAGINED - number, 0, 0);
    }

    /** Returns the number of the card, which it keeps all game. */
    public int card() {
        return card;
    }

    /** Tells whether the card was created in the game; no seat has brought it. */
    public boolean isCreated() {
        return card >= FIRST_CREATED;
    }

    /** Returns the index of the card's definition in the catalogue. */
    public int definition() {
        return definition;
    }

    /** Returns the seat that brought the card, or for which it was created. */
    public Seat owner() {
        return owner;
    }

    /** Returns the object id, 0 inside an unordered pool. */
    public int object() {
        return object;
    }

    /** Tells whether a flag, such as {@link #REST}, is set. */
    public boolean is(int flag) {
        return (flags & flag) != 0;
    }

    /** Tells whether a seat sees the card at its very place. */
    public boolean seenBy(Seat seat) {
        return (seen & seat.bit()) != 0;
    }

    /** Tells whether all seats see the card at its very place. */
    public boolean seenByAll(int seats) {
        int all = (1 << seats) - 1;
        return (seen & all) == all;
    }

    /** Tells whether the card has a home, a place where it lay when the game began; it keeps it wherever it goes. */
    public boolean hasHome() {
        return home;
    }

    /**
     * Returns the number that says how old the effects of its CONT abilities are among objects and lasting effects:
     * that of the object which it was when it came to where it is or, on the field, to the field (11.11.3.1.1).
     */
    @Rule(jp = "11.11.3.1.1")
    public int dated() {
        return dated;
    }

    /** Returns all flags. */
    public int flags() {
        return flags;
    }

    /** Returns the seats that see it where it lies, as bits. */
    public int seen() {
        return seen;
    }

    /** Returns the same card with other flags and seen by other seats. */
    public GameObject with(int newFlags, int newSeen) {
        return new GameObject(card, definition, owner, object, newFlags, newSeen, home, dated);
    }

    /** Returns the same card as another object, where it lies and as old, with other flags and seen by other seats. */
    public GameObject anew(int newObject, int newFlags, int newSeen) {
        return new GameObject(card, definition, owner, newObject, newFlags, newSeen, home, dated);
    }

    /** Returns the same card with another definition. */
    public GameObject turnedOver(int newDefinition) {
        return new GameObject(card, newDefinition, owner, object, flags, seen, home, dated);
    }

    /** Returns this object over another card, seen by these seats: what the card brings with it changes, no more. */
    public GameObject over(GameObject other, int newSeen) {
        return new GameObject(other.card, other.definition, other.owner, object, flags, newSeen, other.home, dated);
    }

    /** Returns the same card as it lay when the game began. */
    public GameObject withHome() {
        return new GameObject(card, definition, owner, object, flags, seen, true, dated);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || other instanceof GameObject that
                        && card == that.card
                        && object == that.object
                        && flags == that.flags
                        && seen == that.seen
                        && definition == that.definition
                        && owner == that.owner
                        && home == that.home
                        && dated == that.dated;
    }

    @Override
    public int hashCode() {
        return Objects.hash(card, object, flags);
    }

    @Override
    public String toString() {
        return "#" + object + "(definition " + definition + (is(REST) ? ", rest" : "") + (is(FACE_DOWN) ? ", down" : "")
                + ")";
    }
}
