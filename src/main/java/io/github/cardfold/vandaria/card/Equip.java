package io.github.cardfold.vandaria.card;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.citation.Rule;
import io.vavr.control.Option;

/**
 * What an Equipment prints of how it is attached to a Follower.
 *
 * @param gold the gold that it costs to attach, to detach or to attach it to another Follower, 0 or more
 * @param personal the personality that a Follower has to have to get it, if one is asked for
 */
@Rule(vw = {"3.7.3.2", "3.7.3.4"})
public record Equip(int gold, Option<Personality> personal) {
    /** Costs nothing and fits every Follower. */
    public static final Equip FREE = new Equip(0, Option.none());

    /**
     * Refuses what no card prints.
     *
     * @throws IllegalArgumentException if the cost is negative
     */
    public Equip {
        requireNonNull(personal, "personal");
        if (gold < 0) {
            throw new IllegalArgumentException("the cost of Equip is 0 or more, not " + gold);
        }
    }

    /** Tells whether a Follower may get the Equipment as it is printed. */
    @Rule(vw = "3.7.3.4")
    public boolean fits(Follower follower) {
        return fits(follower.personality());
    }

    /** Tells whether a Follower that has a personality may get the Equipment. */
    @Rule(vw = "3.7.3.4")
    public boolean fits(Personality personality) {
        return personal.forAll(each -> each == personality);
    }
}
