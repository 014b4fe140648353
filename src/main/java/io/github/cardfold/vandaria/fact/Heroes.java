package io.github.cardfold.vandaria.fact;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.github.cardfold.vandaria.state.VandariaRules.HeroScope;
import io.vavr.collection.Array;

/** Which Heroes cannot be in the game together (10.1). */
public final class Heroes {
    private Heroes() {}

    /** Tells whether Property in the game keeps a Hero from entering it. */
    @Rule(vw = {"7.1.10", "7.1.11", "10.1.2"})
    public static boolean isKeptOut(Position position, Seat player, VandariaCard hero) {
        Array<Seat> players =
                VandariaGame.options(position).heroScope() == HeroScope.GAME ? position.seats() : Array.of(player);
        return hero.hero()
                && players.exists(each -> VandariaProperty.of(position, each)
                        .exists(card -> areOne(VandariaProperty.card(position, card), hero)));
    }

    /**
     * Tells whether two Heroes are one and the same: by name, by Heroic status, or because the Heroic status of one is
     * the name of the other, which stands before the comma.
     */
    @Rule(vw = {"7.1.10", "7.1.11", "10.1.2", "10.1.3", "10.1.4"})
    public static boolean areOne(VandariaCard one, VandariaCard other) {
        return one.hero()
                && other.hero()
                && (one.name().equals(other.name())
                        || one.heroic().exists(status -> other.heroic().contains(status) || isNamed(other, status))
                        || other.heroic().exists(status -> isNamed(one, status)));
    }

    private static boolean isNamed(VandariaCard hero, String heroic) {
        return hero.name().equals(heroic) || hero.name().startsWith(heroic + ",");
    }
}
