package io.github.cardfold.kernel.position;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.table.GameObject;
import java.util.List;

/**
 * A kind of event, registered under a name. The kinds below are all that can change a position; a game or plugin adds
 * facts, which change nothing and can be triggered on.
 */
public final class EventKind {
    private static final Telling NOTHING_ELSE = (seat, kind, from, to) -> false;

    /** A card goes from one place to another. */
    public static final EventKind MOVE = new EventKind("move", Effect.MOVE);
    /** A card is turned to stand or rest: {@code number} is {@link GameObject#REST} or 0. */
    public static final EventKind TURN = new EventKind("turn", Effect.TURN);
    /**
     * A card is turned face up or down: {@code number} is {@link GameObject#FACE_DOWN} or 0. Where the game says so it
     * becomes a new object ({@link Game#turnsAnew}).
     */
    public static final EventKind FACE = new EventKind("face", Effect.FACE);
    /** A number of the game or of a seat rises or falls by {@code number}; {@code other} is its key. */
    public static final EventKind COUNT = new EventKind("count", Effect.COUNT);
    /** A hidden pile is shuffled. */
    public static final EventKind SHUFFLE = new EventKind("shuffle", Effect.SHUFFLE);
    /**
     * A card of a hidden place, or one that lies face down, is looked at where it lies by a seat, or by all if there is
     * no seat. A card of a deck that had no place of its own yet is settled {@code number} cards below the top.
     */
    public static final EventKind LOOK = new EventKind("look", Effect.LOOK);
    /** A lasting effect begins. */
    public static final EventKind BEGIN = new EventKind("begin", Effect.BEGIN);
    /** The lasting effects of one duration, or one of them, end. */
    public static final EventKind EXPIRE = new EventKind("expire", Effect.EXPIRE);
    /** A place comes to the table; {@code to} is its index once it is there. */
    public static final EventKind ADD_PLACE = new EventKind("add place", Effect.ADD_PLACE);
    /** A place in which no card lies is removed; nothing comes there any more. */
    public static final EventKind REMOVE_PLACE = new EventKind("remove place", Effect.REMOVE_PLACE);
    /** A place gets or loses the attributes whose bits are set in {@code number}; {@code text} says which. */
    public static final EventKind CHANGE_PLACE = new EventKind("change place", Effect.CHANGE_PLACE);
    /** A link is made. Its ends are objects as they become by the same batch, places and seats. */
    public static final EventKind LINK = new EventKind("link", Effect.LINK);
    /** A link ends. One that ends because of what happens to an end is told at the end of the batch that does it. */
    public static final EventKind UNLINK = new EventKind("unlink", Effect.UNLINK);
    /** An entry, a procedure that is to be carried out later, comes to its queue. */
    public static final EventKind QUEUE = new EventKind("queue", Effect.QUEUE);
    /** An entry leaves its queue, because it is carried out now or not at all. */
    public static final EventKind UNQUEUE = new EventKind("unqueue", Effect.UNQUEUE);
    /**
     * An ability triggers and goes on standby: {@code object} is its source, {@code number} the lasting effect that
     * granted it, {@code text} the procedure that resolves it.
     */
    @Rule(jp = "11.9.2")
    public static final EventKind ENTER_STANDBY = new EventKind("enter standby", Effect.ENTER_STANDBY);
    /** An ability leaves standby, {@code number} being its index there. */
    public static final EventKind LEAVE_STANDBY = new EventKind("leave standby", Effect.LEAVE_STANDBY);
    /** An ability is played and stays on standby to be played again, {@code number} being its index there. */
    public static final EventKind KEEP_STANDBY = new EventKind("keep standby", Effect.KEEP_STANDBY);
    /**
     * A card that was not in the game comes to a place: {@code number} is its definition, the seat its owner. All seats
     * see which card it is and where it comes to.
     */
    public static final EventKind CREATE = new EventKind("create", Effect.CREATE);
    /** A card leaves the game: it lies nowhere any more. All seats see which one it was. */
    public static final EventKind ERASE = new EventKind("erase", Effect.ERASE);
    /**
     * An object that lies open or face down where all see that it is there gets another definition, {@code number}, its
     * card staying; or, if there is another object, the card of that one, and the card that it was goes to {@code to}
     * as a new object, which {@code apart} names. It is no move, and the object stays the same.
     */
    public static final EventKind EXCHANGE = new EventKind("exchange", Effect.EXCHANGE);
    /** A seat loses the game. */
    public static final EventKind LOSE = new EventKind("lose", Effect.LOSE);
    /** One of {@code number} equally probable things is drawn; what it is stands in {@code index}. */
    public static final EventKind RANDOM = new EventKind("random", Effect.NOTHING);

    /** The kinds that change a position, and chance. */
    public static final List<EventKind> CHANGES = List.of(
            MOVE,
            TURN,
            FACE,
            COUNT,
            SHUFFLE,
            LOOK,
            BEGIN,
            EXPIRE,
            ADD_PLACE,
            REMOVE_PLACE,
            CHANGE_PLACE,
            LINK,
            UNLINK,
            QUEUE,
            UNQUEUE,
            ENTER_STANDBY,
            LEAVE_STANDBY,
            KEEP_STANDBY,
            CREATE,
            ERASE,
            EXCHANGE,
            LOSE,
            RANDOM);

    /** The bits of the kinds of which committing one makes more or less than was proposed. */
    static final int ADDED_TO = bits(
            MOVE,
            TURN,
            FACE,
            LOOK,
            BEGIN,
            ADD_PLACE,
            REMOVE_PLACE,
            LINK,
            UNLINK,
            QUEUE,
            UNQUEUE,
            CREATE,
            ERASE,
            EXCHANGE);

    private final String name;
    private final Effect effect;
    private final Telling telling;
    private final boolean tells;
    private final boolean shows;

    private EventKind(String name, Effect effect) {
        this(name, effect, NOTHING_ELSE, false);
    }

    private EventKind(String name, Effect effect, Telling telling, boolean shows) {
        this.name = name;
        this.effect = effect;
        this.telling = telling;
        tells = telling != NOTHING_ELSE;
        this.shows = shows;
    }

    /** Returns a new kind of event that changes nothing by itself. */
    public static EventKind fact(String name) {
        return new EventKind(name, Effect.NOTHING);
    }

    /**
     * Returns a new kind of event that changes nothing by itself and tells of others that happen together with it: of
     * as many as its number says, without number of one. One that a prohibition keeps from happening it does not count.
     *
     * @param telling of which others it tells
     */
    public static EventKind fact(String name, Telling telling) {
        return new EventKind(name, Effect.NOTHING, telling, false);
    }

    /**
     * Returns a new kind of event that changes nothing and shows a card to all: its number is the card's definition.
     */
    public static EventKind showing(String name) {
        return new EventKind(name, Effect.NOTHING, NOTHING_ELSE, true);
    }

    /** Tells whether the number of an event of this kind is the definition of a card that all see. */
    public boolean shows() {
        return shows;
    }

    /** Tells whether events of this kind are facts that tell of others that happen together with them. */
    public boolean tells() {
        return tells;
    }

    /** Returns of which other events of its batch an event of this kind tells. */
    Telling telling() {
        return telling;
    }

    /** Returns the name it is registered under. */
    public String name() {
        return name;
    }

    /** Tells whether events of this kind change the table, the numbers or what lasts; facts and chance do not. */
    public boolean changesGame() {
        return effect.changesGame;
    }

    /** Returns a bit that no kind of other effect has; facts and chance share one. */
    public int bit() {
        return 1 << effect.ordinal();
    }

    private static int bits(EventKind... kinds) {
        int bits = 0;
        for (EventKind each : kinds) {
            bits |= each.bit();
        }
        return bits;
    }

    Effect effect() {
        return effect;
    }

    @Override
    public String toString() {
        return name;
    }

    /** What an event does to a position; facts do nothing. */
    enum Effect {
        MOVE(true),
        TURN(true),
        FACE(true),
        COUNT(true),
        SHUFFLE(false),
        LOOK(false),
        BEGIN(true),
        EXPIRE(true),
        ADD_PLACE(true),
        REMOVE_PLACE(true),
        CHANGE_PLACE(true),
        LINK(true),
        UNLINK(true),
        QUEUE(true),
        UNQUEUE(false),
        ENTER_STANDBY(false),
        LEAVE_STANDBY(false),
        KEEP_STANDBY(false),
        CREATE(true),
        ERASE(true),
        EXCHANGE(true),
        LOSE(true),
        NOTHING(false);

        private final boolean changesGame;

        Effect(boolean changesGame) {
            this.changesGame = changesGame;
        }
    }
}
