package io.github.cardfold.json.upgrade;

/** What becomes of the words of format 1 for costs, durations and the names of results. */
final class CostRules {
    static final UpgradeRules ALL = UpgradeRules.none();

    private CostRules() {}
}
