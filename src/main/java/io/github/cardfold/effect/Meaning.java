package io.github.cardfold.effect;

/** Writes out what definitions mean. */
final class Meaning {
    private Meaning() {}

    /** Returns a term of the same role without names of definitions. */
    @SuppressWarnings("unchecked") // what a definition means has the role of its name
    static <T extends Term> T of(T term) {
        return (T) (term instanceof Defined defined ? of(defined.body()) : TermRecord.changed(term, Meaning::of));
    }

    /** Returns the same in which abilities keep their names, which are keywords. */
    @SuppressWarnings("unchecked") // what a definition means has the role of its name
    static <T extends Term> T named(T term) {
        return (T)
                (term instanceof Defined defined
                        ? defined.carriedOut(named(defined.body()))
                        : TermRecord.changed(term, Meaning::named));
    }
}
