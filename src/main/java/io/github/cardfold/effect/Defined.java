package io.github.cardfold.effect;

/** A term that a definition gives its name; {@link Terms#meant} puts what it means in its place. */
interface Defined extends Term, Printed {
    /** Returns the name of the definition. */
    String definition();

    @Override
    String english();

    /** Returns what it means. */
    Term body();

    /** Returns what is carried out for it, given its meaning without names of definitions. */
    default Term carriedOut(Term meant) {
        return meant;
    }
}
