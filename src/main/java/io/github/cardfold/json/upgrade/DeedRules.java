package io.github.cardfold.json.upgrade;

/** What becomes of the words of format 1 for what may, may not and must be done. */
final class DeedRules {
    static final UpgradeRules ALL = UpgradeRules.none();

    private DeedRules() {}
}
