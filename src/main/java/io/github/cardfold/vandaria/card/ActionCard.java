package io.github.cardfold.vandaria.card;

import static java.util.Objects.requireNonNull;

import io.vavr.control.Option;

/**
 * An Action: a card that is used once and never becomes a Property (3.9).
 *
 * @param frameSpell what it is as a FrameSpell, none if it is no such Action
 */
public record ActionCard(Option<FrameSpell> frameSpell) implements CardType {
    /** Names what is null. */
    public ActionCard {
        requireNonNull(frameSpell, "frameSpell");
    }

    @Override
    public String label() {
        return "Action";
    }
}
