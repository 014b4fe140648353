package io.github.cardfold.effect.cost;

/** What a part still wants: whom it may yet take, and how far it has come. */
record Demand(CostPart part, IndexSet available, Progress progress) {

    /** Returns what the part wants after these picks, its further picks being among {@code payers}. */
    static Demand after(CostPart part, IndexSet picks, IndexSet payers) {
        IndexSet available = part.grouping().joining(picks, payers);
        boolean keyIsFixed = part.grouping().same() && !picks.isEmpty();
        return new Demand(keyIsFixed ? part.ungrouped() : part, available, Progress.of(part, picks));
    }

    boolean isMet() {
        return part.isMetBy(progress);
    }

    /** Says whether any {@link #missing} of the available will do. */
    boolean isPlain() {
        return part.counting().isByOnes()
                && part.totalling().isFree()
                && part.grouping().isFree();
    }

    long missing() {
        return part.counting().least() - progress.worth();
    }

    /** Says whether taking more can never be wrong, or taking just as many as are missing is enough. */
    boolean isSimple() {
        Counting counting = part.counting();
        return counting.isByOnes() && part.totalling().isFree()
                || !counting.hasLimit()
                        && !part.totalling().hasLimit()
                        && part.grouping().isFree();
    }

    /** Says whether even all the available are too few or too little; a simple demand is met if they are not. */
    boolean isHopeless() {
        Counting counting = part.counting();
        if (counting.isByOnes() && part.totalling().isFree()) {
            return part.grouping().variety(available) < missing() || counting.least() > counting.most();
        }
        Progress most = progress;
        for (int i = available.next(0); i >= 0; i = available.next(i + 1)) {
            most = most.plus(part, i);
        }
        return most.worth() < counting.least()
                || most.total() < part.totalling().least();
    }

    Demand without(int candidate) {
        return available.contains(candidate) ? new Demand(part, available.without(candidate), progress) : this;
    }

    /** Returns this demand with its picks to come from those that share the candidate's key. */
    Demand alike(int candidate) {
        IndexSet sharing = available.filter(other -> part.grouping().joins(candidate, other));
        return new Demand(part.ungrouped(), sharing, progress);
    }
}
