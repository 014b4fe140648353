package io.github.cardfold.effect.cost;

/** What a part still wants: whom it may yet take, and how far it has come. */
record Demand(CostPart part, IndexSet available, Progress progress) {

    /** Returns what the part wants after these picks, its further picks being among {@code payers}. */
    static Demand after(CostPart part, IndexSet picks, IndexSet payers) {
        IndexSet available = part.grouping().joining(picks, payers);
        boolean isBound = part.grouping().same() && !picks.isEmpty();
        CostPart bound = isBound ? part.sharing(part.grouping().common(picks)) : part;
        return new Demand(bound, available, Progress.of(part, picks));
    }

    boolean isMet() {
        return part.isMetBy(progress);
    }

    /** Says whether any {@link #missing} of the available will do. */
    boolean isPlain() {
        return isByNumber() && part.grouping().isFree();
    }

    long missing() {
        return part.counting().least() - progress.worth();
    }

    /** Says whether it is met by just as many as are missing, if only no two of them exclude each other. */
    private boolean isByNumber() {
        return part.counting().isByOnes() && part.totalling().isFree();
    }

    /** Says whether taking one more can never be wrong. */
    private boolean isOpenEnded() {
        return !part.counting().hasLimit()
                && !part.totalling().hasLimit()
                && part.grouping().isFree();
    }

    /** Says whether the demand, alone, can be met unless it is hopeless. */
    boolean isSimple() {
        return isByNumber() && part.grouping().isPartition() || isOpenEnded();
    }

    /** Says whether even all the available are too few or too little. */
    boolean isHopeless() {
        if (isByNumber()) {
            return part.grouping().variety(available) < missing()
                    || part.counting().least() > part.counting().most();
        }
        Progress most = progress;
        for (int i = available.next(0); i >= 0; i = available.next(i + 1)) {
            most = most.plus(part, i);
        }
        return most.worth() < part.counting().least()
                || most.total() < part.totalling().least();
    }

    Demand without(int candidate) {
        return available.contains(candidate) ? new Demand(part, available.without(candidate), progress) : this;
    }

    /** Returns this demand with its picks to come from those that have a key. */
    Demand sharing(int key) {
        IndexSet keyed = available.filter(other -> part.grouping().keys(other).contains(key));
        return new Demand(part.sharing(IndexSet.of(key)), keyed, progress);
    }
}
