package io.github.cardfold.vandaria.fact;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.vandaria.card.Loot;
import io.github.cardfold.vandaria.card.Territory;
import io.github.cardfold.vandaria.state.VandariaVerbs;
import io.github.cardfold.vandaria.state.VandariaZone;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Selling Loot at Trade Territories, be they of the player, of an ally or of an opponent (4.3, 4.4). */
public final class Trade {
    /** The procedure by which Loot is sold. */
    public static final String PROCEDURE = "4.3.2";

    private Trade() {}

    /** Returns what a card brings at a Territory, none if it cannot be sold there. */
    @Rule(vw = {"4.3.2", "4.4.3", "4.4.4", "4.6.4", "4.6.5", "4.6.6", "4.9.7", "4.9.12"})
    public static Option<Integer> price(Position position, GameObject loot, GameObject territory) {
        return VandariaProperty.card(position, loot).type() instanceof Loot sold
                        && VandariaProperty.card(position, territory).type() instanceof Territory trade
                ? trade.price(sold)
                : Option.none();
    }

    /** Returns the choices of Loot that the active player can sell: in a Territory or in a Bag. */
    @Rule(vw = {"4.3.2", "4.4.1", "4.7.4", "4.9.8", "4.9.19"})
    public static Array<Choice> choices() {
        return Array.of(VandariaZone.GAME, VandariaZone.BAG).map(Trade::choice);
    }

    private static Choice choice(VandariaZone zone) {
        return Choice.card("4.4.1", "Loot", VandariaPlaces.own(zone))
                .to(VandariaVerbs.SELL)
                .that(Requirement.of(
                        "4.3.2",
                        it -> isAnywhere(it.position(), it.gameObject()),
                        it -> it.card() + " can be sold nowhere"));
    }

    /** Everybody's Trade Territories can be used. */
    @Rule(vw = {"4.3.4", "4.9.3"})
    private static boolean isAnywhere(Position position, GameObject card) {
        return VandariaProperty.card(position, card).type() instanceof Loot
                && position.seats()
                        .flatMap(seat -> Territories.of(position, seat))
                        .exists(each -> price(position, card, each).isDefined());
    }
}
