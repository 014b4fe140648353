package io.github.cardfold.kernel.question;

/** The places that a choice is about, by what the asked seat may see. */
public interface CandidatePlaces {
    /** Returns the indices of the places; the array may be shared, and nobody changes it. */
    int[] places(Candidate asked);
}
