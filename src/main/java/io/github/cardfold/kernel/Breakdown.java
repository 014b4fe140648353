package io.github.cardfold.kernel;

import io.github.cardfold.kernel.question.Decision;
import io.vavr.control.Option;

/**
 * Where a step or a question of rules has thrown something.
 *
 * @param contributor who has added the step, "" if it is the game's own
 * @param procedure the name of the procedure
 * @param label the label of the step
 * @param decision what was asked before, none at the start of a game
 * @param course which game it was and how far it had come
 * @param chance the number of the generator then
 * @param thrown what was thrown
 */
public record Breakdown(
        String contributor,
        String procedure,
        String label,
        Option<Decision> decision,
        Course course,
        long chance,
        Throwable thrown) {}
