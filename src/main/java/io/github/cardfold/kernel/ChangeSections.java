package io.github.cardfold.kernel;

/**
 * The sections in which the rules of a game say what every change does: labels of its steps and reasons of refusals. A
 * game without numbers has words here.
 *
 * @param replacement that an event is replaced
 * @param firstReplacement which of several replacements applies first
 * @param optionalReplacement that a replacement may be declined
 * @param chance what chance decides
 * @param firstEffects whose effects are the earlier ones of those that arise at the same time
 * @param spentTriggers that a timed trigger ends when it has triggered
 * @param showing that a card which not all see is shown if its ability has triggered
 */
public record ChangeSections(
        String replacement,
        String firstReplacement,
        String optionalReplacement,
        String chance,
        String firstEffects,
        String spentTriggers,
        String showing) {
    /** Those of a game without numbers. */
    static final ChangeSections WORDS = new ChangeSections(
            "replacement",
            "first replacement",
            "optional replacement",
            "drawing",
            "first effects",
            "spent triggers",
            "showing");
}
