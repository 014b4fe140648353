package io.github.cardfold.kernel.table;

import static java.util.Objects.requireNonNull;

/**
 * What a card does in what is going on, such as to attack.
 *
 * @param name what it does, as the game calls it
 * @param object the card's object
 * @param other the object that it does so to or for, 0 if there is none
 */
public record Role(String name, int object, int other) {
    /** Names what is null. */
    public Role {
        requireNonNull(name, "name");
    }
}
