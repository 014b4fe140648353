package io.github.cardfold.vandaria.fact;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.question.Candidate;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.card.Loot;
import io.github.cardfold.vandaria.state.VandariaZone;
import java.util.function.ToIntFunction;

/** Which Loot a destroyed Follower can drop (4.2). */
public final class Drops {
    /** The procedure by which a drop enters the register. */
    public static final String PROCEDURE = "4.2.1";

    private Drops() {}

    /** Tells whether some Loot of the catalogue can be dropped by a card. */
    public static boolean isAny(Position position, int definition) {
        return VandariaCatalogue.of(position).drops(definition);
    }

    /**
     * Returns the choice of Loot in the own Subdeck that a Follower drops and that may come into the game: a Hero that
     * is in the game keeps it out, and its Honor and Factions are asked for.
     *
     * @param definition tells the Follower, as an index of the catalogue
     */
    @Rule(vw = {"4.2.1", "4.2.2", "4.5.2", "4.9.10"})
    public static Choice choice(String section, ToIntFunction<Candidate> definition) {
        return Choice.card(section, "Loot of the Subdeck", VandariaPlaces.own(VandariaZone.SUBDECK))
                .that(
                        Requirement.of(
                                "4.5.3",
                                it -> isDropped(it.position(), it.gameObject(), definition.applyAsInt(it)),
                                it -> it.card() + " is not dropped by that"),
                        Requirement.of(
                                "1.2.3",
                                it -> Summons.areMet(it.position(), it.seat(), it.gameObject()),
                                it -> it.card() + " requires something else"));
    }

    private static boolean isDropped(Position position, GameObject card, int definition) {
        return VandariaProperty.card(position, card).type() instanceof Loot loot
                && loot.isDroppedBy(VandariaCatalogue.of(position).card(definition));
    }

    /** Tells whether all see that a player has no card in the Subdeck. */
    public static boolean isSubdeckEmpty(Position position, Seat player) {
        return position.size(VandariaZone.SUBDECK.of(player)) == 0;
    }
}
