package io.github.cardfold.effect;

/**
 * Cards that are chosen among others when something is done with them: by an instruction, which asks for them first, or
 * as a cost, which plans them.
 */
public interface Chosen extends Selector, Portion {
    /** Returns the same choice among these cards if the text does not say among which: a mere number of cards. */
    default Chosen among(Selector usual) {
        return this;
    }

    /**
     * Compiles their being chosen.
     *
     * @return the cards chosen
     * @throws EffectException if it is not said among which
     */
    Selector choose(Compiler out);

    @Override
    default Portion portion() {
        return this;
    }
}
