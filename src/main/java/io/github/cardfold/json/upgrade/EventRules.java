package io.github.cardfold.json.upgrade;

/** What becomes of the words of format 1 for triggers and what looks back at events. */
final class EventRules {
    static final UpgradeRules ALL = UpgradeRules.none();

    private EventRules() {}
}
