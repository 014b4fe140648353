package io.github.cardfold.cardfight.edition;

import io.github.cardfold.cardfight.action.Deal;
import io.github.cardfold.cardfight.battle.DamageStep;
import io.github.cardfold.cardfight.play.CheckTiming;
import io.github.cardfold.cardfight.rule.Damage;
import io.github.cardfold.cardfight.state.Amendment;
import io.github.cardfold.cardfight.turn.GCards;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.spi.Registry;
import java.util.function.Consumer;

/** What the English rules of the G era do in other steps than the Japanese ones. */
public enum EnglishSteps implements Amendment {
    /** Of all who could go first chance picks one. */
    @Rule(en = "5.4.3.2")
    FIRST_BY_CHANCE(rules -> rules.edit("8.2.1", game -> game.drop("8.2.1.6 choose"))),

    /** The cards of a redraw are shuffled into the deck before as many are drawn. */
    @Rule(en = "5.4.4")
    REDRAW_AFTER_THE_SHUFFLE(
            rules -> rules.edit("8.2.1.8", redraw -> redraw.moveBefore("8.2.1.8 draw", "8.2.1.8 shuffle"))),

    /** Abilities of standing up wait for those of the beginning of the turn. */
    @Rule(en = "6.1.1")
    STANDING_UP_IS_NOT_CHECKED(rules -> rules.edit("9.2", phase -> phase.drop("9.2.1"))),

    /** A G assist costs two cards of the G zone, too. */
    @Rule(en = {"6.4.1.2.2.2", "6.4.1.2.5"})
    G_ASSIST_COSTS_G_CARDS(rules -> rules.edit("9.5", GCards.ALL::cost)),

    /** A call does not retire who stands on the circle; the rule action against units that overlap does. */
    @Rule(en = "8.5.3.2")
    CALLS_DO_NOT_RETIRE(rules -> rules.edit("6.2.3", call -> call.drop("6.2.3.4"))),

    /** A battle for which no unit can attack goes to its close step, and the battle phase goes on. */
    @Rule(en = "7.3.1.3")
    CLOSE_STEP_WITHOUT_ATTACKER(rules -> rules.edit("10.4", step -> step.drop("10.4.1.3.1"))),

    /** The guard step goes on when no attacked unit is left. */
    @Rule(en = "7.4.1.2.3.1")
    GUARD_STEP_NEEDS_NO_TARGET(rules -> rules.edit("10.5", step -> step.drop("10.5.1.2.1.1"))),

    /** Damage is checked where it is dealt, card by card; in a battle with a check timing after each card. */
    @Rule(en = {"3.14.1", "3.14.1.1", "7.6.1.6"})
    DAMAGE_IS_CHECKED_WHERE_DEALT(rules -> rules.withoutRuleAction("13.6")
            .procedures(Damage.whereDealt())
            .edit("13.6", Damage::resolving)
            .edit(
                    "10.7",
                    step -> step.insertAfter(
                            "10.7.1.4",
                            dealt -> dealt.call("10.7.1.4 where dealt", Damage.WHERE_DEALT, run -> new int[] {1})))
            .edit(
                    Deal.PROCEDURE,
                    deal -> deal.insertAfter("7.35.1", dealt -> dealt.call("7.35.1 where dealt", Damage.WHERE_DEALT)))),

    /** Units that were hit and guardians are retired, all at once, before abilities of hits go on standby. */
    @Rule(en = {"7.6.1.8", "7.6.1.9"})
    RETIRES_BEFORE_HITS(rules -> rules.edit(
            "10.7",
            step -> step.drop("10.7.1.10 guardians")
                    .drop("10.7.1.10")
                    .insertBefore("10.7.1.6", first -> first.change("10.7.1.10", DamageStep::retireAll)))),

    /** The attack goes on until the close step has nothing left to do. */
    @Rule(en = "7.7.1.4")
    ATTACK_OUTLIVES_CLOSE_STEP(rules -> rules.edit("10.8", step -> step.drop("10.8.1.2 attack over"))),

    /** Whoever is master of an ability with a restriction on standby may not decline to use it. */
    @Rule(en = "8.1.1.2.3.1")
    NOTHING_IS_DECLINED(rules -> rules.edit("11.9.4", play -> play.drop("12.3.5"))),

    /** What cannot be used any more leaves standby before the next ability is picked. */
    @Rule(en = "11.2.1.3")
    UNUSABLE_ABILITIES_ARE_CANCELLED(rules -> rules.edit("11.6.1", CheckTiming::cancelling));

    private final Consumer<Registry> amends;

    EnglishSteps(Consumer<Registry> amends) {
        this.amends = amends;
    }

    @Override
    public void amend(Registry rules) {
        amends.accept(rules);
    }
}
