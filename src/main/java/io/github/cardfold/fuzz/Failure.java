package io.github.cardfold.fuzz;

import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.Action;
import io.vavr.collection.Array;

/**
 * A random game that went wrong at its last action.
 *
 * @param seed its seed
 * @param title its seed and decks
 * @param fault what is wrong
 * @param start the state it began with
 * @param before the state before the last action
 * @param actions all its actions, the last one being at fault
 * @param transcript the game as the command line plays it again, and its actions one a line
 */
public record Failure(
        long seed, String title, Fault fault, State start, State before, Array<Action> actions, String transcript) {}
