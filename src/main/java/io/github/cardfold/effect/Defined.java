package io.github.cardfold.effect;

/** A term that a {@link TermDefinition} gives its name; {@link Terms#meant} puts what it means in its place. */
interface Defined extends Term, Printed {
    /** Returns how the definition is used. */
    DefinitionUse use();

    /** Returns what it means. */
    Term body();

    @Override
    default String english() {
        return use().english();
    }
}
