package io.github.cardfold.effect;

/**
 * A record whose components stand among those of the term that holds it, as if they were the term's own: what several
 * kinds have in common, such as bounds that a number is compared with. It is no kind and has no name.
 */
public interface Part extends Term {}
