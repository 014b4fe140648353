package io.github.cardfold.cardfight.edition;

import io.github.cardfold.cardfight.battle.StartStep;
import io.github.cardfold.cardfight.play.CheckTiming;
import io.github.cardfold.cardfight.rule.Damage;
import io.github.cardfold.cardfight.state.Amendment;
import io.github.cardfold.cardfight.turn.GCards;
import io.github.cardfold.cardfight.turn.Revealing;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.spi.Registry;
import java.util.function.Consumer;

/** What the Italian rules 2.2 do in other steps than the Japanese ones. */
public enum ItalianSteps implements Amendment {
    /** Of all who could go first chance picks one. */
    @Rule(it = "5.4.3.2")
    FIRST_BY_CHANCE(rules -> rules.edit("8.2.1", game -> game.drop("8.2.1.6 choose"))),

    /** Abilities of standing up wait for those of the beginning of the turn. */
    @Rule(it = "6.1.1")
    STANDING_UP_IS_NOT_CHECKED(rules -> rules.edit("9.2", phase -> phase.drop("9.2.1"))),

    /** A G assist reveals cards one by one until one is of the right grade. */
    @Rule(it = "6.4.1.2.3.5")
    G_ASSIST_REVEALS(rules -> rules.edit("9.5", Revealing::instead)),

    /** A G assist costs two cards that lie face down in the G zone, too. */
    @Rule(it = {"6.4.1.2.3.2.2", "6.4.1.2.3.5"})
    G_ASSIST_COSTS_FACE_DOWN_CARDS(rules -> rules.edit("9.5", GCards.FACE_DOWN::cost)),

    /** A call does not retire who stands on the circle; the rule action against units that overlap does. */
    @Rule(it = "8.5.3.2")
    CALLS_DO_NOT_RETIRE(rules -> rules.edit("6.2.3", call -> call.drop("6.2.3.4"))),

    /** The battle phase has no beginning, only its start steps have. */
    @Rule(it = "7.2.1.1")
    BATTLE_PHASE_DOES_NOT_BEGIN(rules -> rules.edit(
            "10.3", phase -> phase.replace("10.3.1.1", step -> step.change("10.3.1.1", StartStep::beginStep)))),

    /** A battle for which no unit can attack goes to its close step, and the battle phase goes on. */
    @Rule(it = "7.3.1.3")
    CLOSE_STEP_WITHOUT_ATTACKER(rules -> rules.edit("10.4", step -> step.drop("10.4.1.3.1"))),

    /** The guard step goes on when no attacked unit is left. */
    @Rule(it = "7.4.1.2.1.1")
    GUARD_STEP_NEEDS_NO_TARGET(rules -> rules.edit("10.5", step -> step.drop("10.5.1.2.1.1"))),

    /** The attack goes on until the close step has nothing left to do. */
    @Rule(it = "7.7.1.4")
    ATTACK_OUTLIVES_CLOSE_STEP(rules -> rules.edit("10.8", step -> step.drop("10.8.1.2 attack over"))),

    /** All damage is checked at once, card by card. */
    @Rule(it = {"9.6.6", "9.6.7"})
    DAMAGE_IS_CHECKED_TOGETHER(rules -> rules.edit("13.6", check -> Damage.allTogether())),

    /** Whoever is master of an ability with a restriction on standby may not decline to use it. */
    @Rule(it = "8.1.1.2.3.1")
    NOTHING_IS_DECLINED(rules -> rules.edit("11.9.4", play -> play.drop("12.3.5"))),

    /** What cannot be used any more leaves standby before the next ability is picked. */
    @Rule(it = "12.2.1.3")
    UNUSABLE_ABILITIES_ARE_CANCELLED(rules -> rules.edit("11.6.1", CheckTiming::cancelling)),

    /** Cards that nobody checks stay in the trigger zone: no rule action is against them. */
    TRIGGER_ZONES_ARE_NOT_CLEARED(rules -> rules.withoutRuleAction("13.10"));

    private final Consumer<Registry> amends;

    ItalianSteps(Consumer<Registry> amends) {
        this.amends = amends;
    }

    @Override
    public void amend(Registry rules) {
        amends.accept(rules);
    }
}
