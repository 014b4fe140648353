package io.github.cardfold.effect.cost;

/** What the picks of a part come to: their count at fewest and at most, their total. */
record Progress(long fewest, long worth, long total) {
    static final Progress NONE = new Progress(0, 0, 0);

    static Progress of(CostPart part, IndexSet picks) {
        Progress progress = NONE;
        for (int pick = picks.next(0); pick >= 0; pick = picks.next(pick + 1)) {
            progress = progress.plus(part, pick);
        }
        return progress;
    }

    Progress plus(CostPart part, int candidate) {
        return new Progress(
                fewest + part.counting().fewest().of(candidate),
                worth + part.counting().worth().of(candidate),
                total + part.totalling().weight().of(candidate));
    }
}
