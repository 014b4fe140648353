package io.github.cardfold.effect;

/**
 * What an effect makes of a characteristic of cards: by how much it is raised, what it becomes, which word or ability
 * is got or lost.
 *
 * @param what the characteristic
 * @param to what is made of it
 */
public record Setting(Characteristic what, Term to) implements Entry {
    /** Refuses what no card can ever have. */
    public Setting {
        what.check(to);
    }
}
