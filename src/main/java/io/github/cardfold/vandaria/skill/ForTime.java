package io.github.cardfold.vandaria.skill;

import io.github.cardfold.effect.DurationTerm;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.vandaria.state.VandariaLifetimes;

/**
 * For how long an effect lasts.
 *
 * @param span how long
 */
@Phrase("{span}")
public record ForTime(Span span) implements DurationTerm {
    /** How long effects last. */
    public enum Span {
        /** Until the turn in progress ends. */
        @Phrase("this turn")
        TURN(VandariaLifetimes.TURN),
        /** Until the tenth stage of the Combat Phase in progress. */
        @Phrase("this combat")
        COMBAT(VandariaLifetimes.COMBAT),
        /** Until the next turn of the controller begins. */
        @Phrase("until your next turn")
        CYCLE(VandariaLifetimes.OWN_TURN),
        /** As long as the Property is in the game. */
        @Phrase("as long as it is in the game")
        GAME(VandariaLifetimes.GAME);

        private final Lifetime lifetime;

        Span(Lifetime lifetime) {
            this.lifetime = lifetime;
        }
    }

    @Override
    public Lifetime lifetime(Query query) {
        return span.lifetime;
    }
}
