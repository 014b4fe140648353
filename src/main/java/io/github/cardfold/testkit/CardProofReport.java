package io.github.cardfold.testkit;

import io.vavr.collection.Array;

/**
 * What a proof of cards found.
 *
 * @param tried how many alterations were tried
 * @param survivors those that no test noticed and that are not accepted, each with the card and the place in its text
 * @param stale those that are accepted and yet noticed, or none at all
 */
public record CardProofReport(int tried, Array<String> survivors, Array<String> stale) {
    /** Of a proof of some cards only, what is accepted of the others is not stale. */
    static CardProofReport of(int tried, Array<String> unnoticed, Array<String> lines, boolean isOfAll) {
        Array<String> stale =
                isOfAll ? lines.reject(line -> unnoticed.exists(each -> names(line, each))) : Array.empty();
        return new CardProofReport(tried, unnoticed.reject(each -> lines.exists(line -> names(line, each))), stale);
    }

    private static boolean names(String line, String alteration) {
        return line.equals(alteration) || line.startsWith(alteration + ": ");
    }

    /** Tells whether every alteration was noticed, or accepted for good. */
    public boolean isPassed() {
        return survivors.isEmpty() && stale.isEmpty();
    }

    /** Returns what was found, a line for each, and how many. */
    public String text() {
        return survivors
                .map(each -> "no test notices " + each)
                .appendAll(stale.map(each -> "accepted in vain: " + each))
                .append(tried + " alterations, " + survivors.size() + " of them not noticed, " + stale.size()
                        + " accepted in vain")
                .mkString("\n");
    }
}
