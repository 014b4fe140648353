package io.github.cardfold.match;

import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.view.View;

/** Answers the decisions of one seat. It is shown what the seat may know, and nothing else. */
@FunctionalInterface
public interface Player {
    /**
     * Answers a decision.
     *
     * @param view what the seat sees, with the decision and its {@linkplain View#legalActions legal answers}: at least
     *     one, and often only to pass, since being asked must not tell what the seat holds
     * @return one of the legal answers, or {@link Action#concede} of the own seat
     */
    Action choose(View view);
}
