package io.github.cardfold.effect;

/** The abilities of a card, where a text lets another one get them. A catalogue without such texts needs no copies. */
public interface AbilityCopy extends Ability {
    /** It names the card as the text around it does. */
    @Override
    default boolean hasOwnVariables() {
        return false;
    }

    @Override
    default boolean isCarriedOut() {
        return false;
    }
}
