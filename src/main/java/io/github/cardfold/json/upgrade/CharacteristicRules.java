package io.github.cardfold.json.upgrade;

/** What becomes of the words of format 1 for changes of numbers and words, and questions about them. */
final class CharacteristicRules {
    static final UpgradeRules ALL = UpgradeRules.none();

    private CharacteristicRules() {}
}
