package io.github.cardfold.effect;

/** A term that compares a number, of which it asks nothing else. */
public interface Comparison extends Term {
    /** Returns the number. */
    Value what();

    /** Returns what the number is compared with. */
    Bounds bounds();

    /** Returns the number beyond which it makes no difference to a term what one of its parts has come to. */
    static long asked(Term term, Term part) {
        return term instanceof Comparison comparison && comparison.what() == part
                ? comparison.bounds().asked()
                : Tally.UNKNOWN;
    }
}
