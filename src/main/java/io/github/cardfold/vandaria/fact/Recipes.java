package io.github.cardfold.vandaria.fact;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Clauses;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.state.VandariaVerbs;
import io.github.cardfold.vandaria.state.VandariaZone;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Which cards of the Subdeck a player can summon by their Recipe (4.8). */
public final class Recipes {
    /** The procedure by which a card whose Recipe is paid is summoned. */
    public static final String PROCEDURE = "4.8.1";

    private Recipes() {}

    /**
     * Returns the choice of a card that can be summoned by its Recipe; it meets all that summoning asks for, but for
     * gold, which no card of the Subdeck prints.
     */
    @Rule(vw = {"4.8.1", "4.8.3", "4.9.13", "4.9.14", "4.9.15"})
    public static Choice choice(String section) {
        return Choice.card(section, "a card of the Subdeck with a Recipe", VandariaPlaces.own(VandariaZone.SUBDECK))
                .to(VandariaVerbs.SUMMON)
                .only(it -> Clauses.of(it.position()).size(it.gameObject().definition(), Clause.Kind.ACT) > 0)
                .that(Array.of(Requirement.of(
                                "4.8.1",
                                it -> VandariaSkills.isUsable(it.position(), it.seat(), it.gameObject()),
                                it -> it.card() + " has no Recipe that can be paid"))
                        .appendAll(Summons.requirements(section, it -> 0))
                        .toJavaArray(Requirement[]::new));
    }

    /** Returns the Recipe of a card of the Subdeck, if it can be paid. */
    public static Option<Clause> of(Position position, Seat player, GameObject card) {
        return VandariaSkills.usable(position, player, card).headOption();
    }

    /** Tells whether a player may have a card with a Recipe in the Subdeck, for all that the others see. */
    public static boolean mayHideOne(Position position, Seat player) {
        int subdeck = VandariaZone.SUBDECK.of(player);
        return position.size(subdeck) > 0
                && Clauses.of(position)
                        .all()
                        .exists(each -> each.kind() == Clause.Kind.ACT && each.isValidIn(position.place(subdeck)));
    }
}
