package io.github.cardfold.kernel.position;

import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Gap;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Role;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** What the kernel asks of the game it carries. Pure functions of their arguments. */
public interface Game {
    /** Returns what the game is called in files, "" if in none. */
    default String name() {
        return "";
    }

    /**
     * Returns what the game derives from the places alone, such as which circle is whose vanguard circle; kept as long
     * as the places stay the same. It takes no part in equality. One object stands for the same places in all games,
     * and never for others: by it is kept what is found out about places.
     */
    Object layout(Position position);

    /**
     * Returns the names of the procedures whose topmost frames the game looks for again and again, and of those whose
     * frames its rule actions read ({@link Reads#framesOf}).
     */
    default Array<String> soughtProcedures() {
        return Array.empty();
    }

    /**
     * Returns what the game derives from a position as a whole, such as the information of all cards: an immutable
     * value, the one derived before if nothing has changed that it came from.
     *
     * @param before what was derived last of this position or of one before it, null if nothing was
     */
    default @Nullable Object derived(Position position, @Nullable Object before) {
        return null;
    }

    /** Returns the seat that is master of a card lying in a place. */
    Seat master(Position position, GameObject card, int place);

    /** Returns the computed characteristics of a card; the caller does not change the array. */
    int[] traits(Position position, GameObject card, int place);

    /** Tells whether a card becomes a new object by a move (4.1.8 and its exceptions). */
    boolean mints(Position position, Event move);

    /**
     * Tells whether a card becomes a new object as it is turned face up or down: it stands then, and bears the game's
     * mark only if the event says so.
     */
    default boolean turnsAnew(Position position, Event face) {
        return false;
    }

    /**
     * Tells whether a card that lies face down where all would see its face has the information of its face, and the
     * abilities that effects give it.
     */
    default boolean hasFaceWhileDown(Position position, GameObject card, int place) {
        return false;
    }

    /** Returns the seat whose turns say how long a lasting effect lasts, where its lifetime depends on its master's. */
    default Seat timekeeper(Position position, TimedEffect effect) {
        return effect.master();
    }

    /** Returns the seat that orders the replacement effects on an event (11.12.2). */
    Seat affected(Position position, Event event);

    /**
     * Tells whether there are cards at all whose result depends on timestamp order; if not, {@link #contend} is never
     * asked.
     */
    default boolean hasContention() {
        return false;
    }

    /**
     * Tells whether it can matter which of two cards that come to places at the same time has the earlier effects
     * (11.11.3.1.1.2). It is told from what is printed on them alone.
     *
     * @param definition the index of the definition of a card
     * @param place where it comes to
     * @param other that of the other card
     * @param otherPlace where that one comes to
     */
    default boolean contend(int definition, Place place, int other, Place otherPlace) {
        return false;
    }

    /**
     * Tells whether something in the game can change what kinds of cards they are, so that rule actions that
     * {@linkplain Reads#kinds read} it are asked each time.
     */
    default boolean changesKinds() {
        return false;
    }

    /** Returns the seat whose turn it is, null before the first turn. */
    @Nullable
    Seat turnSeat(Position position);

    /** Returns the number of the turn, from 1; 0 before the first, or if the game counts none. */
    default int turn(Position position) {
        return 0;
    }

    /** Tells whether the game has begun; a card that moves before has no home any more ({@link GameObject#hasHome}). */
    default boolean hasBegun(Position position) {
        return true;
    }

    /**
     * Returns the section of what is going on, as all seats see it: the phase or step, never a label that would tell a
     * seat's hidden course; "" if the game names none.
     */
    default String moment(Position position) {
        return "";
    }

    /**
     * Returns what cards do in what is going on, in the order of the game, as all seats see it: what frames say of them
     * and nothing else does.
     */
    default Array<Role> roles(Position position) {
        return Array.empty();
    }

    /**
     * Returns objects that lie in hidden places and that all seats have seen there, as frames have it: cards that are
     * shown on their way elsewhere.
     */
    default Array<Integer> shown(Position position) {
        return Array.empty();
    }

    /**
     * Returns the number of the deck, of those that its owner has brought, that unseen cards are of. A deal puts the
     * unseen cards of a deck where cards of it lie.
     *
     * @param gap where the cards lie
     * @param gaps where all cards lie that the same seat does not see
     */
    default int deck(Gap gap, Array<Gap> gaps) {
        return 0;
    }

    /** Tells whether an unseen card can be one of a definition, for all that the rules let lie there. */
    default boolean mayLie(int definition, Gap gap) {
        return true;
    }

    /**
     * Returns the number of the side that a seat plays on: seats of one number win and lose together. Each seat is a
     * side of its own unless the game has teams.
     */
    default int side(Position position, Seat seat) {
        return seat.ordinal();
    }

    /**
     * Returns the seat that is meant where rules and texts say "the opponent" of a seat: of those on other sides the
     * next one in the order of the turns that has not lost or, if all have, the next one.
     *
     * @throws IllegalArgumentException if all seats are on one side
     */
    default Seat opponent(Position position, Seat seat) {
        Array<Seat> others = position.opponents(seat);
        return others.find(each -> !position.hasLost(each))
                .orElse(others::headOption)
                .getOrElseThrow(() -> new IllegalArgumentException("seat " + seat + " has no opponent"));
    }

    /**
     * Tells whether the game is over; it is asked as soon as a seat has lost. The game is over when all seats that have
     * not lost are on one side, unless the game says otherwise.
     */
    default boolean isOver(Position position) {
        return position.sidesLeft() <= 1;
    }

    /** Returns the section by which a seat may concede at any time. */
    String concessionSection();

    /** Returns the seats that lose when a seat concedes: itself alone, unless others go with it. */
    default Array<Seat> conceding(Position position, Seat seat) {
        return Array.of(seat);
    }

    /** Returns a section by which all have lost at once, for a drawn game. */
    String drawSection();

    /**
     * Returns the section by which the game is drawn if a loop runs that nobody can stop, "" if the rules say nothing
     * of loops.
     */
    default String loopSection() {
        return "";
    }

    /**
     * Returns the section that keeps a seat from choosing a loop again that it can stop, "" if the rules say nothing of
     * loops; the kernel keeps it from that anyhow.
     */
    default String repetitionSection() {
        return "";
    }

    /** Returns the names of the computed characteristics, in the order of {@link #traits}. */
    String[] traitNames();

    /**
     * Returns how many of the {@link #traits} are told of each card, the first ones. Those behind them are flags, which
     * are told where they are not 0.
     */
    default int toldTraits() {
        return traitNames().length;
    }
}
