package io.github.cardfold.bench.spike;

/** The three representations. */
public enum Representation {
    /** Immutable fields of Vavr collections. */
    VAVR,
    /** Flat arrays with copied pages. */
    PAGED,
    /** Immutable piles and one mutable fork per decision. */
    FORKED;

    /** What every scripted game ends in. */
    static final long DIGEST = -3180109063747308549L;

    private static final long SEED = 2026;

    /** The table before the first decision. */
    Position start() {
        return Script.start(
                switch (this) {
                    case VAVR -> new VavrPosition(SEED);
                    case PAGED -> new PagedPosition(SEED);
                    case FORKED -> new ForkedPosition(SEED);
                });
    }
}
