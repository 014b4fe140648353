package io.github.cardfold.kernel.question;

/** The places that a choice is about, by what the asked seat may see. */
public interface CandidatePlaces {
    /** Returns the indices of the places; the array may be shared, and nobody changes it. */
    int[] places(Candidate asked);

    /** Tells whether the choice is about what an action names, be it one of these places or not. */
    default boolean reach(Candidate named) {
        for (int place : places(named)) {
            if (place == named.place()) {
                return true;
            }
        }
        return false;
    }
}
