package io.github.cardfold.cardfight.card;

import static java.util.Objects.requireNonNull;

import java.util.Objects;

/**
 * A limit on the cards with one trigger icon, over all names, in main deck and ride deck together.
 *
 * @param trigger the icon
 * @param most the largest number of cards, 0 or more
 * @param section the section that sets the limit
 */
public record TriggerLimit(Trigger trigger, int most, String section) {
    /** Names what is null. */
    public TriggerLimit {
        requireNonNull(trigger, "trigger");
        requireNonNull(section, "section");
    }

    /** The same in every process, unlike an enum's. */
    @Override
    public int hashCode() {
        return Objects.hash(trigger.name(), most, section);
    }
}
