package io.github.cardfold.effect.cost;

/**
 * What may be answered to a plan: the candidates that may be picked next, and whether the open part may be closed with
 * the picks it has.
 */
public record CostOptions(IndexSet picks, boolean done) {

    /** Says whether there is but one answer. */
    public boolean isForced() {
        return picks.size() + (done ? 1 : 0) == 1;
    }
}
