package io.github.cardfold.vandaria.fact;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.github.cardfold.vandaria.state.VandariaMarks;
import io.github.cardfold.vandaria.state.VandariaRules.HeroScope;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Which Heroes cannot be in the game together (10.1). */
public final class Heroes {
    private Heroes() {}

    /** Tells whether Property in the game keeps a Hero from entering it. */
    @Rule(vw = {"7.1.10", "7.1.11", "10.1.2"})
    public static boolean isKeptOut(Position position, Seat player, VandariaCard hero) {
        return isKeptOut(position, player, hero, 0);
    }

    /** Tells the same if some Property, by its object, does not count, as it is what changes into that Hero. */
    @Rule(vw = {"7.1.10", "10.1.2", "7.1.14", "18.7.5.2"})
    static boolean isKeptOut(Position position, Seat player, VandariaCard hero, int without) {
        return hero.hero() && keepers(position, player).exists(each -> keepsOut(position, each, hero, without));
    }

    /**
     * Returns the Hero of a player over which a card of the hand is summoned: one and the same, unslid, in the game
     * since the turn began, and the only one that keeps the card out. Both have a gold cost that is a number.
     */
    @Rule(vw = {"10.2.1", "10.2.3", "10.2.4", "10.2.10"})
    public static Option<GameObject> under(Position position, Seat player, VandariaCard hero) {
        if (!hero.hero()) {
            return Option.none();
        }
        Array<GameObject> keeping = VandariaProperty.of(position, player).filter(card -> isOne(position, card, hero));
        boolean isAlone = keeping.size() == 1
                && keepers(position, player).reject(player::equals).forAll(each -> !keepsOut(position, each, hero, 0));
        return keeping.headOption()
                .filter(card -> isAlone
                        && !hero.cost().symbol()
                        && !VandariaProperty.card(position, card).cost().symbol()
                        && !Statuses.isSlid(card)
                        && !Statuses.isFatigued(position, card)
                        && !position.isMarked(VandariaMarks.NEW_HERO, card.object()));
    }

    private static Array<Seat> keepers(Position position, Seat player) {
        return VandariaCatalogue.options(position).heroScope() == HeroScope.GAME ? position.seats() : Array.of(player);
    }

    private static boolean keepsOut(Position position, Seat keeper, VandariaCard hero, int without) {
        return VandariaProperty.of(position, keeper)
                .exists(card -> card.object() != without && isOne(position, card, hero));
    }

    /** What has changed from a Hero has its Heroic status still, be it a Hero itself or not; a copy is none. */
    @Rule(vw = {"6.1.2.5", "10.1.5", "10.1.1", "10.2.11"})
    private static boolean isOne(Position position, GameObject property, VandariaCard hero) {
        if (areOne(VandariaProperty.card(position, property), hero) && !FormerCards.isCopy(position, property)) {
            return true;
        }
        GameObject former = FormerCards.former(position, property.object());
        return former != null && areOne(VandariaProperty.card(position, former), hero);
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
