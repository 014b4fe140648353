package io.github.cardfold.effect.grammar;

/** A term with variables of its own: those of other terms are not spoken of in it, nor its own elsewhere. */
public interface Scope {
    /** Tells whether it has; a term that only names what other terms say has none. */
    default boolean hasOwnVariables() {
        return true;
    }

    /** Tells whether a term is one that has. */
    static boolean is(Object term) {
        return term instanceof Scope scope && scope.hasOwnVariables();
    }
}
