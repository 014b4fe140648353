package io.github.cardfold.cardfight.edition;

import io.github.cardfold.cardfight.battle.StartStep;
import io.github.cardfold.cardfight.entry.Ride;
import io.github.cardfold.cardfight.state.Amendment;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.spi.Registry;
import java.util.function.Consumer;

/** What the Indonesian rules 2.00 do in other steps than the Japanese ones. */
public enum IndonesianSteps implements Amendment {
    /** Of all who could go first chance picks one. */
    @Rule(id = "8.2.1.5")
    FIRST_BY_CHANCE(rules -> rules.edit("8.2.1", game -> game.drop("8.2.1.6 choose"))),

    /** Abilities of standing up wait for those of the beginning of the turn. */
    @Rule(id = "9.2.1")
    STANDING_UP_IS_NOT_CHECKED(rules -> rules.edit("9.2", phase -> phase.drop("9.2.1"))),

    /** There is no G assist step. */
    @Rule(id = "9.3.1")
    NO_G_ASSIST(rules -> rules.edit("9.3", phase -> phase.drop("9.5"))),

    /** Units of the field can be ridden. */
    @Rule(id = "6.3.3")
    RIDES_FROM_THE_FIELD(rules ->
            rules.edit("6.3.3", ride -> ride.replace("6.3.3.1", gone -> gone.endIf("6.3.3.1", Ride::isGoneOrInGZone)))),

    /** A ride from the ride deck by an effect costs a card of the hand, too. */
    @Rule(id = "6.3.3.1.2")
    SUPERIOR_RIDES_COST(rules -> rules.edit("6.3.3", ride -> ride.condition("6.3.3.2.2", Ride::isOfRideDeck))),

    /** A persona ride is no event after what it does. */
    @Rule(id = "7.12.1.3")
    PERSONA_RIDE_IS_NO_EVENT(rules -> rules.edit("7.15.1.4", ride -> ride.drop("7.15.1.4.3"))),

    /** Abilities of the beginning of the start step trigger in the first one alone. */
    @Rule(id = "10.3.1.1")
    START_STEP_BEGINS_ONCE(rules -> rules.edit(
            "10.3", phase -> phase.replace("10.3.1.1", step -> step.change("10.3.1.1", StartStep::beginOnce)))),

    /** A unit that an effect orders to attack does so again whenever it stands afterwards. */
    @Rule(id = "7.30.1.2")
    ORDERED_ATTACKS_REPEAT(rules -> rules.edit("7.36.1", attack -> attack.drop("7.36.1.3"))),

    /** Several units on a circle stay there: no rule action is against them. */
    UNITS_MAY_OVERLAP(rules -> rules.withoutRuleAction("13.3"));

    private final Consumer<Registry> amends;

    IndonesianSteps(Consumer<Registry> amends) {
        this.amends = amends;
    }

    @Override
    public void amend(Registry rules) {
        amends.accept(rules);
    }
}
