package io.github.cardfold.notation;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.view.View;

/**
 * Text for what happens in a game: short, for people to read and write, and read back strictly.
 * {@code docs/NOTATION.md} has the grammar. What takes a state or position is for the referee, who may see all; what
 * takes a view is for its seat.
 */
public final class Notation {
    private Notation() {}

    /**
     * Returns an action on one line, such as {@code A call hand:2}. It says only what all seats may know: places and
     * positions, never which card lies there.
     *
     * @param state one whose places the action speaks of
     */
    public static String action(State state, Action action) {
        requireNonNull(state, "state");
        requireNonNull(action, "action");
        return ActionText.canonical(state, action);
    }

    /**
     * Returns an action on one line with the id of its card, such as {@code A call ember-scout from hand}: for the
     * referee, who may see all. Which of several cards of one id is meant it does not say.
     *
     * @param state the one the action answers
     */
    public static String described(State state, Action action) {
        requireNonNull(action, "action");
        requireNonNull(state, "state");
        return ActionText.described(state, action);
    }

    /**
     * Returns an action on one line with the id of its card if a seat sees where it lies, else as {@link #action} does:
     * for that seat.
     *
     * @param view the seat's view of the state that the action answers
     */
    public static String described(View view, Action action) {
        requireNonNull(view, "view");
        requireNonNull(action, "action");
        return ActionText.described(view, action);
    }

    /**
     * Returns the action that a line of a seat says, in either form: what a server reads that takes text from players.
     * It is read from the seat's view and nothing else, so that neither the action nor an exception's message tells the
     * seat what it cannot know; an action of another seat is refused. A card that is described is the first of its kind
     * that the seat sees there and that is a legal answer, or else the first of its kind. Whether the action is legal
     * is for {@link State#step} to say.
     *
     * @param view the view of the seat that wrote the line
     * @throws NotationException if the line is no action of this seat that speaks of the places, cards and verbs it
     *     knows
     */
    public static Action readAction(View view, String text) {
        requireNonNull(view, "view");
        requireNonNull(text, "text");
        return ActionReading.read(view, text);
    }

    /**
     * Returns the action of any seat that a line says, as the referee reads it, who sees all cards. Which card it finds
     * and what its exception says tells of hidden cards: never give either to a player; {@link #readAction} is for
     * that. A card that is described is the first of its kind there that is a legal answer, or else the first of its
     * kind. Whether the action is legal is for {@link State#step} to say.
     *
     * @throws NotationException if the line is no action that speaks of this state's seats, places, cards and verbs
     */
    public static Action readActionAsReferee(State state, String text) {
        requireNonNull(state, "state");
        requireNonNull(text, "text");
        return ActionReading.read(state, text);
    }

    /**
     * Returns a whole state over several lines, hidden cards and chance included. Equal states give equal texts. The
     * rules are in it by a hash of their manifest.
     *
     * @throws IllegalStateException if the state uses a kind of event or of lasting effect that is not registered
     */
    public static String position(State state) {
        requireNonNull(state, "state");
        return PositionText.write(state);
    }

    /**
     * Returns the state that {@link #position} wrote, equal to the one that was written and going on as that did.
     *
     * @param rules the rules it was written under; it is read under no others
     * @throws NotationException if the text is no state of these rules
     */
    public static State readPosition(Rules rules, String text) {
        requireNonNull(rules, "rules");
        requireNonNull(text, "text");
        return PositionReading.read(rules, text);
    }

    /**
     * Returns what happens by an event on one line, such as {@code move A hand:0 -> A drop zone} or, once it is
     * committed, {@code move A hand -> A drop zone (ember-scout)}. Cards are spoken of by where they lie in the
     * position; one that lies nowhere any more is left out. An event that is proposed is read back from it.
     *
     * @param position one whose places the event speaks of
     */
    public static String event(Position position, Event event) {
        requireNonNull(position, "position");
        requireNonNull(event, "event");
        return EventText.brief(position, event);
    }

    /**
     * Returns an event on one line with all there is to it, in brackets what {@link #event} leaves out: also the
     * numbers of objects and cards, which only the referee knows.
     *
     * @param position one whose places the event speaks of; it is read back against this one
     * @throws IllegalStateException if the event is of a kind that is not registered
     */
    public static String eventInFull(Position position, Event event) {
        requireNonNull(position, "position");
        requireNonNull(event, "event");
        return EventText.full(position, event);
    }

    /**
     * Returns the event that a line says, in brief or in full, as the referee reads it: what its exception says tells
     * of hidden cards. Cards may be spoken of by what they are too, as in {@code turn ember-scout on A front left
     * rest}. Nothing happens by that: an event is proposed by a procedure's {@code change}.
     *
     * @throws NotationException if the line is no event that speaks of this position's seats, places, cards and names
     */
    public static Event readEvent(Position position, String text) {
        requireNonNull(position, "position");
        requireNonNull(text, "text");
        return EventReading.read(position, text);
    }
}
