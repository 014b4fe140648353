package io.github.cardfold.kernel;

/** What the questions are about that a change asks before it is made. */
public final class ChangePurposes {
    /** Name what chance draws; asked of the seat NATURE where no seed decides (12.4.1). */
    public static final String CHANCE = "chance";

    /** Name the replacement effect that applies first (11.12.2). */
    public static final String FIRST_REPLACEMENT = "order replacements";

    /** Say whether an optional replacement applies (11.12.3). */
    public static final String REPLACE_OR_NOT = "replace or not";

    /** Name the card whose effects are the earlier ones (11.11.3.1.1.2). */
    public static final String FIRST_EFFECTS = "name the card whose effects arise first";

    /** Show a card of a hidden place whose ability has triggered, or not (11.1.1.2.1.1). */
    public static final String SHOW = "show a card whose ability triggered";

    private ChangePurposes() {}
}
