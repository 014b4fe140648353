package io.github.cardfold.effect.cost;

/** What a demand has been dealt so far: what that comes to, and the keys it may not take again. */
record Holding(Progress progress, IndexSet keys) {

    /** Returns the keys that bind the demand if it takes the candidate. */
    static IndexSet keysOf(Demand demand, int candidate) {
        return demand.available().contains(candidate)
                ? demand.part().grouping().keys(candidate)
                : IndexSet.empty();
    }

    boolean meets(Demand demand) {
        return demand.part().isMetBy(progress);
    }

    /** Returns how many the demand still misses. */
    long missing(Demand demand) {
        return Math.max(0, demand.part().counting().least() - progress.worth());
    }

    /** Returns how much the demand still lacks to its total. */
    long lacking(Demand demand) {
        return Math.max(0, demand.part().totalling().least() - progress.total());
    }

    /** Says whether the demand may take the card and is nearer to being met with it. */
    boolean gainsBy(Demand demand, int card) {
        return demand.available().contains(card)
                && !meets(demand)
                && demand.part().admits(progress, card)
                && !keys.intersects(keysOf(demand, card))
                && (missing(demand) > 0 || (lacking(demand) > 0 && weighs(demand, card)));
    }

    private static boolean weighs(Demand demand, int card) {
        return demand.part().totalling().weight().of(card) > 0;
    }

    Holding plus(Demand demand, int card) {
        return new Holding(progress.plus(demand.part(), card), keys.union(keysOf(demand, card)));
    }
}
