package io.github.cardfold.vandaria.part;

import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Query;

/** A condition that follows from what not all players see, such as the cards of a Subdeck. */
public interface Concealed extends Condition {
    /** Tells whether it may hold, for all that the others see. */
    boolean mayHold(Query query);
}
