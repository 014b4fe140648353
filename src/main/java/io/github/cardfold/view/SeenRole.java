package io.github.cardfold.view;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.kernel.table.Handle;
import io.vavr.control.Option;

/**
 * What a card does in what is going on: a unit that attacks, one that is attacked, one that guards another.
 *
 * @param name what it does, as the game calls it, such as {@code attacker}
 * @param card where the card lies
 * @param other where the card lies that it does so to or for, none if there is none
 */
public record SeenRole(String name, Handle card, Option<Handle> other) {
    /** Names what is null. */
    public SeenRole {
        requireNonNull(name, "name");
        requireNonNull(card, "card");
        requireNonNull(other, "other");
    }

    /** Returns the role in one line. */
    String text() {
        return name + " " + PlaceText.of(card)
                + other.map(each -> " of " + PlaceText.of(each)).getOrElse("");
    }
}
