package io.github.cardfold.notation;

import io.github.cardfold.kernel.Action;
import io.github.cardfold.kernel.State;

/**
 * Text for what happens in a game: short, for people to read and write, and read back strictly.
 * {@code docs/NOTATION.md} has the grammar.
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
        return ActionText.canonical(state, action);
    }

    /**
     * Returns an action on one line with the id of its card, such as {@code A call ember-scout from hand}: for readers
     * who may see all. Which of several cards of one id is meant it does not say.
     *
     * @param state the one the action answers
     */
    public static String described(State state, Action action) {
        return ActionText.described(state, action);
    }

    /**
     * Returns the action that a line says, in either form. A card that is described is the first of its kind there that
     * is a legal answer, or else the first of its kind. Whether the action is legal is for {@link State#step} to say.
     *
     * @throws NotationException if the line is no action that speaks of this state's seats, places, cards and verbs
     */
    public static Action readAction(State state, String text) {
        return ActionReading.read(state, text);
    }
}
