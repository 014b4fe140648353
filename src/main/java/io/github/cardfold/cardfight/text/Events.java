package io.github.cardfold.cardfight.text;

import io.github.cardfold.cardfight.state.Moment;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.cardfight.state.Way;
import io.github.cardfold.cardfight.term.BattleEnds;
import io.github.cardfold.cardfight.term.BecomesGauge;
import io.github.cardfold.cardfight.term.Begins;
import io.github.cardfold.cardfight.term.CardActs;
import io.github.cardfold.cardfight.term.CardMoves;
import io.github.cardfold.cardfight.term.ComesIntoState;
import io.github.cardfold.cardfight.term.DriveCheckReveals;
import io.github.cardfold.cardfight.term.FighterAct;
import io.github.cardfold.cardfight.term.FighterActs;
import io.github.cardfold.cardfight.term.GetsNumber;
import io.github.cardfold.cardfight.term.Looks;
import io.github.cardfold.cardfight.term.Movement;
import io.github.cardfold.cardfight.term.Period;
import io.github.cardfold.cardfight.term.RiddenUpon;
import io.github.cardfold.cardfight.term.ThisPeriod;
import io.github.cardfold.cardfight.term.UnitAct;
import io.github.cardfold.cardfight.term.UnitActs;
import io.github.cardfold.cardfight.term.UnitDoes;
import io.github.cardfold.cardfight.term.UsesAbility;
import io.github.cardfold.effect.Characteristic;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.DurationTerm;
import io.github.cardfold.effect.EventPattern;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Origin;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Spot;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.kind.AnyEvent;
import io.github.cardfold.effect.kind.Circumstances;
import io.github.cardfold.effect.kind.Constant;
import io.github.cardfold.effect.kind.Situation;
import io.github.cardfold.effect.kind.ThisOne;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Consumer;

/** Every kind of event that texts of cards may be made of. Generated from the kinds: do not edit. */
public final class Events {
    private Events() {}

    /**
     * One of several things happens. It gives the names that all of them give. Written as a list.
     *
     * @param events the events
     */
    public static EventPattern of(EventPattern... events) {
        return new AnyEvent(Array.of(events));
    }

    /** A fighter does something with one card. */
    public static EventPattern alchemagic() {
        return new CardActs(
                CardActs.Act.ALCHEMAGICKED,
                Array.of(Side.YOU),
                Array.empty(),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A fighter does something with one card.
     *
     * @param of who does it, one of these
     */
    public static EventPattern alchemagic(Side... of) {
        return new CardActs(
                CardActs.Act.ALCHEMAGICKED,
                Array.of(of),
                Array.empty(),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A fighter does something with one card.
     *
     * @param more says what may be said besides
     */
    public static EventPattern alchemagicWith(Consumer<CardActsOptions> more) {
        CardActsOptions said = new CardActsOptions();
        more.accept(said);
        return new CardActs(
                CardActs.Act.ALCHEMAGICKED,
                said.of,
                said.are,
                new Circumstances(
                        said.cause,
                        said.whose,
                        said.source,
                        said.kind,
                        said.through,
                        said.when,
                        said.atOnce,
                        said.time,
                        said.in,
                        said.as));
    }

    /**
     * A unit does something to another, or something is done to it by another: one event, seen from either. Units that
     * attack together make one attack, which is told once, of the attacker: what speaks of a partner of it means the
     * same attack, and what speaks of both has triggered once (ruling 493).
     */
    public static EventPattern attack() {
        return new UnitActs(
                UnitAct.ATTACKS,
                new ThisOne(),
                Array.empty(),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A unit does something to another, or something is done to it by another: one event, seen from either. Units that
     * attack together make one attack, which is told once, of the attacker: what speaks of a partner of it means the
     * same attack, and what speaks of both has triggered once (ruling 493).
     *
     * @param who which units do
     */
    public static EventPattern attack(Filter who) {
        return new UnitActs(
                UnitAct.ATTACKS,
                who,
                Array.empty(),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A unit does something to another, or something is done to it by another: one event, seen from either. Units that
     * attack together make one attack, which is told once, of the attacker: what speaks of a partner of it means the
     * same attack, and what speaks of both has triggered once (ruling 493).
     *
     * @param more says what may be said besides
     */
    public static EventPattern attackWith(Consumer<UnitActsOptions> more) {
        UnitActsOptions said = new UnitActsOptions();
        more.accept(said);
        return new UnitActs(
                UnitAct.ATTACKS,
                said.who,
                said.whom,
                new Circumstances(
                        said.cause,
                        said.whose,
                        said.source,
                        said.kind,
                        said.through,
                        said.when,
                        said.atOnce,
                        said.time,
                        said.in,
                        said.as));
    }

    /** A battle ends; the attacker is the unit that attacked, of several the one that is meant. */
    public static EventPattern battleEnds() {
        return new BattleEnds(
                Array.empty(),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A battle ends; the attacker is the unit that attacked, of several the one that is meant.
     *
     * @param who what that unit must be; any battle if nothing is said
     */
    public static EventPattern battleEnds(Filter... who) {
        return new BattleEnds(
                Array.of(who),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A battle ends; the attacker is the unit that attacked, of several the one that is meant.
     *
     * @param more says what may be said besides
     */
    public static EventPattern battleEndsWith(Consumer<BattleEndsOptions> more) {
        BattleEndsOptions said = new BattleEndsOptions();
        more.accept(said);
        return new BattleEnds(
                said.who,
                new Circumstances(
                        said.cause,
                        said.whose,
                        said.source,
                        said.kind,
                        said.through,
                        said.when,
                        said.atOnce,
                        said.time,
                        said.in,
                        said.as));
    }

    /**
     * A phase or step of a fighter's turn begins.
     *
     * @param phase which phase or step
     */
    public static EventPattern begins(Moment phase) {
        return new Begins(
                phase,
                Array.of(Side.YOU),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A phase or step of a fighter's turn begins.
     *
     * @param phase which phase or step
     * @param more says what may be said besides
     */
    public static EventPattern beginsWith(Moment phase, Consumer<BeginsOptions> more) {
        BeginsOptions said = new BeginsOptions();
        more.accept(said);
        return new Begins(
                phase,
                said.of,
                new Circumstances(
                        said.cause,
                        said.whose,
                        said.source,
                        said.kind,
                        said.through,
                        said.when,
                        said.atOnce,
                        said.time,
                        said.in,
                        said.as));
    }

    /**
     * A unit does something to another, or something is done to it by another: one event, seen from either. Units that
     * attack together make one attack, which is told once, of the attacker: what speaks of a partner of it means the
     * same attack, and what speaks of both has triggered once (ruling 493).
     */
    public static EventPattern boost() {
        return new UnitActs(
                UnitAct.BOOSTS,
                new ThisOne(),
                Array.empty(),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A unit does something to another, or something is done to it by another: one event, seen from either. Units that
     * attack together make one attack, which is told once, of the attacker: what speaks of a partner of it means the
     * same attack, and what speaks of both has triggered once (ruling 493).
     *
     * @param who which units do
     */
    public static EventPattern boost(Filter who) {
        return new UnitActs(
                UnitAct.BOOSTS,
                who,
                Array.empty(),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A unit does something to another, or something is done to it by another: one event, seen from either. Units that
     * attack together make one attack, which is told once, of the attacker: what speaks of a partner of it means the
     * same attack, and what speaks of both has triggered once (ruling 493).
     *
     * @param more says what may be said besides
     */
    public static EventPattern boostWith(Consumer<UnitActsOptions> more) {
        UnitActsOptions said = new UnitActsOptions();
        more.accept(said);
        return new UnitActs(
                UnitAct.BOOSTS,
                said.who,
                said.whom,
                new Circumstances(
                        said.cause,
                        said.whose,
                        said.source,
                        said.kind,
                        said.through,
                        said.when,
                        said.atOnce,
                        said.time,
                        said.in,
                        said.as));
    }

    /** A unit does something by itself. */
    public static EventPattern choose() {
        return new UnitDoes(
                UnitDoes.Act.IS_CHOSEN,
                new ThisOne(),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A unit does something by itself.
     *
     * @param who which units do
     */
    public static EventPattern choose(Filter who) {
        return new UnitDoes(
                UnitDoes.Act.IS_CHOSEN,
                who,
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A unit does something by itself.
     *
     * @param more says what may be said besides
     */
    public static EventPattern chooseWith(Consumer<UnitDoesOptions> more) {
        UnitDoesOptions said = new UnitDoesOptions();
        more.accept(said);
        return new UnitDoes(
                UnitDoes.Act.IS_CHOSEN,
                said.who,
                new Circumstances(
                        said.cause,
                        said.whose,
                        said.source,
                        said.kind,
                        said.through,
                        said.when,
                        said.atOnce,
                        said.time,
                        said.in,
                        said.as));
    }

    /**
     * A fighter draws, persona rides, counter blasts or the like. What tells of several cards, or of more energy than
     * one, is so many at once.
     */
    public static EventPattern counterBlast() {
        return new FighterActs(
                FighterAct.COUNTER_BLASTS,
                Array.of(Side.YOU),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A fighter draws, persona rides, counter blasts or the like. What tells of several cards, or of more energy than
     * one, is so many at once.
     *
     * @param of who does it, one of these
     */
    public static EventPattern counterBlast(Side... of) {
        return new FighterActs(
                FighterAct.COUNTER_BLASTS,
                Array.of(of),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A fighter draws, persona rides, counter blasts or the like. What tells of several cards, or of more energy than
     * one, is so many at once.
     *
     * @param more says what may be said besides
     */
    public static EventPattern counterBlastWith(Consumer<FighterActsOptions> more) {
        FighterActsOptions said = new FighterActsOptions();
        more.accept(said);
        return new FighterActs(
                FighterAct.COUNTER_BLASTS,
                said.of,
                new Circumstances(
                        said.cause,
                        said.whose,
                        said.source,
                        said.kind,
                        said.through,
                        said.when,
                        said.atOnce,
                        said.time,
                        said.in,
                        said.as));
    }

    /**
     * A fighter draws, persona rides, counter blasts or the like. What tells of several cards, or of more energy than
     * one, is so many at once.
     */
    public static EventPattern counterCharge() {
        return new FighterActs(
                FighterAct.COUNTER_CHARGES,
                Array.of(Side.YOU),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A fighter draws, persona rides, counter blasts or the like. What tells of several cards, or of more energy than
     * one, is so many at once.
     *
     * @param of who does it, one of these
     */
    public static EventPattern counterCharge(Side... of) {
        return new FighterActs(
                FighterAct.COUNTER_CHARGES,
                Array.of(of),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A fighter draws, persona rides, counter blasts or the like. What tells of several cards, or of more energy than
     * one, is so many at once.
     *
     * @param more says what may be said besides
     */
    public static EventPattern counterChargeWith(Consumer<FighterActsOptions> more) {
        FighterActsOptions said = new FighterActsOptions();
        more.accept(said);
        return new FighterActs(
                FighterAct.COUNTER_CHARGES,
                said.of,
                new Circumstances(
                        said.cause,
                        said.whose,
                        said.source,
                        said.kind,
                        said.through,
                        said.when,
                        said.atOnce,
                        said.time,
                        said.in,
                        said.as));
    }

    /**
     * A fighter draws, persona rides, counter blasts or the like. What tells of several cards, or of more energy than
     * one, is so many at once.
     */
    public static EventPattern damage() {
        return new FighterActs(
                FighterAct.TAKES_DAMAGE,
                Array.of(Side.YOU),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A fighter draws, persona rides, counter blasts or the like. What tells of several cards, or of more energy than
     * one, is so many at once.
     *
     * @param of who does it, one of these
     */
    public static EventPattern damage(Side... of) {
        return new FighterActs(
                FighterAct.TAKES_DAMAGE,
                Array.of(of),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A fighter draws, persona rides, counter blasts or the like. What tells of several cards, or of more energy than
     * one, is so many at once.
     *
     * @param more says what may be said besides
     */
    public static EventPattern damageWith(Consumer<FighterActsOptions> more) {
        FighterActsOptions said = new FighterActsOptions();
        more.accept(said);
        return new FighterActs(
                FighterAct.TAKES_DAMAGE,
                said.of,
                new Circumstances(
                        said.cause,
                        said.whose,
                        said.source,
                        said.kind,
                        said.through,
                        said.when,
                        said.atOnce,
                        said.time,
                        said.in,
                        said.as));
    }

    /** A fighter does something with one card. */
    public static EventPattern damageCheck() {
        return new CardActs(
                CardActs.Act.DAMAGE_CHECKED,
                Array.of(Side.YOU),
                Array.empty(),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A fighter does something with one card.
     *
     * @param of who does it, one of these
     */
    public static EventPattern damageCheck(Side... of) {
        return new CardActs(
                CardActs.Act.DAMAGE_CHECKED,
                Array.of(of),
                Array.empty(),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A fighter does something with one card.
     *
     * @param more says what may be said besides
     */
    public static EventPattern damageCheckWith(Consumer<CardActsOptions> more) {
        CardActsOptions said = new CardActsOptions();
        more.accept(said);
        return new CardActs(
                CardActs.Act.DAMAGE_CHECKED,
                said.of,
                said.are,
                new Circumstances(
                        said.cause,
                        said.whose,
                        said.source,
                        said.kind,
                        said.through,
                        said.when,
                        said.atOnce,
                        said.time,
                        said.in,
                        said.as));
    }

    /** A unit does something by itself. */
    public static EventPattern delete() {
        return new UnitDoes(
                UnitDoes.Act.IS_DELETED,
                new ThisOne(),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A unit does something by itself.
     *
     * @param who which units do
     */
    public static EventPattern delete(Filter who) {
        return new UnitDoes(
                UnitDoes.Act.IS_DELETED,
                who,
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A unit does something by itself.
     *
     * @param more says what may be said besides
     */
    public static EventPattern deleteWith(Consumer<UnitDoesOptions> more) {
        UnitDoesOptions said = new UnitDoesOptions();
        more.accept(said);
        return new UnitDoes(
                UnitDoes.Act.IS_DELETED,
                said.who,
                new Circumstances(
                        said.cause,
                        said.whose,
                        said.source,
                        said.kind,
                        said.through,
                        said.when,
                        said.atOnce,
                        said.time,
                        said.in,
                        said.as));
    }

    /** A card goes from a place to another. */
    public static EventPattern discard() {
        return new CardMoves(
                Movement.DISCARDED,
                new ThisOne(),
                Array.empty(),
                Array.empty(),
                Option.none(),
                Array.empty(),
                Option.none(),
                Array.empty(),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A card goes from a place to another.
     *
     * @param who which cards, as they are looked at (11.9.6.1); the name is the card as it has become
     */
    public static EventPattern discard(Filter who) {
        return new CardMoves(
                Movement.DISCARDED,
                who,
                Array.empty(),
                Array.empty(),
                Option.none(),
                Array.empty(),
                Option.none(),
                Array.empty(),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A card goes from a place to another.
     *
     * @param more says what may be said besides
     */
    public static EventPattern discardWith(Consumer<CardMovesOptions> more) {
        CardMovesOptions said = new CardMovesOptions();
        more.accept(said);
        return new CardMoves(
                Movement.DISCARDED,
                said.who,
                said.from,
                said.to,
                said.of,
                said.circle,
                said.upon,
                said.how,
                new Circumstances(
                        said.cause,
                        said.whose,
                        said.source,
                        said.kind,
                        said.through,
                        said.when,
                        said.atOnce,
                        said.time,
                        said.in,
                        said.as));
    }

    /**
     * A unit does something to another, or something is done to it by another: one event, seen from either. Units that
     * attack together make one attack, which is told once, of the attacker: what speaks of a partner of it means the
     * same attack, and what speaks of both has triggered once (ruling 493).
     */
    public static EventPattern doesNotHit() {
        return new UnitActs(
                UnitAct.DOES_NOT_HIT,
                new ThisOne(),
                Array.empty(),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A unit does something to another, or something is done to it by another: one event, seen from either. Units that
     * attack together make one attack, which is told once, of the attacker: what speaks of a partner of it means the
     * same attack, and what speaks of both has triggered once (ruling 493).
     *
     * @param who which units do
     */
    public static EventPattern doesNotHit(Filter who) {
        return new UnitActs(
                UnitAct.DOES_NOT_HIT,
                who,
                Array.empty(),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A unit does something to another, or something is done to it by another: one event, seen from either. Units that
     * attack together make one attack, which is told once, of the attacker: what speaks of a partner of it means the
     * same attack, and what speaks of both has triggered once (ruling 493).
     *
     * @param more says what may be said besides
     */
    public static EventPattern doesNotHitWith(Consumer<UnitActsOptions> more) {
        UnitActsOptions said = new UnitActsOptions();
        more.accept(said);
        return new UnitActs(
                UnitAct.DOES_NOT_HIT,
                said.who,
                said.whom,
                new Circumstances(
                        said.cause,
                        said.whose,
                        said.source,
                        said.kind,
                        said.through,
                        said.when,
                        said.atOnce,
                        said.time,
                        said.in,
                        said.as));
    }

    /**
     * A fighter draws, persona rides, counter blasts or the like. What tells of several cards, or of more energy than
     * one, is so many at once.
     */
    public static EventPattern draw() {
        return new FighterActs(
                FighterAct.DRAWS,
                Array.of(Side.YOU),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A fighter draws, persona rides, counter blasts or the like. What tells of several cards, or of more energy than
     * one, is so many at once.
     *
     * @param of who does it, one of these
     */
    public static EventPattern draw(Side... of) {
        return new FighterActs(
                FighterAct.DRAWS,
                Array.of(of),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A fighter draws, persona rides, counter blasts or the like. What tells of several cards, or of more energy than
     * one, is so many at once.
     *
     * @param more says what may be said besides
     */
    public static EventPattern drawWith(Consumer<FighterActsOptions> more) {
        FighterActsOptions said = new FighterActsOptions();
        more.accept(said);
        return new FighterActs(
                FighterAct.DRAWS,
                said.of,
                new Circumstances(
                        said.cause,
                        said.whose,
                        said.source,
                        said.kind,
                        said.through,
                        said.when,
                        said.atOnce,
                        said.time,
                        said.in,
                        said.as));
    }

    /**
     * A fighter draws, persona rides, counter blasts or the like. What tells of several cards, or of more energy than
     * one, is so many at once.
     */
    public static EventPattern drawByAbility() {
        return new FighterActs(
                FighterAct.DRAWS_BY_ABILITY,
                Array.of(Side.YOU),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A fighter draws, persona rides, counter blasts or the like. What tells of several cards, or of more energy than
     * one, is so many at once.
     *
     * @param of who does it, one of these
     */
    public static EventPattern drawByAbility(Side... of) {
        return new FighterActs(
                FighterAct.DRAWS_BY_ABILITY,
                Array.of(of),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A fighter draws, persona rides, counter blasts or the like. What tells of several cards, or of more energy than
     * one, is so many at once.
     *
     * @param more says what may be said besides
     */
    public static EventPattern drawByAbilityWith(Consumer<FighterActsOptions> more) {
        FighterActsOptions said = new FighterActsOptions();
        more.accept(said);
        return new FighterActs(
                FighterAct.DRAWS_BY_ABILITY,
                said.of,
                new Circumstances(
                        said.cause,
                        said.whose,
                        said.source,
                        said.kind,
                        said.through,
                        said.when,
                        said.atOnce,
                        said.time,
                        said.in,
                        said.as));
    }

    /** A drive check reveals a card (10.6.1.2). */
    public static EventPattern driveCheck() {
        return new DriveCheckReveals(
                Array.of(Side.YOU),
                Array.empty(),
                Array.empty(),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A drive check reveals a card (10.6.1.2).
     *
     * @param of whose drive check, that of one of these
     */
    public static EventPattern driveCheck(Side... of) {
        return new DriveCheckReveals(
                Array.of(of),
                Array.empty(),
                Array.empty(),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A drive check reveals a card (10.6.1.2).
     *
     * @param more says what may be said besides
     */
    public static EventPattern driveCheckWith(Consumer<DriveCheckRevealsOptions> more) {
        DriveCheckRevealsOptions said = new DriveCheckRevealsOptions();
        more.accept(said);
        return new DriveCheckReveals(
                said.of,
                said.are,
                said.who,
                new Circumstances(
                        said.cause,
                        said.whose,
                        said.source,
                        said.kind,
                        said.through,
                        said.when,
                        said.atOnce,
                        said.time,
                        said.in,
                        said.as));
    }

    /**
     * A fighter draws, persona rides, counter blasts or the like. What tells of several cards, or of more energy than
     * one, is so many at once.
     */
    public static EventPattern energyBlast() {
        return new FighterActs(
                FighterAct.ENERGY_BLASTS,
                Array.of(Side.YOU),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A fighter draws, persona rides, counter blasts or the like. What tells of several cards, or of more energy than
     * one, is so many at once.
     *
     * @param of who does it, one of these
     */
    public static EventPattern energyBlast(Side... of) {
        return new FighterActs(
                FighterAct.ENERGY_BLASTS,
                Array.of(of),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A fighter draws, persona rides, counter blasts or the like. What tells of several cards, or of more energy than
     * one, is so many at once.
     *
     * @param more says what may be said besides
     */
    public static EventPattern energyBlastWith(Consumer<FighterActsOptions> more) {
        FighterActsOptions said = new FighterActsOptions();
        more.accept(said);
        return new FighterActs(
                FighterAct.ENERGY_BLASTS,
                said.of,
                new Circumstances(
                        said.cause,
                        said.whose,
                        said.source,
                        said.kind,
                        said.through,
                        said.when,
                        said.atOnce,
                        said.time,
                        said.in,
                        said.as));
    }

    /**
     * A fighter draws, persona rides, counter blasts or the like. What tells of several cards, or of more energy than
     * one, is so many at once.
     */
    public static EventPattern energyCharge() {
        return new FighterActs(
                FighterAct.ENERGY_CHARGES,
                Array.of(Side.YOU),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A fighter draws, persona rides, counter blasts or the like. What tells of several cards, or of more energy than
     * one, is so many at once.
     *
     * @param of who does it, one of these
     */
    public static EventPattern energyCharge(Side... of) {
        return new FighterActs(
                FighterAct.ENERGY_CHARGES,
                Array.of(of),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A fighter draws, persona rides, counter blasts or the like. What tells of several cards, or of more energy than
     * one, is so many at once.
     *
     * @param more says what may be said besides
     */
    public static EventPattern energyChargeWith(Consumer<FighterActsOptions> more) {
        FighterActsOptions said = new FighterActsOptions();
        more.accept(said);
        return new FighterActs(
                FighterAct.ENERGY_CHARGES,
                said.of,
                new Circumstances(
                        said.cause,
                        said.whose,
                        said.source,
                        said.kind,
                        said.through,
                        said.when,
                        said.atOnce,
                        said.time,
                        said.in,
                        said.as));
    }

    /**
     * An effect begins that raises a number of cards, or lowers it, for a time (11.11.1.7). One effect on several cards
     * is one event, which fits if all of them do; its name is all of them. What a deleted unit loses no effect takes: a
     * rule does (7.32.2).
     *
     * @param what the number
     */
    public static EventPattern gets(Characteristic what) {
        return new GetsNumber(
                what,
                new ThisOne(),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * An effect begins that raises a number of cards, or lowers it, for a time (11.11.1.7). One effect on several cards
     * is one event, which fits if all of them do; its name is all of them. What a deleted unit loses no effect takes: a
     * rule does (7.32.2).
     *
     * @param what the number
     * @param more says what may be said besides
     */
    public static EventPattern getsWith(Characteristic what, Consumer<GetsNumberOptions> more) {
        GetsNumberOptions said = new GetsNumberOptions();
        more.accept(said);
        return new GetsNumber(
                what,
                said.who,
                new Circumstances(
                        said.cause,
                        said.whose,
                        said.source,
                        said.kind,
                        said.through,
                        said.when,
                        said.atOnce,
                        said.time,
                        said.in,
                        said.as));
    }

    /**
     * A unit does something to another, or something is done to it by another: one event, seen from either. Units that
     * attack together make one attack, which is told once, of the attacker: what speaks of a partner of it means the
     * same attack, and what speaks of both has triggered once (ruling 493).
     */
    public static EventPattern hit() {
        return new UnitActs(
                UnitAct.HITS,
                new ThisOne(),
                Array.empty(),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A unit does something to another, or something is done to it by another: one event, seen from either. Units that
     * attack together make one attack, which is told once, of the attacker: what speaks of a partner of it means the
     * same attack, and what speaks of both has triggered once (ruling 493).
     *
     * @param who which units do
     */
    public static EventPattern hit(Filter who) {
        return new UnitActs(
                UnitAct.HITS,
                who,
                Array.empty(),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A unit does something to another, or something is done to it by another: one event, seen from either. Units that
     * attack together make one attack, which is told once, of the attacker: what speaks of a partner of it means the
     * same attack, and what speaks of both has triggered once (ruling 493).
     *
     * @param more says what may be said besides
     */
    public static EventPattern hitWith(Consumer<UnitActsOptions> more) {
        UnitActsOptions said = new UnitActsOptions();
        more.accept(said);
        return new UnitActs(
                UnitAct.HITS,
                said.who,
                said.whom,
                new Circumstances(
                        said.cause,
                        said.whose,
                        said.source,
                        said.kind,
                        said.through,
                        said.when,
                        said.atOnce,
                        said.time,
                        said.in,
                        said.as));
    }

    /**
     * Cards come into a state by an effect for a time. One that such an effect has put into it before is in it already,
     * and does not come into it again.
     *
     * @param name the name of the state
     */
    public static EventPattern inState(String name) {
        return new ComesIntoState(
                name,
                new ThisOne(),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * Cards come into a state by an effect for a time. One that such an effect has put into it before is in it already,
     * and does not come into it again.
     *
     * @param name the name of the state
     * @param more says what may be said besides
     */
    public static EventPattern inStateWith(String name, Consumer<ComesIntoStateOptions> more) {
        ComesIntoStateOptions said = new ComesIntoStateOptions();
        more.accept(said);
        return new ComesIntoState(
                name,
                said.who,
                new Circumstances(
                        said.cause,
                        said.whose,
                        said.source,
                        said.kind,
                        said.through,
                        said.when,
                        said.atOnce,
                        said.time,
                        said.in,
                        said.as));
    }

    /** A unit does something by itself. */
    public static EventPattern intercept() {
        return new UnitDoes(
                UnitDoes.Act.INTERCEPTS,
                new ThisOne(),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A unit does something by itself.
     *
     * @param who which units do
     */
    public static EventPattern intercept(Filter who) {
        return new UnitDoes(
                UnitDoes.Act.INTERCEPTS,
                who,
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A unit does something by itself.
     *
     * @param more says what may be said besides
     */
    public static EventPattern interceptWith(Consumer<UnitDoesOptions> more) {
        UnitDoesOptions said = new UnitDoesOptions();
        more.accept(said);
        return new UnitDoes(
                UnitDoes.Act.INTERCEPTS,
                said.who,
                new Circumstances(
                        said.cause,
                        said.whose,
                        said.source,
                        said.kind,
                        said.through,
                        said.when,
                        said.atOnce,
                        said.time,
                        said.in,
                        said.as));
    }

    /** A unit does something by itself. */
    public static EventPattern lock() {
        return new UnitDoes(
                UnitDoes.Act.IS_LOCKED,
                new ThisOne(),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A unit does something by itself.
     *
     * @param who which units do
     */
    public static EventPattern lock(Filter who) {
        return new UnitDoes(
                UnitDoes.Act.IS_LOCKED,
                who,
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A unit does something by itself.
     *
     * @param more says what may be said besides
     */
    public static EventPattern lockWith(Consumer<UnitDoesOptions> more) {
        UnitDoesOptions said = new UnitDoesOptions();
        more.accept(said);
        return new UnitDoes(
                UnitDoes.Act.IS_LOCKED,
                said.who,
                new Circumstances(
                        said.cause,
                        said.whose,
                        said.source,
                        said.kind,
                        said.through,
                        said.when,
                        said.atOnce,
                        said.time,
                        said.in,
                        said.as));
    }

    /** A fighter looks at cards of the top of a deck (7.7); once for each effect, however often it lets them look. */
    public static EventPattern look() {
        return new Looks(
                Side.YOU,
                Side.YOU,
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A fighter looks at cards of the top of a deck (7.7); once for each effect, however often it lets them look.
     *
     * @param of which fighter looks
     */
    public static EventPattern look(Side of) {
        return new Looks(
                of,
                Side.YOU,
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A fighter looks at cards of the top of a deck (7.7); once for each effect, however often it lets them look.
     *
     * @param more says what may be said besides
     */
    public static EventPattern lookWith(Consumer<LooksOptions> more) {
        LooksOptions said = new LooksOptions();
        more.accept(said);
        return new Looks(
                said.of,
                said.at,
                new Circumstances(
                        said.cause,
                        said.whose,
                        said.source,
                        said.kind,
                        said.through,
                        said.when,
                        said.atOnce,
                        said.time,
                        said.in,
                        said.as));
    }

    /** A card goes from a place to another. */
    public static EventPattern move() {
        return new CardMoves(
                Movement.MOVES,
                new ThisOne(),
                Array.empty(),
                Array.empty(),
                Option.none(),
                Array.empty(),
                Option.none(),
                Array.empty(),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A card goes from a place to another.
     *
     * @param who which cards, as they are looked at (11.9.6.1); the name is the card as it has become
     */
    public static EventPattern move(Filter who) {
        return new CardMoves(
                Movement.MOVES,
                who,
                Array.empty(),
                Array.empty(),
                Option.none(),
                Array.empty(),
                Option.none(),
                Array.empty(),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A card goes from a place to another.
     *
     * @param more says what may be said besides
     */
    public static EventPattern moveWith(Consumer<CardMovesOptions> more) {
        CardMovesOptions said = new CardMovesOptions();
        more.accept(said);
        return new CardMoves(
                Movement.MOVES,
                said.who,
                said.from,
                said.to,
                said.of,
                said.circle,
                said.upon,
                said.how,
                new Circumstances(
                        said.cause,
                        said.whose,
                        said.source,
                        said.kind,
                        said.through,
                        said.when,
                        said.atOnce,
                        said.time,
                        said.in,
                        said.as));
    }

    /**
     * A fighter draws, persona rides, counter blasts or the like. What tells of several cards, or of more energy than
     * one, is so many at once.
     */
    public static EventPattern personaRide() {
        return new FighterActs(
                FighterAct.PERSONA_RIDES,
                Array.of(Side.YOU),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A fighter draws, persona rides, counter blasts or the like. What tells of several cards, or of more energy than
     * one, is so many at once.
     *
     * @param of who does it, one of these
     */
    public static EventPattern personaRide(Side... of) {
        return new FighterActs(
                FighterAct.PERSONA_RIDES,
                Array.of(of),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A fighter draws, persona rides, counter blasts or the like. What tells of several cards, or of more energy than
     * one, is so many at once.
     *
     * @param more says what may be said besides
     */
    public static EventPattern personaRideWith(Consumer<FighterActsOptions> more) {
        FighterActsOptions said = new FighterActsOptions();
        more.accept(said);
        return new FighterActs(
                FighterAct.PERSONA_RIDES,
                said.of,
                new Circumstances(
                        said.cause,
                        said.whose,
                        said.source,
                        said.kind,
                        said.through,
                        said.when,
                        said.atOnce,
                        said.time,
                        said.in,
                        said.as));
    }

    /** A card goes from a place to another. */
    public static EventPattern placed() {
        return new CardMoves(
                Movement.PLACED,
                new ThisOne(),
                Array.empty(),
                Array.empty(),
                Option.none(),
                Array.empty(),
                Option.none(),
                Array.empty(),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A card goes from a place to another.
     *
     * @param who which cards, as they are looked at (11.9.6.1); the name is the card as it has become
     */
    public static EventPattern placed(Filter who) {
        return new CardMoves(
                Movement.PLACED,
                who,
                Array.empty(),
                Array.empty(),
                Option.none(),
                Array.empty(),
                Option.none(),
                Array.empty(),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A card goes from a place to another.
     *
     * @param more says what may be said besides
     */
    public static EventPattern placedWith(Consumer<CardMovesOptions> more) {
        CardMovesOptions said = new CardMovesOptions();
        more.accept(said);
        return new CardMoves(
                Movement.PLACED,
                said.who,
                said.from,
                said.to,
                said.of,
                said.circle,
                said.upon,
                said.how,
                new Circumstances(
                        said.cause,
                        said.whose,
                        said.source,
                        said.kind,
                        said.through,
                        said.when,
                        said.atOnce,
                        said.time,
                        said.in,
                        said.as));
    }

    /** A fighter does something with one card. */
    public static EventPattern play() {
        return new CardActs(
                CardActs.Act.ORDER_PLAYED,
                Array.of(Side.YOU),
                Array.empty(),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A fighter does something with one card.
     *
     * @param of who does it, one of these
     */
    public static EventPattern play(Side... of) {
        return new CardActs(
                CardActs.Act.ORDER_PLAYED,
                Array.of(of),
                Array.empty(),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A fighter does something with one card.
     *
     * @param more says what may be said besides
     */
    public static EventPattern playWith(Consumer<CardActsOptions> more) {
        CardActsOptions said = new CardActsOptions();
        more.accept(said);
        return new CardActs(
                CardActs.Act.ORDER_PLAYED,
                said.of,
                said.are,
                new Circumstances(
                        said.cause,
                        said.whose,
                        said.source,
                        said.kind,
                        said.through,
                        said.when,
                        said.atOnce,
                        said.time,
                        said.in,
                        said.as));
    }

    /** A card goes from a place to another. */
    public static EventPattern put() {
        return new CardMoves(
                Movement.MOVED,
                new ThisOne(),
                Array.empty(),
                Array.empty(),
                Option.none(),
                Array.empty(),
                Option.none(),
                Array.empty(),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A card goes from a place to another.
     *
     * @param who which cards, as they are looked at (11.9.6.1); the name is the card as it has become
     */
    public static EventPattern put(Filter who) {
        return new CardMoves(
                Movement.MOVED,
                who,
                Array.empty(),
                Array.empty(),
                Option.none(),
                Array.empty(),
                Option.none(),
                Array.empty(),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A card goes from a place to another.
     *
     * @param more says what may be said besides
     */
    public static EventPattern putWith(Consumer<CardMovesOptions> more) {
        CardMovesOptions said = new CardMovesOptions();
        more.accept(said);
        return new CardMoves(
                Movement.MOVED,
                said.who,
                said.from,
                said.to,
                said.of,
                said.circle,
                said.upon,
                said.how,
                new Circumstances(
                        said.cause,
                        said.whose,
                        said.source,
                        said.kind,
                        said.through,
                        said.when,
                        said.atOnce,
                        said.time,
                        said.in,
                        said.as));
    }

    /**
     * A card is put as gauge, of a unit, of a fighter or of nothing (7.40): one event for each of several units whose
     * gauge it becomes. Gauge that is moved to another unit, or that a unit takes along, has been put before.
     */
    public static EventPattern putAsGauge() {
        return new BecomesGauge(
                Array.empty(),
                Array.empty(),
                Option.none(),
                Option.none(),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A card is put as gauge, of a unit, of a fighter or of nothing (7.40): one event for each of several units whose
     * gauge it becomes. Gauge that is moved to another unit, or that a unit takes along, has been put before.
     *
     * @param what what the card must be; one that lies face down is nothing that could be asked for
     */
    public static EventPattern putAsGauge(Filter... what) {
        return new BecomesGauge(
                Array.of(what),
                Array.empty(),
                Option.none(),
                Option.none(),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A card is put as gauge, of a unit, of a fighter or of nothing (7.40): one event for each of several units whose
     * gauge it becomes. Gauge that is moved to another unit, or that a unit takes along, has been put before.
     *
     * @param more says what may be said besides
     */
    public static EventPattern putAsGaugeWith(Consumer<BecomesGaugeOptions> more) {
        BecomesGaugeOptions said = new BecomesGaugeOptions();
        more.accept(said);
        return new BecomesGauge(
                said.what,
                said.of,
                said.fighter,
                said.name,
                new Circumstances(
                        said.cause,
                        said.whose,
                        said.source,
                        said.kind,
                        said.through,
                        said.when,
                        said.atOnce,
                        said.time,
                        said.in,
                        said.as));
    }

    /** A unit does something by itself. */
    public static EventPattern rest() {
        return new UnitDoes(
                UnitDoes.Act.RESTS,
                new ThisOne(),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A unit does something by itself.
     *
     * @param who which units do
     */
    public static EventPattern rest(Filter who) {
        return new UnitDoes(
                UnitDoes.Act.RESTS,
                who,
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A unit does something by itself.
     *
     * @param more says what may be said besides
     */
    public static EventPattern restWith(Consumer<UnitDoesOptions> more) {
        UnitDoesOptions said = new UnitDoesOptions();
        more.accept(said);
        return new UnitDoes(
                UnitDoes.Act.RESTS,
                said.who,
                new Circumstances(
                        said.cause,
                        said.whose,
                        said.source,
                        said.kind,
                        said.through,
                        said.when,
                        said.atOnce,
                        said.time,
                        said.in,
                        said.as));
    }

    /** A card goes from a place to another. */
    public static EventPattern retire() {
        return new CardMoves(
                Movement.RETIRED,
                new ThisOne(),
                Array.empty(),
                Array.empty(),
                Option.none(),
                Array.empty(),
                Option.none(),
                Array.empty(),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A card goes from a place to another.
     *
     * @param who which cards, as they are looked at (11.9.6.1); the name is the card as it has become
     */
    public static EventPattern retire(Filter who) {
        return new CardMoves(
                Movement.RETIRED,
                who,
                Array.empty(),
                Array.empty(),
                Option.none(),
                Array.empty(),
                Option.none(),
                Array.empty(),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A card goes from a place to another.
     *
     * @param more says what may be said besides
     */
    public static EventPattern retireWith(Consumer<CardMovesOptions> more) {
        CardMovesOptions said = new CardMovesOptions();
        more.accept(said);
        return new CardMoves(
                Movement.RETIRED,
                said.who,
                said.from,
                said.to,
                said.of,
                said.circle,
                said.upon,
                said.how,
                new Circumstances(
                        said.cause,
                        said.whose,
                        said.source,
                        said.kind,
                        said.through,
                        said.when,
                        said.atOnce,
                        said.time,
                        said.in,
                        said.as));
    }

    /**
     * This vanguard is ridden upon; the rider is the new vanguard. It is looked at as it leaves the circle, for the
     * soul or wherever else it goes (6.3.3.5), or as the ride is over if it stays there.
     */
    public static EventPattern riddenUpon() {
        return new RiddenUpon(
                Array.empty(),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * This vanguard is ridden upon; the rider is the new vanguard. It is looked at as it leaves the circle, for the
     * soul or wherever else it goes (6.3.3.5), or as the ride is over if it stays there.
     *
     * @param by what the new vanguard must be
     */
    public static EventPattern riddenUpon(Filter... by) {
        return new RiddenUpon(
                Array.of(by),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * This vanguard is ridden upon; the rider is the new vanguard. It is looked at as it leaves the circle, for the
     * soul or wherever else it goes (6.3.3.5), or as the ride is over if it stays there.
     *
     * @param more says what may be said besides
     */
    public static EventPattern riddenUponWith(Consumer<RiddenUponOptions> more) {
        RiddenUponOptions said = new RiddenUponOptions();
        more.accept(said);
        return new RiddenUpon(
                said.by,
                new Circumstances(
                        said.cause,
                        said.whose,
                        said.source,
                        said.kind,
                        said.through,
                        said.when,
                        said.atOnce,
                        said.time,
                        said.in,
                        said.as));
    }

    /** A card goes from a place to another. */
    public static EventPattern ride() {
        return new CardMoves(
                Movement.RIDES,
                new ThisOne(),
                Array.empty(),
                Array.empty(),
                Option.none(),
                Array.empty(),
                Option.none(),
                Array.empty(),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A card goes from a place to another.
     *
     * @param who which cards, as they are looked at (11.9.6.1); the name is the card as it has become
     */
    public static EventPattern ride(Filter who) {
        return new CardMoves(
                Movement.RIDES,
                who,
                Array.empty(),
                Array.empty(),
                Option.none(),
                Array.empty(),
                Option.none(),
                Array.empty(),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A card goes from a place to another.
     *
     * @param more says what may be said besides
     */
    public static EventPattern rideWith(Consumer<CardMovesOptions> more) {
        CardMovesOptions said = new CardMovesOptions();
        more.accept(said);
        return new CardMoves(
                Movement.RIDES,
                said.who,
                said.from,
                said.to,
                said.of,
                said.circle,
                said.upon,
                said.how,
                new Circumstances(
                        said.cause,
                        said.whose,
                        said.source,
                        said.kind,
                        said.through,
                        said.when,
                        said.atOnce,
                        said.time,
                        said.in,
                        said.as));
    }

    /**
     * That something is so triggers an AUTO ability, whatever has made it so (11.9.8).
     *
     * @param when what must be so
     */
    public static EventPattern situation(Condition when) {
        return new Situation(when, Option.none(), Option.none());
    }

    /**
     * That something is so triggers an AUTO ability, whatever has made it so (11.9.8).
     *
     * @param when what must be so
     * @param more says what may be said besides
     */
    public static EventPattern situationWith(Condition when, Consumer<SituationOptions> more) {
        SituationOptions said = new SituationOptions();
        more.accept(said);
        return new Situation(when, said.of, said.as);
    }

    /**
     * A fighter draws, persona rides, counter blasts or the like. What tells of several cards, or of more energy than
     * one, is so many at once.
     */
    public static EventPattern soulBlast() {
        return new FighterActs(
                FighterAct.SOUL_BLASTS,
                Array.of(Side.YOU),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A fighter draws, persona rides, counter blasts or the like. What tells of several cards, or of more energy than
     * one, is so many at once.
     *
     * @param of who does it, one of these
     */
    public static EventPattern soulBlast(Side... of) {
        return new FighterActs(
                FighterAct.SOUL_BLASTS,
                Array.of(of),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A fighter draws, persona rides, counter blasts or the like. What tells of several cards, or of more energy than
     * one, is so many at once.
     *
     * @param more says what may be said besides
     */
    public static EventPattern soulBlastWith(Consumer<FighterActsOptions> more) {
        FighterActsOptions said = new FighterActsOptions();
        more.accept(said);
        return new FighterActs(
                FighterAct.SOUL_BLASTS,
                said.of,
                new Circumstances(
                        said.cause,
                        said.whose,
                        said.source,
                        said.kind,
                        said.through,
                        said.when,
                        said.atOnce,
                        said.time,
                        said.in,
                        said.as));
    }

    /**
     * A fighter draws, persona rides, counter blasts or the like. What tells of several cards, or of more energy than
     * one, is so many at once.
     */
    public static EventPattern soulCharge() {
        return new FighterActs(
                FighterAct.SOUL_CHARGES,
                Array.of(Side.YOU),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A fighter draws, persona rides, counter blasts or the like. What tells of several cards, or of more energy than
     * one, is so many at once.
     *
     * @param of who does it, one of these
     */
    public static EventPattern soulCharge(Side... of) {
        return new FighterActs(
                FighterAct.SOUL_CHARGES,
                Array.of(of),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A fighter draws, persona rides, counter blasts or the like. What tells of several cards, or of more energy than
     * one, is so many at once.
     *
     * @param more says what may be said besides
     */
    public static EventPattern soulChargeWith(Consumer<FighterActsOptions> more) {
        FighterActsOptions said = new FighterActsOptions();
        more.accept(said);
        return new FighterActs(
                FighterAct.SOUL_CHARGES,
                said.of,
                new Circumstances(
                        said.cause,
                        said.whose,
                        said.source,
                        said.kind,
                        said.through,
                        said.when,
                        said.atOnce,
                        said.time,
                        said.in,
                        said.as));
    }

    /** A unit does something by itself. */
    public static EventPattern stand() {
        return new UnitDoes(
                UnitDoes.Act.STANDS,
                new ThisOne(),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A unit does something by itself.
     *
     * @param who which units do
     */
    public static EventPattern stand(Filter who) {
        return new UnitDoes(
                UnitDoes.Act.STANDS,
                who,
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A unit does something by itself.
     *
     * @param more says what may be said besides
     */
    public static EventPattern standWith(Consumer<UnitDoesOptions> more) {
        UnitDoesOptions said = new UnitDoesOptions();
        more.accept(said);
        return new UnitDoes(
                UnitDoes.Act.STANDS,
                said.who,
                new Circumstances(
                        said.cause,
                        said.whose,
                        said.source,
                        said.kind,
                        said.through,
                        said.when,
                        said.atOnce,
                        said.time,
                        said.in,
                        said.as));
    }

    /** A unit does something by itself. */
    public static EventPattern unlock() {
        return new UnitDoes(
                UnitDoes.Act.IS_UNLOCKED,
                new ThisOne(),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A unit does something by itself.
     *
     * @param who which units do
     */
    public static EventPattern unlock(Filter who) {
        return new UnitDoes(
                UnitDoes.Act.IS_UNLOCKED,
                who,
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A unit does something by itself.
     *
     * @param more says what may be said besides
     */
    public static EventPattern unlockWith(Consumer<UnitDoesOptions> more) {
        UnitDoesOptions said = new UnitDoesOptions();
        more.accept(said);
        return new UnitDoes(
                UnitDoes.Act.IS_UNLOCKED,
                said.who,
                new Circumstances(
                        said.cause,
                        said.whose,
                        said.source,
                        said.kind,
                        said.through,
                        said.when,
                        said.atOnce,
                        said.time,
                        said.in,
                        said.as));
    }

    /**
     * A fighter has used an ACT or AUTO ability of a card, as restriction icons count uses (12.3.2.2): it has been
     * carried out, and an AUTO ability has changed the game. What is declined is not used.
     */
    public static EventPattern use() {
        return new UsesAbility(
                new ThisOne(),
                Array.of(Side.YOU),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A fighter has used an ACT or AUTO ability of a card, as restriction icons count uses (12.3.2.2): it has been
     * carried out, and an AUTO ability has changed the game. What is declined is not used.
     *
     * @param who of which cards
     */
    public static EventPattern use(Filter who) {
        return new UsesAbility(
                who,
                Array.of(Side.YOU),
                new Circumstances(
                        Array.empty(),
                        Option.none(),
                        Option.none(),
                        Array.empty(),
                        Option.none(),
                        Array.empty(),
                        new Constant(1),
                        Option.none(),
                        new ThisPeriod(Period.TURN),
                        Option.none()));
    }

    /**
     * A fighter has used an ACT or AUTO ability of a card, as restriction icons count uses (12.3.2.2): it has been
     * carried out, and an AUTO ability has changed the game. What is declined is not used.
     *
     * @param more says what may be said besides
     */
    public static EventPattern useWith(Consumer<UsesAbilityOptions> more) {
        UsesAbilityOptions said = new UsesAbilityOptions();
        more.accept(said);
        return new UsesAbility(
                said.who,
                said.of,
                new Circumstances(
                        said.cause,
                        said.whose,
                        said.source,
                        said.kind,
                        said.through,
                        said.when,
                        said.atOnce,
                        said.time,
                        said.in,
                        said.as));
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class CardActsOptions {
        private Array<Side> of = Array.of(Side.YOU);
        private Array<Filter> are = Array.empty();
        private Array<Origin> cause = Array.empty();
        private Option<Side> whose = Option.none();
        private Option<Filter> source = Option.none();
        private Array<Clause.Kind> kind = Array.empty();
        private Option<String> through = Option.none();
        private Array<Condition> when = Array.empty();
        private Value atOnce = new Constant(1);
        private Option<Value> time = Option.none();
        private DurationTerm in = new ThisPeriod(Period.TURN);
        private Option<String> as = Option.none();

        private CardActsOptions() {}

        /** Says who does it, one of these. */
        public CardActsOptions of(Side... of) {
            this.of = Array.of(of);
            return this;
        }

        /** Says what the card must be. */
        public CardActsOptions are(Filter... are) {
            this.are = Array.of(are);
            return this;
        }

        /** Says what makes it happen, one of these. */
        public CardActsOptions cause(Origin... cause) {
            this.cause = Array.of(cause);
            return this;
        }

        /** Says whose effect makes it happen, or who pays with it; not the rules then. */
        public CardActsOptions whose(Side whose) {
            this.whose = Option.some(whose);
            return this;
        }

        /**
         * Says what the card is whose effect makes it happen, or for whose cost it is paid, as it is now or was last;
         * its name is {@code source}.
         */
        public CardActsOptions source(Filter source) {
            this.source = Option.some(source);
            return this;
        }

        /** Says which kind of ability makes it happen, one of these. */
        public CardActsOptions kind(Clause.Kind... kind) {
            this.kind = Array.of(kind);
            return this;
        }

        /** Says the keyword of the ability that makes it happen, or the icon that it shares with others. */
        public CardActsOptions through(String through) {
            this.through = Option.some(through);
            return this;
        }

        /** Says what must be so as it happens. */
        public CardActsOptions when(Condition... when) {
            this.when = Array.of(when);
            return this;
        }

        /** Says how many there must be together, for whom it is one event then. */
        public CardActsOptions atOnce(Value atOnce) {
            this.atOnce = atOnce;
            return this;
        }

        /** Says how many there must be together, for whom it is one event then. */
        public CardActsOptions atOnce(int atOnce) {
            this.atOnce = new Constant(atOnce);
            return this;
        }

        /** Says which time it is, from 1. */
        public CardActsOptions time(Value time) {
            this.time = Option.some(time);
            return this;
        }

        /** Says which time it is, from 1. */
        public CardActsOptions time(int time) {
            this.time = Option.some(new Constant(time));
            return this;
        }

        /** Says of how long that is counted. */
        public CardActsOptions in(DurationTerm in) {
            this.in = in;
            return this;
        }

        /** Says the name of the card that does it or to which it happens, in place of the usual one. */
        public CardActsOptions as(String as) {
            this.as = Option.some(as);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class UnitActsOptions {
        private Filter who = new ThisOne();
        private Array<Filter> whom = Array.empty();
        private Array<Origin> cause = Array.empty();
        private Option<Side> whose = Option.none();
        private Option<Filter> source = Option.none();
        private Array<Clause.Kind> kind = Array.empty();
        private Option<String> through = Option.none();
        private Array<Condition> when = Array.empty();
        private Value atOnce = new Constant(1);
        private Option<Value> time = Option.none();
        private DurationTerm in = new ThisPeriod(Period.TURN);
        private Option<String> as = Option.none();

        private UnitActsOptions() {}

        /** Says which units do. */
        public UnitActsOptions who(Filter who) {
            this.who = who;
            return this;
        }

        /** Says what the other unit must be. */
        public UnitActsOptions whom(Filter... whom) {
            this.whom = Array.of(whom);
            return this;
        }

        /** Says what makes it happen, one of these. */
        public UnitActsOptions cause(Origin... cause) {
            this.cause = Array.of(cause);
            return this;
        }

        /** Says whose effect makes it happen, or who pays with it; not the rules then. */
        public UnitActsOptions whose(Side whose) {
            this.whose = Option.some(whose);
            return this;
        }

        /**
         * Says what the card is whose effect makes it happen, or for whose cost it is paid, as it is now or was last;
         * its name is {@code source}.
         */
        public UnitActsOptions source(Filter source) {
            this.source = Option.some(source);
            return this;
        }

        /** Says which kind of ability makes it happen, one of these. */
        public UnitActsOptions kind(Clause.Kind... kind) {
            this.kind = Array.of(kind);
            return this;
        }

        /** Says the keyword of the ability that makes it happen, or the icon that it shares with others. */
        public UnitActsOptions through(String through) {
            this.through = Option.some(through);
            return this;
        }

        /** Says what must be so as it happens. */
        public UnitActsOptions when(Condition... when) {
            this.when = Array.of(when);
            return this;
        }

        /** Says how many there must be together, for whom it is one event then. */
        public UnitActsOptions atOnce(Value atOnce) {
            this.atOnce = atOnce;
            return this;
        }

        /** Says how many there must be together, for whom it is one event then. */
        public UnitActsOptions atOnce(int atOnce) {
            this.atOnce = new Constant(atOnce);
            return this;
        }

        /** Says which time it is, from 1. */
        public UnitActsOptions time(Value time) {
            this.time = Option.some(time);
            return this;
        }

        /** Says which time it is, from 1. */
        public UnitActsOptions time(int time) {
            this.time = Option.some(new Constant(time));
            return this;
        }

        /** Says of how long that is counted. */
        public UnitActsOptions in(DurationTerm in) {
            this.in = in;
            return this;
        }

        /** Says the name of the card that does it or to which it happens, in place of the usual one. */
        public UnitActsOptions as(String as) {
            this.as = Option.some(as);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class BattleEndsOptions {
        private Array<Filter> who = Array.empty();
        private Array<Origin> cause = Array.empty();
        private Option<Side> whose = Option.none();
        private Option<Filter> source = Option.none();
        private Array<Clause.Kind> kind = Array.empty();
        private Option<String> through = Option.none();
        private Array<Condition> when = Array.empty();
        private Value atOnce = new Constant(1);
        private Option<Value> time = Option.none();
        private DurationTerm in = new ThisPeriod(Period.TURN);
        private Option<String> as = Option.none();

        private BattleEndsOptions() {}

        /** Says what that unit must be; any battle if nothing is said. */
        public BattleEndsOptions who(Filter... who) {
            this.who = Array.of(who);
            return this;
        }

        /** Says what makes it happen, one of these. */
        public BattleEndsOptions cause(Origin... cause) {
            this.cause = Array.of(cause);
            return this;
        }

        /** Says whose effect makes it happen, or who pays with it; not the rules then. */
        public BattleEndsOptions whose(Side whose) {
            this.whose = Option.some(whose);
            return this;
        }

        /**
         * Says what the card is whose effect makes it happen, or for whose cost it is paid, as it is now or was last;
         * its name is {@code source}.
         */
        public BattleEndsOptions source(Filter source) {
            this.source = Option.some(source);
            return this;
        }

        /** Says which kind of ability makes it happen, one of these. */
        public BattleEndsOptions kind(Clause.Kind... kind) {
            this.kind = Array.of(kind);
            return this;
        }

        /** Says the keyword of the ability that makes it happen, or the icon that it shares with others. */
        public BattleEndsOptions through(String through) {
            this.through = Option.some(through);
            return this;
        }

        /** Says what must be so as it happens. */
        public BattleEndsOptions when(Condition... when) {
            this.when = Array.of(when);
            return this;
        }

        /** Says how many there must be together, for whom it is one event then. */
        public BattleEndsOptions atOnce(Value atOnce) {
            this.atOnce = atOnce;
            return this;
        }

        /** Says how many there must be together, for whom it is one event then. */
        public BattleEndsOptions atOnce(int atOnce) {
            this.atOnce = new Constant(atOnce);
            return this;
        }

        /** Says which time it is, from 1. */
        public BattleEndsOptions time(Value time) {
            this.time = Option.some(time);
            return this;
        }

        /** Says which time it is, from 1. */
        public BattleEndsOptions time(int time) {
            this.time = Option.some(new Constant(time));
            return this;
        }

        /** Says of how long that is counted. */
        public BattleEndsOptions in(DurationTerm in) {
            this.in = in;
            return this;
        }

        /** Says the name of the card that does it or to which it happens, in place of the usual one. */
        public BattleEndsOptions as(String as) {
            this.as = Option.some(as);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class BeginsOptions {
        private Array<Side> of = Array.of(Side.YOU);
        private Array<Origin> cause = Array.empty();
        private Option<Side> whose = Option.none();
        private Option<Filter> source = Option.none();
        private Array<Clause.Kind> kind = Array.empty();
        private Option<String> through = Option.none();
        private Array<Condition> when = Array.empty();
        private Value atOnce = new Constant(1);
        private Option<Value> time = Option.none();
        private DurationTerm in = new ThisPeriod(Period.TURN);
        private Option<String> as = Option.none();

        private BeginsOptions() {}

        /** Says whose turn it is, one of these. */
        public BeginsOptions of(Side... of) {
            this.of = Array.of(of);
            return this;
        }

        /** Says what makes it happen, one of these. */
        public BeginsOptions cause(Origin... cause) {
            this.cause = Array.of(cause);
            return this;
        }

        /** Says whose effect makes it happen, or who pays with it; not the rules then. */
        public BeginsOptions whose(Side whose) {
            this.whose = Option.some(whose);
            return this;
        }

        /**
         * Says what the card is whose effect makes it happen, or for whose cost it is paid, as it is now or was last;
         * its name is {@code source}.
         */
        public BeginsOptions source(Filter source) {
            this.source = Option.some(source);
            return this;
        }

        /** Says which kind of ability makes it happen, one of these. */
        public BeginsOptions kind(Clause.Kind... kind) {
            this.kind = Array.of(kind);
            return this;
        }

        /** Says the keyword of the ability that makes it happen, or the icon that it shares with others. */
        public BeginsOptions through(String through) {
            this.through = Option.some(through);
            return this;
        }

        /** Says what must be so as it happens. */
        public BeginsOptions when(Condition... when) {
            this.when = Array.of(when);
            return this;
        }

        /** Says how many there must be together, for whom it is one event then. */
        public BeginsOptions atOnce(Value atOnce) {
            this.atOnce = atOnce;
            return this;
        }

        /** Says how many there must be together, for whom it is one event then. */
        public BeginsOptions atOnce(int atOnce) {
            this.atOnce = new Constant(atOnce);
            return this;
        }

        /** Says which time it is, from 1. */
        public BeginsOptions time(Value time) {
            this.time = Option.some(time);
            return this;
        }

        /** Says which time it is, from 1. */
        public BeginsOptions time(int time) {
            this.time = Option.some(new Constant(time));
            return this;
        }

        /** Says of how long that is counted. */
        public BeginsOptions in(DurationTerm in) {
            this.in = in;
            return this;
        }

        /** Says the name of the card that does it or to which it happens, in place of the usual one. */
        public BeginsOptions as(String as) {
            this.as = Option.some(as);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class UnitDoesOptions {
        private Filter who = new ThisOne();
        private Array<Origin> cause = Array.empty();
        private Option<Side> whose = Option.none();
        private Option<Filter> source = Option.none();
        private Array<Clause.Kind> kind = Array.empty();
        private Option<String> through = Option.none();
        private Array<Condition> when = Array.empty();
        private Value atOnce = new Constant(1);
        private Option<Value> time = Option.none();
        private DurationTerm in = new ThisPeriod(Period.TURN);
        private Option<String> as = Option.none();

        private UnitDoesOptions() {}

        /** Says which units do. */
        public UnitDoesOptions who(Filter who) {
            this.who = who;
            return this;
        }

        /** Says what makes it happen, one of these. */
        public UnitDoesOptions cause(Origin... cause) {
            this.cause = Array.of(cause);
            return this;
        }

        /** Says whose effect makes it happen, or who pays with it; not the rules then. */
        public UnitDoesOptions whose(Side whose) {
            this.whose = Option.some(whose);
            return this;
        }

        /**
         * Says what the card is whose effect makes it happen, or for whose cost it is paid, as it is now or was last;
         * its name is {@code source}.
         */
        public UnitDoesOptions source(Filter source) {
            this.source = Option.some(source);
            return this;
        }

        /** Says which kind of ability makes it happen, one of these. */
        public UnitDoesOptions kind(Clause.Kind... kind) {
            this.kind = Array.of(kind);
            return this;
        }

        /** Says the keyword of the ability that makes it happen, or the icon that it shares with others. */
        public UnitDoesOptions through(String through) {
            this.through = Option.some(through);
            return this;
        }

        /** Says what must be so as it happens. */
        public UnitDoesOptions when(Condition... when) {
            this.when = Array.of(when);
            return this;
        }

        /** Says how many there must be together, for whom it is one event then. */
        public UnitDoesOptions atOnce(Value atOnce) {
            this.atOnce = atOnce;
            return this;
        }

        /** Says how many there must be together, for whom it is one event then. */
        public UnitDoesOptions atOnce(int atOnce) {
            this.atOnce = new Constant(atOnce);
            return this;
        }

        /** Says which time it is, from 1. */
        public UnitDoesOptions time(Value time) {
            this.time = Option.some(time);
            return this;
        }

        /** Says which time it is, from 1. */
        public UnitDoesOptions time(int time) {
            this.time = Option.some(new Constant(time));
            return this;
        }

        /** Says of how long that is counted. */
        public UnitDoesOptions in(DurationTerm in) {
            this.in = in;
            return this;
        }

        /** Says the name of the card that does it or to which it happens, in place of the usual one. */
        public UnitDoesOptions as(String as) {
            this.as = Option.some(as);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class FighterActsOptions {
        private Array<Side> of = Array.of(Side.YOU);
        private Array<Origin> cause = Array.empty();
        private Option<Side> whose = Option.none();
        private Option<Filter> source = Option.none();
        private Array<Clause.Kind> kind = Array.empty();
        private Option<String> through = Option.none();
        private Array<Condition> when = Array.empty();
        private Value atOnce = new Constant(1);
        private Option<Value> time = Option.none();
        private DurationTerm in = new ThisPeriod(Period.TURN);
        private Option<String> as = Option.none();

        private FighterActsOptions() {}

        /** Says who does it, one of these. */
        public FighterActsOptions of(Side... of) {
            this.of = Array.of(of);
            return this;
        }

        /** Says what makes it happen, one of these. */
        public FighterActsOptions cause(Origin... cause) {
            this.cause = Array.of(cause);
            return this;
        }

        /** Says whose effect makes it happen, or who pays with it; not the rules then. */
        public FighterActsOptions whose(Side whose) {
            this.whose = Option.some(whose);
            return this;
        }

        /**
         * Says what the card is whose effect makes it happen, or for whose cost it is paid, as it is now or was last;
         * its name is {@code source}.
         */
        public FighterActsOptions source(Filter source) {
            this.source = Option.some(source);
            return this;
        }

        /** Says which kind of ability makes it happen, one of these. */
        public FighterActsOptions kind(Clause.Kind... kind) {
            this.kind = Array.of(kind);
            return this;
        }

        /** Says the keyword of the ability that makes it happen, or the icon that it shares with others. */
        public FighterActsOptions through(String through) {
            this.through = Option.some(through);
            return this;
        }

        /** Says what must be so as it happens. */
        public FighterActsOptions when(Condition... when) {
            this.when = Array.of(when);
            return this;
        }

        /** Says how many there must be together, for whom it is one event then. */
        public FighterActsOptions atOnce(Value atOnce) {
            this.atOnce = atOnce;
            return this;
        }

        /** Says how many there must be together, for whom it is one event then. */
        public FighterActsOptions atOnce(int atOnce) {
            this.atOnce = new Constant(atOnce);
            return this;
        }

        /** Says which time it is, from 1. */
        public FighterActsOptions time(Value time) {
            this.time = Option.some(time);
            return this;
        }

        /** Says which time it is, from 1. */
        public FighterActsOptions time(int time) {
            this.time = Option.some(new Constant(time));
            return this;
        }

        /** Says of how long that is counted. */
        public FighterActsOptions in(DurationTerm in) {
            this.in = in;
            return this;
        }

        /** Says the name of the card that does it or to which it happens, in place of the usual one. */
        public FighterActsOptions as(String as) {
            this.as = Option.some(as);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class CardMovesOptions {
        private Filter who = new ThisOne();
        private Array<Region> from = Array.empty();
        private Array<Region> to = Array.empty();
        private Option<Side> of = Option.none();
        private Array<Spot> circle = Array.empty();
        private Option<Filter> upon = Option.none();
        private Array<Way> how = Array.empty();
        private Array<Origin> cause = Array.empty();
        private Option<Side> whose = Option.none();
        private Option<Filter> source = Option.none();
        private Array<Clause.Kind> kind = Array.empty();
        private Option<String> through = Option.none();
        private Array<Condition> when = Array.empty();
        private Value atOnce = new Constant(1);
        private Option<Value> time = Option.none();
        private DurationTerm in = new ThisPeriod(Period.TURN);
        private Option<String> as = Option.none();

        private CardMovesOptions() {}

        /** Says which cards, as they are looked at (11.9.6.1); the name is the card as it has become. */
        public CardMovesOptions who(Filter who) {
            this.who = who;
            return this;
        }

        /** Says from where, one of these; from anywhere if nothing is said. */
        public CardMovesOptions from(Region... from) {
            this.from = Array.of(from);
            return this;
        }

        /** Says to where, one of these; to anywhere if nothing is said. */
        public CardMovesOptions to(Region... to) {
            this.to = Array.of(to);
            return this;
        }

        /** Says whose place it goes to; anybody's if nothing is said. */
        public CardMovesOptions of(Side of) {
            this.of = Option.some(of);
            return this;
        }

        /** Says what the circle must be that it comes to, as it was before. */
        public CardMovesOptions circle(Spot... circle) {
            this.circle = Array.of(circle);
            return this;
        }

        /**
         * Says what some unit must be that was on that vanguard or rear-guard circle; any circle if nothing is said.
         */
        public CardMovesOptions upon(Filter upon) {
            this.upon = Option.some(upon);
            return this;
        }

        /** Says in the course of which action, one of these; of any or none if nothing is said. */
        public CardMovesOptions how(Way... how) {
            this.how = Array.of(how);
            return this;
        }

        /** Says what makes it happen, one of these. */
        public CardMovesOptions cause(Origin... cause) {
            this.cause = Array.of(cause);
            return this;
        }

        /** Says whose effect makes it happen, or who pays with it; not the rules then. */
        public CardMovesOptions whose(Side whose) {
            this.whose = Option.some(whose);
            return this;
        }

        /**
         * Says what the card is whose effect makes it happen, or for whose cost it is paid, as it is now or was last;
         * its name is {@code source}.
         */
        public CardMovesOptions source(Filter source) {
            this.source = Option.some(source);
            return this;
        }

        /** Says which kind of ability makes it happen, one of these. */
        public CardMovesOptions kind(Clause.Kind... kind) {
            this.kind = Array.of(kind);
            return this;
        }

        /** Says the keyword of the ability that makes it happen, or the icon that it shares with others. */
        public CardMovesOptions through(String through) {
            this.through = Option.some(through);
            return this;
        }

        /** Says what must be so as it happens. */
        public CardMovesOptions when(Condition... when) {
            this.when = Array.of(when);
            return this;
        }

        /** Says how many there must be together, for whom it is one event then. */
        public CardMovesOptions atOnce(Value atOnce) {
            this.atOnce = atOnce;
            return this;
        }

        /** Says how many there must be together, for whom it is one event then. */
        public CardMovesOptions atOnce(int atOnce) {
            this.atOnce = new Constant(atOnce);
            return this;
        }

        /** Says which time it is, from 1. */
        public CardMovesOptions time(Value time) {
            this.time = Option.some(time);
            return this;
        }

        /** Says which time it is, from 1. */
        public CardMovesOptions time(int time) {
            this.time = Option.some(new Constant(time));
            return this;
        }

        /** Says of how long that is counted. */
        public CardMovesOptions in(DurationTerm in) {
            this.in = in;
            return this;
        }

        /** Says the name of the card that does it or to which it happens, in place of the usual one. */
        public CardMovesOptions as(String as) {
            this.as = Option.some(as);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class DriveCheckRevealsOptions {
        private Array<Side> of = Array.of(Side.YOU);
        private Array<Filter> are = Array.empty();
        private Array<Filter> who = Array.empty();
        private Array<Origin> cause = Array.empty();
        private Option<Side> whose = Option.none();
        private Option<Filter> source = Option.none();
        private Array<Clause.Kind> kind = Array.empty();
        private Option<String> through = Option.none();
        private Array<Condition> when = Array.empty();
        private Value atOnce = new Constant(1);
        private Option<Value> time = Option.none();
        private DurationTerm in = new ThisPeriod(Period.TURN);
        private Option<String> as = Option.none();

        private DriveCheckRevealsOptions() {}

        /** Says whose drive check, that of one of these. */
        public DriveCheckRevealsOptions of(Side... of) {
            this.of = Array.of(of);
            return this;
        }

        /** Says what the card must be. */
        public DriveCheckRevealsOptions are(Filter... are) {
            this.are = Array.of(are);
            return this;
        }

        /** Says what the unit must be that performs it. */
        public DriveCheckRevealsOptions who(Filter... who) {
            this.who = Array.of(who);
            return this;
        }

        /** Says what makes it happen, one of these. */
        public DriveCheckRevealsOptions cause(Origin... cause) {
            this.cause = Array.of(cause);
            return this;
        }

        /** Says whose effect makes it happen, or who pays with it; not the rules then. */
        public DriveCheckRevealsOptions whose(Side whose) {
            this.whose = Option.some(whose);
            return this;
        }

        /**
         * Says what the card is whose effect makes it happen, or for whose cost it is paid, as it is now or was last;
         * its name is {@code source}.
         */
        public DriveCheckRevealsOptions source(Filter source) {
            this.source = Option.some(source);
            return this;
        }

        /** Says which kind of ability makes it happen, one of these. */
        public DriveCheckRevealsOptions kind(Clause.Kind... kind) {
            this.kind = Array.of(kind);
            return this;
        }

        /** Says the keyword of the ability that makes it happen, or the icon that it shares with others. */
        public DriveCheckRevealsOptions through(String through) {
            this.through = Option.some(through);
            return this;
        }

        /** Says what must be so as it happens. */
        public DriveCheckRevealsOptions when(Condition... when) {
            this.when = Array.of(when);
            return this;
        }

        /** Says how many there must be together, for whom it is one event then. */
        public DriveCheckRevealsOptions atOnce(Value atOnce) {
            this.atOnce = atOnce;
            return this;
        }

        /** Says how many there must be together, for whom it is one event then. */
        public DriveCheckRevealsOptions atOnce(int atOnce) {
            this.atOnce = new Constant(atOnce);
            return this;
        }

        /** Says which time it is, from 1. */
        public DriveCheckRevealsOptions time(Value time) {
            this.time = Option.some(time);
            return this;
        }

        /** Says which time it is, from 1. */
        public DriveCheckRevealsOptions time(int time) {
            this.time = Option.some(new Constant(time));
            return this;
        }

        /** Says of how long that is counted. */
        public DriveCheckRevealsOptions in(DurationTerm in) {
            this.in = in;
            return this;
        }

        /** Says the name of the card that does it or to which it happens, in place of the usual one. */
        public DriveCheckRevealsOptions as(String as) {
            this.as = Option.some(as);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class GetsNumberOptions {
        private Filter who = new ThisOne();
        private Array<Origin> cause = Array.empty();
        private Option<Side> whose = Option.none();
        private Option<Filter> source = Option.none();
        private Array<Clause.Kind> kind = Array.empty();
        private Option<String> through = Option.none();
        private Array<Condition> when = Array.empty();
        private Value atOnce = new Constant(1);
        private Option<Value> time = Option.none();
        private DurationTerm in = new ThisPeriod(Period.TURN);
        private Option<String> as = Option.none();

        private GetsNumberOptions() {}

        /** Says which cards. */
        public GetsNumberOptions who(Filter who) {
            this.who = who;
            return this;
        }

        /** Says what makes it happen, one of these. */
        public GetsNumberOptions cause(Origin... cause) {
            this.cause = Array.of(cause);
            return this;
        }

        /** Says whose effect makes it happen, or who pays with it; not the rules then. */
        public GetsNumberOptions whose(Side whose) {
            this.whose = Option.some(whose);
            return this;
        }

        /**
         * Says what the card is whose effect makes it happen, or for whose cost it is paid, as it is now or was last;
         * its name is {@code source}.
         */
        public GetsNumberOptions source(Filter source) {
            this.source = Option.some(source);
            return this;
        }

        /** Says which kind of ability makes it happen, one of these. */
        public GetsNumberOptions kind(Clause.Kind... kind) {
            this.kind = Array.of(kind);
            return this;
        }

        /** Says the keyword of the ability that makes it happen, or the icon that it shares with others. */
        public GetsNumberOptions through(String through) {
            this.through = Option.some(through);
            return this;
        }

        /** Says what must be so as it happens. */
        public GetsNumberOptions when(Condition... when) {
            this.when = Array.of(when);
            return this;
        }

        /** Says how many there must be together, for whom it is one event then. */
        public GetsNumberOptions atOnce(Value atOnce) {
            this.atOnce = atOnce;
            return this;
        }

        /** Says how many there must be together, for whom it is one event then. */
        public GetsNumberOptions atOnce(int atOnce) {
            this.atOnce = new Constant(atOnce);
            return this;
        }

        /** Says which time it is, from 1. */
        public GetsNumberOptions time(Value time) {
            this.time = Option.some(time);
            return this;
        }

        /** Says which time it is, from 1. */
        public GetsNumberOptions time(int time) {
            this.time = Option.some(new Constant(time));
            return this;
        }

        /** Says of how long that is counted. */
        public GetsNumberOptions in(DurationTerm in) {
            this.in = in;
            return this;
        }

        /** Says the name of the card that does it or to which it happens, in place of the usual one. */
        public GetsNumberOptions as(String as) {
            this.as = Option.some(as);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class ComesIntoStateOptions {
        private Filter who = new ThisOne();
        private Array<Origin> cause = Array.empty();
        private Option<Side> whose = Option.none();
        private Option<Filter> source = Option.none();
        private Array<Clause.Kind> kind = Array.empty();
        private Option<String> through = Option.none();
        private Array<Condition> when = Array.empty();
        private Value atOnce = new Constant(1);
        private Option<Value> time = Option.none();
        private DurationTerm in = new ThisPeriod(Period.TURN);
        private Option<String> as = Option.none();

        private ComesIntoStateOptions() {}

        /** Says which cards. */
        public ComesIntoStateOptions who(Filter who) {
            this.who = who;
            return this;
        }

        /** Says what makes it happen, one of these. */
        public ComesIntoStateOptions cause(Origin... cause) {
            this.cause = Array.of(cause);
            return this;
        }

        /** Says whose effect makes it happen, or who pays with it; not the rules then. */
        public ComesIntoStateOptions whose(Side whose) {
            this.whose = Option.some(whose);
            return this;
        }

        /**
         * Says what the card is whose effect makes it happen, or for whose cost it is paid, as it is now or was last;
         * its name is {@code source}.
         */
        public ComesIntoStateOptions source(Filter source) {
            this.source = Option.some(source);
            return this;
        }

        /** Says which kind of ability makes it happen, one of these. */
        public ComesIntoStateOptions kind(Clause.Kind... kind) {
            this.kind = Array.of(kind);
            return this;
        }

        /** Says the keyword of the ability that makes it happen, or the icon that it shares with others. */
        public ComesIntoStateOptions through(String through) {
            this.through = Option.some(through);
            return this;
        }

        /** Says what must be so as it happens. */
        public ComesIntoStateOptions when(Condition... when) {
            this.when = Array.of(when);
            return this;
        }

        /** Says how many there must be together, for whom it is one event then. */
        public ComesIntoStateOptions atOnce(Value atOnce) {
            this.atOnce = atOnce;
            return this;
        }

        /** Says how many there must be together, for whom it is one event then. */
        public ComesIntoStateOptions atOnce(int atOnce) {
            this.atOnce = new Constant(atOnce);
            return this;
        }

        /** Says which time it is, from 1. */
        public ComesIntoStateOptions time(Value time) {
            this.time = Option.some(time);
            return this;
        }

        /** Says which time it is, from 1. */
        public ComesIntoStateOptions time(int time) {
            this.time = Option.some(new Constant(time));
            return this;
        }

        /** Says of how long that is counted. */
        public ComesIntoStateOptions in(DurationTerm in) {
            this.in = in;
            return this;
        }

        /** Says the name of the card that does it or to which it happens, in place of the usual one. */
        public ComesIntoStateOptions as(String as) {
            this.as = Option.some(as);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class LooksOptions {
        private Side of = Side.YOU;
        private Side at = Side.YOU;
        private Array<Origin> cause = Array.empty();
        private Option<Side> whose = Option.none();
        private Option<Filter> source = Option.none();
        private Array<Clause.Kind> kind = Array.empty();
        private Option<String> through = Option.none();
        private Array<Condition> when = Array.empty();
        private Value atOnce = new Constant(1);
        private Option<Value> time = Option.none();
        private DurationTerm in = new ThisPeriod(Period.TURN);
        private Option<String> as = Option.none();

        private LooksOptions() {}

        /** Says which fighter looks. */
        public LooksOptions of(Side of) {
            this.of = of;
            return this;
        }

        /** Says whose deck. */
        public LooksOptions at(Side at) {
            this.at = at;
            return this;
        }

        /** Says what makes it happen, one of these. */
        public LooksOptions cause(Origin... cause) {
            this.cause = Array.of(cause);
            return this;
        }

        /** Says whose effect makes it happen, or who pays with it; not the rules then. */
        public LooksOptions whose(Side whose) {
            this.whose = Option.some(whose);
            return this;
        }

        /**
         * Says what the card is whose effect makes it happen, or for whose cost it is paid, as it is now or was last;
         * its name is {@code source}.
         */
        public LooksOptions source(Filter source) {
            this.source = Option.some(source);
            return this;
        }

        /** Says which kind of ability makes it happen, one of these. */
        public LooksOptions kind(Clause.Kind... kind) {
            this.kind = Array.of(kind);
            return this;
        }

        /** Says the keyword of the ability that makes it happen, or the icon that it shares with others. */
        public LooksOptions through(String through) {
            this.through = Option.some(through);
            return this;
        }

        /** Says what must be so as it happens. */
        public LooksOptions when(Condition... when) {
            this.when = Array.of(when);
            return this;
        }

        /** Says how many there must be together, for whom it is one event then. */
        public LooksOptions atOnce(Value atOnce) {
            this.atOnce = atOnce;
            return this;
        }

        /** Says how many there must be together, for whom it is one event then. */
        public LooksOptions atOnce(int atOnce) {
            this.atOnce = new Constant(atOnce);
            return this;
        }

        /** Says which time it is, from 1. */
        public LooksOptions time(Value time) {
            this.time = Option.some(time);
            return this;
        }

        /** Says which time it is, from 1. */
        public LooksOptions time(int time) {
            this.time = Option.some(new Constant(time));
            return this;
        }

        /** Says of how long that is counted. */
        public LooksOptions in(DurationTerm in) {
            this.in = in;
            return this;
        }

        /** Says the name of the card that does it or to which it happens, in place of the usual one. */
        public LooksOptions as(String as) {
            this.as = Option.some(as);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class BecomesGaugeOptions {
        private Array<Filter> what = Array.empty();
        private Array<Filter> of = Array.empty();
        private Option<Side> fighter = Option.none();
        private Option<String> name = Option.none();
        private Array<Origin> cause = Array.empty();
        private Option<Side> whose = Option.none();
        private Option<Filter> source = Option.none();
        private Array<Clause.Kind> kind = Array.empty();
        private Option<String> through = Option.none();
        private Array<Condition> when = Array.empty();
        private Value atOnce = new Constant(1);
        private Option<Value> time = Option.none();
        private DurationTerm in = new ThisPeriod(Period.TURN);
        private Option<String> as = Option.none();

        private BecomesGaugeOptions() {}

        /** Says what the card must be; one that lies face down is nothing that could be asked for. */
        public BecomesGaugeOptions what(Filter... what) {
            this.what = Array.of(what);
            return this;
        }

        /** Says what the unit must be whose gauge it becomes. */
        public BecomesGaugeOptions of(Filter... of) {
            this.of = Array.of(of);
            return this;
        }

        /** Says the fighter whose gauge it becomes. */
        public BecomesGaugeOptions fighter(Side fighter) {
            this.fighter = Option.some(fighter);
            return this;
        }

        /** Says the name of the gauge; any or none if nothing is said. */
        public BecomesGaugeOptions name(String name) {
            this.name = Option.some(name);
            return this;
        }

        /** Says what makes it happen, one of these. */
        public BecomesGaugeOptions cause(Origin... cause) {
            this.cause = Array.of(cause);
            return this;
        }

        /** Says whose effect makes it happen, or who pays with it; not the rules then. */
        public BecomesGaugeOptions whose(Side whose) {
            this.whose = Option.some(whose);
            return this;
        }

        /**
         * Says what the card is whose effect makes it happen, or for whose cost it is paid, as it is now or was last;
         * its name is {@code source}.
         */
        public BecomesGaugeOptions source(Filter source) {
            this.source = Option.some(source);
            return this;
        }

        /** Says which kind of ability makes it happen, one of these. */
        public BecomesGaugeOptions kind(Clause.Kind... kind) {
            this.kind = Array.of(kind);
            return this;
        }

        /** Says the keyword of the ability that makes it happen, or the icon that it shares with others. */
        public BecomesGaugeOptions through(String through) {
            this.through = Option.some(through);
            return this;
        }

        /** Says what must be so as it happens. */
        public BecomesGaugeOptions when(Condition... when) {
            this.when = Array.of(when);
            return this;
        }

        /** Says how many there must be together, for whom it is one event then. */
        public BecomesGaugeOptions atOnce(Value atOnce) {
            this.atOnce = atOnce;
            return this;
        }

        /** Says how many there must be together, for whom it is one event then. */
        public BecomesGaugeOptions atOnce(int atOnce) {
            this.atOnce = new Constant(atOnce);
            return this;
        }

        /** Says which time it is, from 1. */
        public BecomesGaugeOptions time(Value time) {
            this.time = Option.some(time);
            return this;
        }

        /** Says which time it is, from 1. */
        public BecomesGaugeOptions time(int time) {
            this.time = Option.some(new Constant(time));
            return this;
        }

        /** Says of how long that is counted. */
        public BecomesGaugeOptions in(DurationTerm in) {
            this.in = in;
            return this;
        }

        /** Says the name of the card that does it or to which it happens, in place of the usual one. */
        public BecomesGaugeOptions as(String as) {
            this.as = Option.some(as);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class RiddenUponOptions {
        private Array<Filter> by = Array.empty();
        private Array<Origin> cause = Array.empty();
        private Option<Side> whose = Option.none();
        private Option<Filter> source = Option.none();
        private Array<Clause.Kind> kind = Array.empty();
        private Option<String> through = Option.none();
        private Array<Condition> when = Array.empty();
        private Value atOnce = new Constant(1);
        private Option<Value> time = Option.none();
        private DurationTerm in = new ThisPeriod(Period.TURN);
        private Option<String> as = Option.none();

        private RiddenUponOptions() {}

        /** Says what the new vanguard must be. */
        public RiddenUponOptions by(Filter... by) {
            this.by = Array.of(by);
            return this;
        }

        /** Says what makes it happen, one of these. */
        public RiddenUponOptions cause(Origin... cause) {
            this.cause = Array.of(cause);
            return this;
        }

        /** Says whose effect makes it happen, or who pays with it; not the rules then. */
        public RiddenUponOptions whose(Side whose) {
            this.whose = Option.some(whose);
            return this;
        }

        /**
         * Says what the card is whose effect makes it happen, or for whose cost it is paid, as it is now or was last;
         * its name is {@code source}.
         */
        public RiddenUponOptions source(Filter source) {
            this.source = Option.some(source);
            return this;
        }

        /** Says which kind of ability makes it happen, one of these. */
        public RiddenUponOptions kind(Clause.Kind... kind) {
            this.kind = Array.of(kind);
            return this;
        }

        /** Says the keyword of the ability that makes it happen, or the icon that it shares with others. */
        public RiddenUponOptions through(String through) {
            this.through = Option.some(through);
            return this;
        }

        /** Says what must be so as it happens. */
        public RiddenUponOptions when(Condition... when) {
            this.when = Array.of(when);
            return this;
        }

        /** Says how many there must be together, for whom it is one event then. */
        public RiddenUponOptions atOnce(Value atOnce) {
            this.atOnce = atOnce;
            return this;
        }

        /** Says how many there must be together, for whom it is one event then. */
        public RiddenUponOptions atOnce(int atOnce) {
            this.atOnce = new Constant(atOnce);
            return this;
        }

        /** Says which time it is, from 1. */
        public RiddenUponOptions time(Value time) {
            this.time = Option.some(time);
            return this;
        }

        /** Says which time it is, from 1. */
        public RiddenUponOptions time(int time) {
            this.time = Option.some(new Constant(time));
            return this;
        }

        /** Says of how long that is counted. */
        public RiddenUponOptions in(DurationTerm in) {
            this.in = in;
            return this;
        }

        /** Says the name of the card that does it or to which it happens, in place of the usual one. */
        public RiddenUponOptions as(String as) {
            this.as = Option.some(as);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class SituationOptions {
        private Option<Selector> of = Option.none();
        private Option<String> as = Option.none();

        private SituationOptions() {}

        /** Says cards of which one at least must be there besides. */
        public SituationOptions of(Selector of) {
            this.of = Option.some(of);
            return this;
        }

        /** Says their name. */
        public SituationOptions as(String as) {
            this.as = Option.some(as);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class UsesAbilityOptions {
        private Filter who = new ThisOne();
        private Array<Side> of = Array.of(Side.YOU);
        private Array<Origin> cause = Array.empty();
        private Option<Side> whose = Option.none();
        private Option<Filter> source = Option.none();
        private Array<Clause.Kind> kind = Array.empty();
        private Option<String> through = Option.none();
        private Array<Condition> when = Array.empty();
        private Value atOnce = new Constant(1);
        private Option<Value> time = Option.none();
        private DurationTerm in = new ThisPeriod(Period.TURN);
        private Option<String> as = Option.none();

        private UsesAbilityOptions() {}

        /** Says of which cards. */
        public UsesAbilityOptions who(Filter who) {
            this.who = who;
            return this;
        }

        /** Says who uses it, one of these. */
        public UsesAbilityOptions of(Side... of) {
            this.of = Array.of(of);
            return this;
        }

        /** Says what makes it happen, one of these. */
        public UsesAbilityOptions cause(Origin... cause) {
            this.cause = Array.of(cause);
            return this;
        }

        /** Says whose effect makes it happen, or who pays with it; not the rules then. */
        public UsesAbilityOptions whose(Side whose) {
            this.whose = Option.some(whose);
            return this;
        }

        /**
         * Says what the card is whose effect makes it happen, or for whose cost it is paid, as it is now or was last;
         * its name is {@code source}.
         */
        public UsesAbilityOptions source(Filter source) {
            this.source = Option.some(source);
            return this;
        }

        /** Says which kind of ability makes it happen, one of these. */
        public UsesAbilityOptions kind(Clause.Kind... kind) {
            this.kind = Array.of(kind);
            return this;
        }

        /** Says the keyword of the ability that makes it happen, or the icon that it shares with others. */
        public UsesAbilityOptions through(String through) {
            this.through = Option.some(through);
            return this;
        }

        /** Says what must be so as it happens. */
        public UsesAbilityOptions when(Condition... when) {
            this.when = Array.of(when);
            return this;
        }

        /** Says how many there must be together, for whom it is one event then. */
        public UsesAbilityOptions atOnce(Value atOnce) {
            this.atOnce = atOnce;
            return this;
        }

        /** Says how many there must be together, for whom it is one event then. */
        public UsesAbilityOptions atOnce(int atOnce) {
            this.atOnce = new Constant(atOnce);
            return this;
        }

        /** Says which time it is, from 1. */
        public UsesAbilityOptions time(Value time) {
            this.time = Option.some(time);
            return this;
        }

        /** Says which time it is, from 1. */
        public UsesAbilityOptions time(int time) {
            this.time = Option.some(new Constant(time));
            return this;
        }

        /** Says of how long that is counted. */
        public UsesAbilityOptions in(DurationTerm in) {
            this.in = in;
            return this;
        }

        /** Says the name of the card that does it or to which it happens, in place of the usual one. */
        public UsesAbilityOptions as(String as) {
            this.as = Option.some(as);
            return this;
        }
    }
}
