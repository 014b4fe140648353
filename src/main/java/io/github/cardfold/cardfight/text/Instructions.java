package io.github.cardfold.cardfight.text;

import io.github.cardfold.cardfight.action.AddCircle;
import io.github.cardfold.cardfight.action.Associate;
import io.github.cardfold.cardfight.action.AttackOrder;
import io.github.cardfold.cardfight.action.Bind;
import io.github.cardfold.cardfight.action.BlastEnergy;
import io.github.cardfold.cardfight.action.BoostOrder;
import io.github.cardfold.cardfight.action.ChargeEnergy;
import io.github.cardfold.cardfight.action.CounterBlast;
import io.github.cardfold.cardfight.action.CounterCharge;
import io.github.cardfold.cardfight.action.DealDamage;
import io.github.cardfold.cardfight.action.Declare;
import io.github.cardfold.cardfight.action.Delete;
import io.github.cardfold.cardfight.action.Discard;
import io.github.cardfold.cardfight.action.Dominate;
import io.github.cardfold.cardfight.action.DrawCards;
import io.github.cardfold.cardfight.action.EndOfTurn;
import io.github.cardfold.cardfight.action.Exchange;
import io.github.cardfold.cardfight.action.ExchangeZones;
import io.github.cardfold.cardfight.action.ExtraTurn;
import io.github.cardfold.cardfight.action.HealDamage;
import io.github.cardfold.cardfight.action.Lock;
import io.github.cardfold.cardfight.action.LookAt;
import io.github.cardfold.cardfight.action.Lose;
import io.github.cardfold.cardfight.action.MoreDriveChecks;
import io.github.cardfold.cardfight.action.MoveGauge;
import io.github.cardfold.cardfight.action.MoveUnits;
import io.github.cardfold.cardfight.action.NextTime;
import io.github.cardfold.cardfight.action.PlayCard;
import io.github.cardfold.cardfight.action.Put;
import io.github.cardfold.cardfight.action.PutAsGauge;
import io.github.cardfold.cardfight.action.RestUnits;
import io.github.cardfold.cardfight.action.Retire;
import io.github.cardfold.cardfight.action.Reveal;
import io.github.cardfold.cardfight.action.SearchDeck;
import io.github.cardfold.cardfight.action.ShuffleDeck;
import io.github.cardfold.cardfight.action.SoulBlast;
import io.github.cardfold.cardfight.action.SoulCharge;
import io.github.cardfold.cardfight.action.StandUp;
import io.github.cardfold.cardfight.action.TurnOver;
import io.github.cardfold.cardfight.action.Unlock;
import io.github.cardfold.cardfight.action.Win;
import io.github.cardfold.cardfight.battle.Redirect;
import io.github.cardfold.cardfight.entry.CallAsUnits;
import io.github.cardfold.cardfight.entry.CallUnits;
import io.github.cardfold.cardfight.entry.RideUnits;
import io.github.cardfold.cardfight.information.Declared;
import io.github.cardfold.cardfight.play.PlayTriggers;
import io.github.cardfold.cardfight.play.UsedUp;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.IconAction;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.cardfight.term.Period;
import io.github.cardfold.cardfight.term.ThisPeriod;
import io.github.cardfold.cardfight.term.Vanguard;
import io.github.cardfold.cardfight.term.WhenNext;
import io.github.cardfold.effect.Characteristic;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Deed;
import io.github.cardfold.effect.DurationTerm;
import io.github.cardfold.effect.EventPattern;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Limit;
import io.github.cardfold.effect.Property;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Spot;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.kind.Apply;
import io.github.cardfold.effect.kind.Bullets;
import io.github.cardfold.effect.kind.Choose;
import io.github.cardfold.effect.kind.Constant;
import io.github.cardfold.effect.kind.ForEach;
import io.github.cardfold.effect.kind.If;
import io.github.cardfold.effect.kind.Let;
import io.github.cardfold.effect.kind.May;
import io.github.cardfold.effect.kind.Nullify;
import io.github.cardfold.effect.kind.Pay;
import io.github.cardfold.effect.kind.Perform;
import io.github.cardfold.effect.kind.Repeat;
import io.github.cardfold.effect.kind.Sequence;
import io.github.cardfold.effect.kind.SoMany;
import io.github.cardfold.effect.kind.This;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Consumer;

/** Every kind of instruction that texts of cards may be made of. Generated from the kinds: do not edit. */
public final class Instructions {
    private Instructions() {}

    /**
     * Several instructions, in the order written (11.8.3.1.1); as a cost all at once. Written as a list.
     *
     * @param steps the steps
     */
    public static Instruction of(Instruction... steps) {
        return new Sequence(Array.of(steps));
    }

    /**
     * A fighter has one more rear-guard circle from now on, beside those of a row; none once there are as many places
     * as a position can have.
     */
    public static Instruction addCircle() {
        return new AddCircle(Circle.Row.FRONT, Circle.End.LEFT, Side.YOU);
    }

    /**
     * A fighter has one more rear-guard circle from now on, beside those of a row; none once there are as many places
     * as a position can have.
     *
     * @param row in which row
     */
    public static Instruction addCircle(Circle.Row row) {
        return new AddCircle(row, Circle.End.LEFT, Side.YOU);
    }

    /**
     * A fighter has one more rear-guard circle from now on, beside those of a row; none once there are as many places
     * as a position can have.
     *
     * @param more says what may be said besides
     */
    public static Instruction addCircleWith(Consumer<AddCircleOptions> more) {
        AddCircleOptions said = new AddCircleOptions();
        more.accept(said);
        return new AddCircle(said.row, said.end, said.fighter);
    }

    /**
     * Lets continuous effects begin that last for a time. Which cards they are about and by how much is fixed then.
     *
     * @param lasting how long they last
     * @param effects the effects
     */
    public static Instruction apply(DurationTerm lasting, Continuous... effects) {
        return new Apply(Array.of(effects), lasting);
    }

    /**
     * Associates cards with other cards, each with each, so that texts can ask for them later (7.33.1.1). It holds for
     * what the first become, wherever they go and as long as something is known of them, and ends when the others
     * become other cards.
     *
     * @param what the cards
     * @param with the cards that they are associated with
     */
    public static Instruction associate(Selector what, Selector with) {
        return new Associate(what, with);
    }

    /**
     * Units attack when the effect and the check timing after it are over (7.36.1): each of them each of the others.
     *
     * @param whom the units that they attack
     */
    public static Instruction attack(Selector whom) {
        return new AttackOrder(new This(), whom);
    }

    /**
     * Units attack when the effect and the check timing after it are over (7.36.1): each of them each of the others.
     *
     * @param whom the units that they attack
     * @param more says what may be said besides
     */
    public static Instruction attackWith(Selector whom, Consumer<AttackOrderOptions> more) {
        AttackOrderOptions said = new AttackOrderOptions();
        more.accept(said);
        return new AttackOrder(said.who, whom);
    }

    /**
     * Binds cards (7.29).
     *
     * @param what the cards
     */
    public static Instruction bind(Selector what) {
        return new Bind(what, false, Option.none());
    }

    /**
     * Binds cards (7.29).
     *
     * @param what the cards
     * @param more says what may be said besides
     */
    public static Instruction bindWith(Selector what, Consumer<BindOptions> more) {
        BindOptions said = new BindOptions();
        more.accept(said);
        return new Bind(what, said.faceDown, said.as);
    }

    /**
     * Units boost the attacking unit (7.47.1): each that stands, one after the other.
     *
     * @param who the units that boost
     */
    public static Instruction boost(Selector who) {
        return new BoostOrder(who, new This());
    }

    /**
     * Units boost the attacking unit (7.47.1): each that stands, one after the other.
     *
     * @param who the units that boost
     * @param more says what may be said besides
     */
    public static Instruction boostWith(Selector who, Consumer<BoostOrderOptions> more) {
        BoostOrderOptions said = new BoostOrderOptions();
        more.accept(said);
        return new BoostOrder(who, said.whom);
    }

    /**
     * A list of which all is carried out that applies, from top to bottom. What applies is said before the list and
     * fixed then: it stays so, whatever the first items change or leave undone (ruling 416). Where each item is to be
     * judged when it is reached, a plain list of {@code if}s says that.
     *
     * @param of the items, each an {@code if}
     */
    public static Instruction bullets(Instruction... of) {
        return new Bullets(Array.of(of));
    }

    /**
     * Superior calls cards (6.2.2.2), from wherever they are, all at once, each to a circle of its own that the caller
     * chooses.
     *
     * @param what the cards
     */
    public static Instruction call(Selector what) {
        return new CallUnits(what, Region.RC, Array.empty(), false, Side.YOU, Option.none());
    }

    /**
     * Superior calls cards (6.2.2.2), from wherever they are, all at once, each to a circle of its own that the caller
     * chooses.
     *
     * @param what the cards
     * @param more says what may be said besides
     */
    public static Instruction callWith(Selector what, Consumer<CallUnitsOptions> more) {
        CallUnitsOptions said = new CallUnitsOptions();
        more.accept(said);
        return new CallUnits(what, said.to, said.circles, said.resting, said.by, said.as);
    }

    /**
     * Superior calls set cards of the order zone as units (18.5). They are units as long as they lie on circles, with
     * the numbers and types that are said here.
     *
     * @param what the cards; those that are no set cards of the order zone are not called
     */
    public static Instruction callAsUnits(Selector what) {
        return new CallAsUnits(
                what,
                new Constant(0),
                new Constant(0),
                Option.none(),
                Array.empty(),
                Array.empty(),
                Region.RC,
                Array.empty(),
                false,
                Option.none());
    }

    /**
     * Superior calls set cards of the order zone as units (18.5). They are units as long as they lie on circles, with
     * the numbers and types that are said here.
     *
     * @param what the cards; those that are no set cards of the order zone are not called
     * @param more says what may be said besides
     */
    public static Instruction callAsUnitsWith(Selector what, Consumer<CallAsUnitsOptions> more) {
        CallAsUnitsOptions said = new CallAsUnitsOptions();
        more.accept(said);
        return new CallAsUnits(
                what,
                said.power,
                said.critical,
                said.shield,
                said.subtypes,
                said.specialTypes,
                said.to,
                said.circles,
                said.resting,
                said.as);
    }

    /**
     * Chooses cards when it is reached (11.8.4): as many as said as far as possible; one if no number is said.
     *
     * @param from the cards to choose from; where each fighter chooses, "you" is the one who does
     */
    public static Instruction choose(Selector from) {
        return new Choose(
                from,
                "it",
                Option.none(),
                Option.none(),
                Option.none(),
                Option.none(),
                Side.YOU,
                false,
                false,
                Option.none(),
                Option.none(),
                Option.none(),
                Option.none());
    }

    /**
     * Chooses cards when it is reached (11.8.4): as many as said as far as possible; one if no number is said.
     *
     * @param from the cards to choose from; where each fighter chooses, "you" is the one who does
     * @param more says what may be said besides
     */
    public static Instruction chooseWith(Selector from, Consumer<ChooseOptions> more) {
        ChooseOptions said = new ChooseOptions();
        more.accept(said);
        return new Choose(
                from,
                said.as,
                said.exactly,
                said.upTo,
                said.atLeast,
                said.asManyAs,
                said.by,
                said.each,
                said.atRandom,
                said.different,
                said.same,
                said.total,
                said.to);
    }

    /** Counter blasts: turns damage face down (7.24). */
    public static Instruction counterBlast() {
        return new CounterBlast(new SoMany(1));
    }

    /**
     * Counter blasts: turns damage face down (7.24).
     *
     * @param what the cards; a number is one of cards of your damage zone
     */
    public static Instruction counterBlast(Selector what) {
        return new CounterBlast(what);
    }

    /**
     * Counter blasts: turns damage face down (7.24).
     *
     * @param more says what may be said besides
     */
    public static Instruction counterBlastWith(Consumer<CounterBlastOptions> more) {
        CounterBlastOptions said = new CounterBlastOptions();
        more.accept(said);
        return new CounterBlast(said.what);
    }

    /** Counter charges: face-down damage is turned face up (7.26). */
    public static Instruction counterCharge() {
        return new CounterCharge(new Constant(1), Side.YOU, "charged");
    }

    /**
     * Counter charges: face-down damage is turned face up (7.26).
     *
     * @param number how many
     */
    public static Instruction counterCharge(Value number) {
        return new CounterCharge(number, Side.YOU, "charged");
    }

    /**
     * Counter charges: face-down damage is turned face up (7.26).
     *
     * @param number how many
     */
    public static Instruction counterCharge(int number) {
        return new CounterCharge(new Constant(number), Side.YOU, "charged");
    }

    /**
     * Counter charges: face-down damage is turned face up (7.26).
     *
     * @param more says what may be said besides
     */
    public static Instruction counterChargeWith(Consumer<CounterChargeOptions> more) {
        CounterChargeOptions said = new CounterChargeOptions();
        more.accept(said);
        return new CounterCharge(said.number, said.fighter, said.as);
    }

    /**
     * Deals damage to vanguards, as much to each; rule actions resolve it (7.35.2.2).
     *
     * @param to the vanguards
     */
    public static Instruction damage(Selector to) {
        return new DealDamage(new Constant(1), to);
    }

    /**
     * Deals damage to vanguards, as much to each; rule actions resolve it (7.35.2.2).
     *
     * @param to the vanguards
     * @param more says what may be said besides
     */
    public static Instruction damageWith(Selector to, Consumer<DealDamageOptions> more) {
        DealDamageOptions said = new DealDamageOptions();
        more.accept(said);
        return new DealDamage(said.number, to);
    }

    /**
     * A fighter declares information that a card of the game has (7.13).
     *
     * @param what what sort of information
     */
    public static Instruction declare(Declared what) {
        return new Declare(what, Array.empty(), "declared", Side.YOU);
    }

    /**
     * A fighter declares information that a card of the game has (7.13).
     *
     * @param what what sort of information
     * @param more says what may be said besides
     */
    public static Instruction declareWith(Declared what, Consumer<DeclareOptions> more) {
        DeclareOptions said = new DeclareOptions();
        more.accept(said);
        return new Declare(what, said.are, said.as, said.by);
    }

    /** Deletes units: they lie face down, and lose their printed power and text until they are turned face up. */
    public static Instruction delete() {
        return new Delete(new SoMany(1), Option.none());
    }

    /**
     * Deletes units: they lie face down, and lose their printed power and text until they are turned face up.
     *
     * @param what the units; a number is one of units of yours
     */
    public static Instruction delete(Selector what) {
        return new Delete(what, Option.none());
    }

    /**
     * Deletes units: they lie face down, and lose their printed power and text until they are turned face up.
     *
     * @param more says what may be said besides
     */
    public static Instruction deleteWith(Consumer<DeleteOptions> more) {
        DeleteOptions said = new DeleteOptions();
        more.accept(said);
        return new Delete(said.what, said.as);
    }

    /** Discards cards (7.9). */
    public static Instruction discard() {
        return new Discard(new SoMany(1), Option.none());
    }

    /**
     * Discards cards (7.9).
     *
     * @param what the cards; a number is one of cards of your hand
     */
    public static Instruction discard(Selector what) {
        return new Discard(what, Option.none());
    }

    /**
     * Discards cards (7.9).
     *
     * @param more says what may be said besides
     */
    public static Instruction discardWith(Consumer<DiscardOptions> more) {
        DiscardOptions said = new DiscardOptions();
        more.accept(said);
        return new Discard(said.what, said.as);
    }

    /**
     * The master of the effect dominates units: they are treated as if this fighter were their master (7.39).
     *
     * @param what the units; those whose master it is already, and those that are dominated, are left as they are
     */
    public static Instruction dominate(Selector what) {
        return new Dominate(what, Option.none());
    }

    /**
     * The master of the effect dominates units: they are treated as if this fighter were their master (7.39).
     *
     * @param what the units; those whose master it is already, and those that are dominated, are left as they are
     * @param more says what may be said besides
     */
    public static Instruction dominateWith(Selector what, Consumer<DominateOptions> more) {
        DominateOptions said = new DominateOptions();
        more.accept(said);
        return new Dominate(what, said.lasting);
    }

    /** Draws cards (7.6). */
    public static Instruction draw() {
        return new DrawCards(new Constant(1), Side.YOU, Option.none(), false);
    }

    /**
     * Draws cards (7.6).
     *
     * @param number how many
     */
    public static Instruction draw(Value number) {
        return new DrawCards(number, Side.YOU, Option.none(), false);
    }

    /**
     * Draws cards (7.6).
     *
     * @param number how many
     */
    public static Instruction draw(int number) {
        return new DrawCards(new Constant(number), Side.YOU, Option.none(), false);
    }

    /**
     * Draws cards (7.6).
     *
     * @param more says what may be said besides
     */
    public static Instruction drawWith(Consumer<DrawCardsOptions> more) {
        DrawCardsOptions said = new DrawCardsOptions();
        more.accept(said);
        return new DrawCards(said.number, said.fighter, said.as, said.upTo);
    }

    /** Units perform more drive checks in the battle in progress than their drive says; their drive stays as it is. */
    public static Instruction driveCheck() {
        return new MoreDriveChecks(new Constant(1), new Vanguard(Side.YOU, Array.empty()));
    }

    /**
     * Units perform more drive checks in the battle in progress than their drive says; their drive stays as it is.
     *
     * @param number how many more
     */
    public static Instruction driveCheck(Value number) {
        return new MoreDriveChecks(number, new Vanguard(Side.YOU, Array.empty()));
    }

    /**
     * Units perform more drive checks in the battle in progress than their drive says; their drive stays as it is.
     *
     * @param number how many more
     */
    public static Instruction driveCheck(int number) {
        return new MoreDriveChecks(new Constant(number), new Vanguard(Side.YOU, Array.empty()));
    }

    /**
     * Units perform more drive checks in the battle in progress than their drive says; their drive stays as it is.
     *
     * @param more says what may be said besides
     */
    public static Instruction driveCheckWith(Consumer<MoreDriveChecksOptions> more) {
        MoreDriveChecksOptions said = new MoreDriveChecksOptions();
        more.accept(said);
        return new MoreDriveChecks(said.number, said.who);
    }

    /** The turn ends while the effect is carried out, which ends with it (18.4). */
    public static Instruction endTurn() {
        return new EndOfTurn();
    }

    /** Energy blasts as part of an effect, all of it or nothing (7.49). */
    public static Instruction energyBlast() {
        return new BlastEnergy(new Constant(1), Side.YOU);
    }

    /**
     * Energy blasts as part of an effect, all of it or nothing (7.49).
     *
     * @param number by how much
     */
    public static Instruction energyBlast(Value number) {
        return new BlastEnergy(number, Side.YOU);
    }

    /**
     * Energy blasts as part of an effect, all of it or nothing (7.49).
     *
     * @param number by how much
     */
    public static Instruction energyBlast(int number) {
        return new BlastEnergy(new Constant(number), Side.YOU);
    }

    /**
     * Energy blasts as part of an effect, all of it or nothing (7.49).
     *
     * @param more says what may be said besides
     */
    public static Instruction energyBlastWith(Consumer<BlastEnergyOptions> more) {
        BlastEnergyOptions said = new BlastEnergyOptions();
        more.accept(said);
        return new BlastEnergy(said.number, said.fighter);
    }

    /** Energy charges (7.48). */
    public static Instruction energyCharge() {
        return new ChargeEnergy(new Constant(1), Side.YOU);
    }

    /**
     * Energy charges (7.48).
     *
     * @param number by how much
     */
    public static Instruction energyCharge(Value number) {
        return new ChargeEnergy(number, Side.YOU);
    }

    /**
     * Energy charges (7.48).
     *
     * @param number by how much
     */
    public static Instruction energyCharge(int number) {
        return new ChargeEnergy(new Constant(number), Side.YOU);
    }

    /**
     * Energy charges (7.48).
     *
     * @param more says what may be said besides
     */
    public static Instruction energyChargeWith(Consumer<ChargeEnergyOptions> more) {
        ChargeEnergyOptions said = new ChargeEnergyOptions();
        more.accept(said);
        return new ChargeEnergy(said.number, said.fighter);
    }

    /**
     * Exchanges two cards: each goes where the other is, at the same time, or nothing happens (7.8).
     *
     * @param what one card
     * @param with the other card
     */
    public static Instruction exchange(Selector what, Selector with) {
        return new Exchange(what, with, Option.none());
    }

    /**
     * Exchanges two cards: each goes where the other is, at the same time, or nothing happens (7.8).
     *
     * @param what one card
     * @param with the other card
     * @param more says what may be said besides
     */
    public static Instruction exchangeWith(Selector what, Selector with, Consumer<ExchangeOptions> more) {
        ExchangeOptions said = new ExchangeOptions();
        more.accept(said);
        return new Exchange(what, with, said.as);
    }

    /**
     * Exchanges two zones of a fighter: all cards of each go to the other, at the same time (7.8.3).
     *
     * @param one one zone
     * @param other the other zone
     */
    public static Instruction exchangeZones(Region one, Region other) {
        return new ExchangeZones(one, other, Side.YOU);
    }

    /**
     * Exchanges two zones of a fighter: all cards of each go to the other, at the same time (7.8.3).
     *
     * @param one one zone
     * @param other the other zone
     * @param more says what may be said besides
     */
    public static Instruction exchangeZonesWith(Region one, Region other, Consumer<ExchangeZonesOptions> more) {
        ExchangeZonesOptions said = new ExchangeZonesOptions();
        more.accept(said);
        return new ExchangeZones(one, other, said.of);
    }

    /** A fighter gains an extra turn, right after the current one (18.2). */
    public static Instruction extraTurn() {
        return new ExtraTurn(Side.YOU);
    }

    /**
     * A fighter gains an extra turn, right after the current one (18.2).
     *
     * @param fighter who
     */
    public static Instruction extraTurn(Side fighter) {
        return new ExtraTurn(fighter);
    }

    /**
     * A fighter gains an extra turn, right after the current one (18.2).
     *
     * @param more says what may be said besides
     */
    public static Instruction extraTurnWith(Consumer<ExtraTurnOptions> more) {
        ExtraTurnOptions said = new ExtraTurnOptions();
        more.accept(said);
        return new ExtraTurn(said.fighter);
    }

    /**
     * Carries instructions out once for each of some cards, in the order the cards are named or lie, or as lots have it
     * where not all see them, or in an order that their master chooses; which cards is fixed before the first time.
     *
     * @param of the cards
     * @param then what is done for each
     */
    public static Instruction forEach(Selector of, Instruction... then) {
        return new ForEach(of, "it", Array.of(then), false);
    }

    /**
     * Carries instructions out once for each of some cards, in the order the cards are named or lie, or as lots have it
     * where not all see them, or in an order that their master chooses; which cards is fixed before the first time.
     *
     * @param of the cards
     * @param then what is done for each
     * @param more says what may be said besides
     */
    public static Instruction forEachWith(Selector of, Consumer<ForEachOptions> more, Instruction... then) {
        ForEachOptions said = new ForEachOptions();
        more.accept(said);
        return new ForEach(of, said.as, Array.of(then), said.inAnyOrder);
    }

    /**
     * Lets a fighter heal damage: cards of the damage zone that this fighter chooses go to the drop zone (7.20, ruling
     * 410).
     */
    public static Instruction heal() {
        return new HealDamage(new Constant(1), Side.YOU, "healed");
    }

    /**
     * Lets a fighter heal damage: cards of the damage zone that this fighter chooses go to the drop zone (7.20, ruling
     * 410).
     *
     * @param number how many
     */
    public static Instruction heal(Value number) {
        return new HealDamage(number, Side.YOU, "healed");
    }

    /**
     * Lets a fighter heal damage: cards of the damage zone that this fighter chooses go to the drop zone (7.20, ruling
     * 410).
     *
     * @param number how many
     */
    public static Instruction heal(int number) {
        return new HealDamage(new Constant(number), Side.YOU, "healed");
    }

    /**
     * Lets a fighter heal damage: cards of the damage zone that this fighter chooses go to the drop zone (7.20, ruling
     * 410).
     *
     * @param more says what may be said besides
     */
    public static Instruction healWith(Consumer<HealDamageOptions> more) {
        HealDamageOptions said = new HealDamageOptions();
        more.accept(said);
        return new HealDamage(said.number, said.of, said.as);
    }

    /**
     * A requirement and what it governs (11.2.2).
     *
     * @param when the requirement
     * @param then what is done if it holds
     */
    public static Instruction if_(Condition when, Instruction... then) {
        return new If(when, Array.of(then), Array.empty());
    }

    /**
     * A requirement and what it governs (11.2.2).
     *
     * @param when the requirement
     * @param then what is done if it holds
     * @param more says what may be said besides
     */
    public static Instruction if_With(Condition when, Consumer<IfOptions> more, Instruction... then) {
        IfOptions said = new IfOptions();
        more.accept(said);
        return new If(when, Array.of(then), said.otherwise);
    }

    /**
     * Fixes a number for what follows, or names some cards without a choice.
     *
     * @param as the name it gets
     */
    public static Instruction let(String as) {
        return new Let(as, Option.none(), Option.none());
    }

    /**
     * Fixes a number for what follows, or names some cards without a choice.
     *
     * @param as the name it gets
     * @param more says what may be said besides
     */
    public static Instruction letWith(String as, Consumer<LetOptions> more) {
        LetOptions said = new LetOptions();
        more.accept(said);
        return new Let(as, said.be, said.cards);
    }

    /**
     * Locks cards: those on rear-guard circles where they lie (7.30.1); others are put on rear-guard circles of their
     * owners as locked cards (7.30.5).
     */
    public static Instruction lock() {
        return new Lock(new SoMany(1), Array.empty(), Option.none());
    }

    /**
     * Locks cards: those on rear-guard circles where they lie (7.30.1); others are put on rear-guard circles of their
     * owners as locked cards (7.30.5).
     *
     * @param what the cards; a number is one of rear-guards of yours
     */
    public static Instruction lock(Selector what) {
        return new Lock(what, Array.empty(), Option.none());
    }

    /**
     * Locks cards: those on rear-guard circles where they lie (7.30.1); others are put on rear-guard circles of their
     * owners as locked cards (7.30.5).
     *
     * @param more says what may be said besides
     */
    public static Instruction lockWith(Consumer<LockOptions> more) {
        LockOptions said = new LockOptions();
        more.accept(said);
        return new Lock(said.what, said.circles, said.as);
    }

    /** Looks at the top cards of a deck (7.7.1). */
    public static Instruction look() {
        return new LookAt(new Constant(1), Side.YOU, Side.YOU, "them", false);
    }

    /**
     * Looks at the top cards of a deck (7.7.1).
     *
     * @param top how many
     */
    public static Instruction look(Value top) {
        return new LookAt(top, Side.YOU, Side.YOU, "them", false);
    }

    /**
     * Looks at the top cards of a deck (7.7.1).
     *
     * @param top how many
     */
    public static Instruction look(int top) {
        return new LookAt(new Constant(top), Side.YOU, Side.YOU, "them", false);
    }

    /**
     * Looks at the top cards of a deck (7.7.1).
     *
     * @param more says what may be said besides
     */
    public static Instruction lookWith(Consumer<LookAtOptions> more) {
        LookAtOptions said = new LookAtOptions();
        more.accept(said);
        return new LookAt(said.top, said.of, said.by, said.as, said.upTo);
    }

    /** A fighter loses, and the game ends at once, while the effect is carried out (1.2.5). */
    public static Instruction lose() {
        return new Lose(Side.YOU);
    }

    /**
     * A fighter loses, and the game ends at once, while the effect is carried out (1.2.5).
     *
     * @param fighter who
     */
    public static Instruction lose(Side fighter) {
        return new Lose(fighter);
    }

    /**
     * A fighter loses, and the game ends at once, while the effect is carried out (1.2.5).
     *
     * @param more says what may be said besides
     */
    public static Instruction loseWith(Consumer<LoseOptions> more) {
        LoseOptions said = new LoseOptions();
        more.accept(said);
        return new Lose(said.fighter);
    }

    /**
     * "You may": a fighter decides whether something is done.
     *
     * @param then what is done if so
     */
    public static Instruction may(Instruction... then) {
        return new May(Array.of(then), Array.empty(), Side.YOU);
    }

    /**
     * "You may": a fighter decides whether something is done.
     *
     * @param then what is done if so
     * @param more says what may be said besides
     */
    public static Instruction mayWith(Consumer<MayOptions> more, Instruction... then) {
        MayOptions said = new MayOptions();
        more.accept(said);
        return new May(Array.of(then), said.otherwise, said.by);
    }

    /**
     * Moves units of the field to other circles of it (7.34.1), each to one that the master of the effect chooses.
     * Those that were on rear-guard circles and are put on the vanguard circle ride (7.4.1.1).
     */
    public static Instruction move() {
        return new MoveUnits(new This(), Region.RC, Array.empty(), Option.none());
    }

    /**
     * Moves units of the field to other circles of it (7.34.1), each to one that the master of the effect chooses.
     * Those that were on rear-guard circles and are put on the vanguard circle ride (7.4.1.1).
     *
     * @param what the units
     */
    public static Instruction move(Selector what) {
        return new MoveUnits(what, Region.RC, Array.empty(), Option.none());
    }

    /**
     * Moves units of the field to other circles of it (7.34.1), each to one that the master of the effect chooses.
     * Those that were on rear-guard circles and are put on the vanguard circle ride (7.4.1.1).
     *
     * @param more says what may be said besides
     */
    public static Instruction moveWith(Consumer<MoveUnitsOptions> more) {
        MoveUnitsOptions said = new MoveUnitsOptions();
        more.accept(said);
        return new MoveUnits(said.what, said.to, said.circles, said.as);
    }

    /**
     * Moves gauge to a unit: the cards stay in the gauge zone (7.40.6).
     *
     * @param what the cards; those that lie elsewhere are left as they are
     * @param to the unit
     */
    public static Instruction moveGauge(Selector what, Selector to) {
        return new MoveGauge(what, to);
    }

    /**
     * The number of a fighter's next counter blast, soul charge or the like of this turn rises or falls (7.28.2).
     *
     * @param what which action
     * @param by by how much, below 0 for less
     */
    public static Instruction next(IconAction what, Value by) {
        return new NextTime(what, by, false, Side.YOU);
    }

    /**
     * The number of a fighter's next counter blast, soul charge or the like of this turn rises or falls (7.28.2).
     *
     * @param what which action
     * @param by by how much, below 0 for less
     */
    public static Instruction next(IconAction what, int by) {
        return new NextTime(what, new Constant(by), false, Side.YOU);
    }

    /**
     * The number of a fighter's next counter blast, soul charge or the like of this turn rises or falls (7.28.2).
     *
     * @param what which action
     * @param by by how much, below 0 for less
     * @param more says what may be said besides
     */
    public static Instruction nextWith(IconAction what, Value by, Consumer<NextTimeOptions> more) {
        NextTimeOptions said = new NextTimeOptions();
        more.accept(said);
        return new NextTime(what, by, said.inAlchemagic, said.of);
    }

    /**
     * Continuous effects that automatic abilities of cards have made end.
     *
     * @param of the cards
     */
    public static Instruction nullify(Selector of) {
        return new Nullify(of, Option.none());
    }

    /**
     * Continuous effects that automatic abilities of cards have made end.
     *
     * @param of the cards
     * @param more says what may be said besides
     */
    public static Instruction nullifyWith(Selector of, Consumer<NullifyOptions> more) {
        NullifyOptions said = new NullifyOptions();
        more.accept(said);
        return new Nullify(of, said.saying);
    }

    /**
     * "[Cost]" in an effect: a fighter may pay it; if not, or if it cannot be paid, only what it governs is left out.
     *
     * @param cost the parts, paid together or not at all
     */
    public static Instruction pay(Instruction... cost) {
        return new Pay(Array.of(cost), Array.empty(), Array.empty(), Side.YOU, false);
    }

    /**
     * "[Cost]" in an effect: a fighter may pay it; if not, or if it cannot be paid, only what it governs is left out.
     *
     * @param cost the parts, paid together or not at all
     * @param more says what may be said besides
     */
    public static Instruction payWith(Consumer<PayOptions> more, Instruction... cost) {
        PayOptions said = new PayOptions();
        more.accept(said);
        return new Pay(Array.of(cost), said.then, said.otherwise, said.by, said.must);
    }

    /**
     * Its master chooses among texts, each at most once; those chosen are carried out from top to bottom. A text that
     * is an {@code if} can be chosen only if its requirement is met. Without a number one is chosen, and as many as
     * said as far as there are so many. As a cost it is a choice between costs, of which one is paid in full.
     *
     * @param of the texts to choose from
     */
    public static Instruction perform(Instruction... of) {
        return new Perform(Array.of(of), Option.none(), Option.none(), Option.none(), false);
    }

    /**
     * Its master chooses among texts, each at most once; those chosen are carried out from top to bottom. A text that
     * is an {@code if} can be chosen only if its requirement is met. Without a number one is chosen, and as many as
     * said as far as there are so many. As a cost it is a choice between costs, of which one is paid in full.
     *
     * @param of the texts to choose from
     * @param more says what may be said besides
     */
    public static Instruction performWith(Consumer<PerformOptions> more, Instruction... of) {
        PerformOptions said = new PerformOptions();
        more.accept(said);
        return new Perform(Array.of(of), said.exactly, said.upTo, said.once, said.atRandom);
    }

    /**
     * Plays orders from where they lie, one after the other; each counts as one played this turn (11.8.2.1.1).
     *
     * @param what the orders
     */
    public static Instruction play(Selector what) {
        return new PlayCard(what);
    }

    /**
     * Puts cards into a zone: of their owner (11.8.5.2).
     *
     * @param what the cards
     * @param to the zone
     */
    public static Instruction put(Selector what, Region to) {
        return new Put(what, to, Option.none(), false, false, Option.none());
    }

    /**
     * Puts cards into a zone: of their owner (11.8.5.2).
     *
     * @param what the cards
     * @param to the zone
     * @param more says what may be said besides
     */
    public static Instruction putWith(Selector what, Region to, Consumer<PutOptions> more) {
        PutOptions said = new PutOptions();
        more.accept(said);
        return new Put(what, to, said.of, said.bottom, said.faceDown, said.as);
    }

    /**
     * Puts cards into the gauge zones of their owners, as the gauge of a unit, of a fighter or of nothing (7.40).
     *
     * @param what the cards
     */
    public static Instruction putAsGauge(Selector what) {
        return new PutAsGauge(what, Option.none(), Option.none(), Option.none(), false, false, Option.none());
    }

    /**
     * Puts cards into the gauge zones of their owners, as the gauge of a unit, of a fighter or of nothing (7.40).
     *
     * @param what the cards
     * @param more says what may be said besides
     */
    public static Instruction putAsGaugeWith(Selector what, Consumer<PutAsGaugeOptions> more) {
        PutAsGaugeOptions said = new PutAsGaugeOptions();
        more.accept(said);
        return new PutAsGauge(what, said.of, said.fighter, said.name, said.upTo, said.faceUp, said.as);
    }

    /**
     * Directs the attack of the battle in progress, or guardians, at other units: these are attacked instead of those
     * attacked so far (10.1.5), or guarded from now on instead of those guarded so far (6.2.4).
     *
     * @param to the units
     */
    public static Instruction redirect(Selector to) {
        return new Redirect(Option.none(), to);
    }

    /**
     * Directs the attack of the battle in progress, or guardians, at other units: these are attacked instead of those
     * attacked so far (10.1.5), or guarded from now on instead of those guarded so far (6.2.4).
     *
     * @param to the units
     * @param more says what may be said besides
     */
    public static Instruction redirectWith(Selector to, Consumer<RedirectOptions> more) {
        RedirectOptions said = new RedirectOptions();
        more.accept(said);
        return new Redirect(said.what, to);
    }

    /**
     * Carries instructions out again: so many times, one after the other, and not at all if the number is not above 0;
     * or once, and again and again until a condition holds or a round does nothing. One that never comes to hold is a
     * loop that nobody can stop, or ends the game as undecided.
     *
     * @param then what is done each time
     */
    public static Instruction repeat(Instruction... then) {
        return new Repeat(Option.none(), Array.of(then), Option.none());
    }

    /**
     * Carries instructions out again: so many times, one after the other, and not at all if the number is not above 0;
     * or once, and again and again until a condition holds or a round does nothing. One that never comes to hold is a
     * loop that nobody can stop, or ends the game as undecided.
     *
     * @param then what is done each time
     * @param more says what may be said besides
     */
    public static Instruction repeatWith(Consumer<RepeatOptions> more, Instruction... then) {
        RepeatOptions said = new RepeatOptions();
        more.accept(said);
        return new Repeat(said.times, Array.of(then), said.until);
    }

    /** Rests units; one that rests already does nothing. */
    public static Instruction rest() {
        return new RestUnits(new This(), Option.none());
    }

    /**
     * Rests units; one that rests already does nothing.
     *
     * @param what the units; a number is one of units of yours
     */
    public static Instruction rest(Selector what) {
        return new RestUnits(what, Option.none());
    }

    /**
     * Rests units; one that rests already does nothing.
     *
     * @param more says what may be said besides
     */
    public static Instruction restWith(Consumer<RestUnitsOptions> more) {
        RestUnitsOptions said = new RestUnitsOptions();
        more.accept(said);
        return new RestUnits(said.what, said.as);
    }

    /** Retires units (7.18). */
    public static Instruction retire() {
        return new Retire(new SoMany(1), Option.none());
    }

    /**
     * Retires units (7.18).
     *
     * @param what the cards; a number is one of rear-guards of yours
     */
    public static Instruction retire(Selector what) {
        return new Retire(what, Option.none());
    }

    /**
     * Retires units (7.18).
     *
     * @param more says what may be said besides
     */
    public static Instruction retireWith(Consumer<RetireOptions> more) {
        RetireOptions said = new RetireOptions();
        more.accept(said);
        return new Retire(said.what, said.as);
    }

    /** Reveals cards to all where they lie (7.10). */
    public static Instruction reveal() {
        return new Reveal(new SoMany(1), Array.empty(), Option.none());
    }

    /**
     * Reveals cards to all where they lie (7.10).
     *
     * @param what the cards; a number is one of cards of your hand
     */
    public static Instruction reveal(Selector what) {
        return new Reveal(what, Array.empty(), Option.none());
    }

    /**
     * Reveals cards to all where they lie (7.10).
     *
     * @param more says what may be said besides
     */
    public static Instruction revealWith(Consumer<RevealOptions> more) {
        RevealOptions said = new RevealOptions();
        more.accept(said);
        return new Reveal(said.what, said.until, said.as);
    }

    /**
     * Superior rides cards (6.3.2.2), from wherever they are; several one by one in an order of the rider's choice
     * (6.3.6).
     *
     * @param what the cards
     */
    public static Instruction ride(Selector what) {
        return new RideUnits(what, false, Side.YOU, Option.none());
    }

    /**
     * Superior rides cards (6.3.2.2), from wherever they are; several one by one in an order of the rider's choice
     * (6.3.6).
     *
     * @param what the cards
     * @param more says what may be said besides
     */
    public static Instruction rideWith(Selector what, Consumer<RideUnitsOptions> more) {
        RideUnitsOptions said = new RideUnitsOptions();
        more.accept(said);
        return new RideUnits(what, said.resting, said.by, said.as);
    }

    /**
     * Searches a fighter's own deck for cards (7.11), and other own zones with it. The deck has no order then (ruling
     * 301): each kind of card is offered once, which is all that a searcher can tell apart, and each find is settled on
     * top, apart from what later searches of the same ability look through. To find nothing is allowed, but not where
     * all see that there is something, unless the text says "up to".
     */
    public static Instruction searchDeck() {
        return new SearchDeck(Array.empty(), Option.none(), Option.none(), Array.empty(), Side.YOU, "it");
    }

    /**
     * Searches a fighter's own deck for cards (7.11), and other own zones with it. The deck has no order then (ruling
     * 301): each kind of card is offered once, which is all that a searcher can tell apart, and each find is settled on
     * top, apart from what later searches of the same ability look through. To find nothing is allowed, but not where
     * all see that there is something, unless the text says "up to".
     *
     * @param are what they must be
     */
    public static Instruction searchDeck(Filter... are) {
        return new SearchDeck(Array.of(are), Option.none(), Option.none(), Array.empty(), Side.YOU, "it");
    }

    /**
     * Searches a fighter's own deck for cards (7.11), and other own zones with it. The deck has no order then (ruling
     * 301): each kind of card is offered once, which is all that a searcher can tell apart, and each find is settled on
     * top, apart from what later searches of the same ability look through. To find nothing is allowed, but not where
     * all see that there is something, unless the text says "up to".
     *
     * @param more says what may be said besides
     */
    public static Instruction searchDeckWith(Consumer<SearchDeckOptions> more) {
        SearchDeckOptions said = new SearchDeckOptions();
        more.accept(said);
        return new SearchDeck(said.are, said.upTo, said.exactly, said.or, said.by, said.as);
    }

    /** Shuffles a deck (7.12). Cards that the same effect has found in it and left there are not shuffled. */
    public static Instruction shuffleDeck() {
        return new ShuffleDeck(Side.YOU, false);
    }

    /**
     * Shuffles a deck (7.12). Cards that the same effect has found in it and left there are not shuffled.
     *
     * @param of whose
     */
    public static Instruction shuffleDeck(Side of) {
        return new ShuffleDeck(of, false);
    }

    /**
     * Shuffles a deck (7.12). Cards that the same effect has found in it and left there are not shuffled.
     *
     * @param more says what may be said besides
     */
    public static Instruction shuffleDeckWith(Consumer<ShuffleDeckOptions> more) {
        ShuffleDeckOptions said = new ShuffleDeckOptions();
        more.accept(said);
        return new ShuffleDeck(said.of, said.foundToo);
    }

    /** Soul blasts: puts cards of the soul into the drop zone (7.25). */
    public static Instruction soulBlast() {
        return new SoulBlast(new SoMany(1));
    }

    /**
     * Soul blasts: puts cards of the soul into the drop zone (7.25).
     *
     * @param what the cards; a number is one of cards of your soul
     */
    public static Instruction soulBlast(Selector what) {
        return new SoulBlast(what);
    }

    /**
     * Soul blasts: puts cards of the soul into the drop zone (7.25).
     *
     * @param more says what may be said besides
     */
    public static Instruction soulBlastWith(Consumer<SoulBlastOptions> more) {
        SoulBlastOptions said = new SoulBlastOptions();
        more.accept(said);
        return new SoulBlast(said.what);
    }

    /** Soul charges: the top cards of the deck go to the soul one by one (7.27, 4.5.3). */
    public static Instruction soulCharge() {
        return new SoulCharge(new Constant(1), Side.YOU, Option.none());
    }

    /**
     * Soul charges: the top cards of the deck go to the soul one by one (7.27, 4.5.3).
     *
     * @param number how many
     */
    public static Instruction soulCharge(Value number) {
        return new SoulCharge(number, Side.YOU, Option.none());
    }

    /**
     * Soul charges: the top cards of the deck go to the soul one by one (7.27, 4.5.3).
     *
     * @param number how many
     */
    public static Instruction soulCharge(int number) {
        return new SoulCharge(new Constant(number), Side.YOU, Option.none());
    }

    /**
     * Soul charges: the top cards of the deck go to the soul one by one (7.27, 4.5.3).
     *
     * @param more says what may be said besides
     */
    public static Instruction soulChargeWith(Consumer<SoulChargeOptions> more) {
        SoulChargeOptions said = new SoulChargeOptions();
        more.accept(said);
        return new SoulCharge(said.number, said.fighter, said.as);
    }

    /** Stands units; one that stands already does nothing. */
    public static Instruction stand() {
        return new StandUp(new This(), Option.none());
    }

    /**
     * Stands units; one that stands already does nothing.
     *
     * @param what the units; a number is one of units of yours
     */
    public static Instruction stand(Selector what) {
        return new StandUp(what, Option.none());
    }

    /**
     * Stands units; one that stands already does nothing.
     *
     * @param more says what may be said besides
     */
    public static Instruction standWith(Consumer<StandUpOptions> more) {
        StandUpOptions said = new StandUpOptions();
        more.accept(said);
        return new StandUp(said.what, said.as);
    }

    /**
     * Plays the trigger abilities of cards, wherever they lie: those of several icons one after the other, in an order
     * that their master chooses (11.10.6).
     *
     * @param of the cards; one without an icon has no trigger ability
     */
    public static Instruction trigger(Selector of) {
        return new PlayTriggers(of);
    }

    /** Turns cards face up or face down; one that lies so already does nothing. */
    public static Instruction turn() {
        return new TurnOver(new This(), false, Option.none());
    }

    /**
     * Turns cards face up or face down; one that lies so already does nothing.
     *
     * @param what the cards
     */
    public static Instruction turn(Selector what) {
        return new TurnOver(what, false, Option.none());
    }

    /**
     * Turns cards face up or face down; one that lies so already does nothing.
     *
     * @param more says what may be said besides
     */
    public static Instruction turnWith(Consumer<TurnOverOptions> more) {
        TurnOverOptions said = new TurnOverOptions();
        more.accept(said);
        return new TurnOver(said.what, said.faceDown, said.as);
    }

    /** Unlocks cards, turning them face up; one that is not locked does nothing. */
    public static Instruction unlock() {
        return new Unlock(new SoMany(1), Option.none());
    }

    /**
     * Unlocks cards, turning them face up; one that is not locked does nothing.
     *
     * @param what the cards; a number is one of locked cards of yours
     */
    public static Instruction unlock(Selector what) {
        return new Unlock(what, Option.none());
    }

    /**
     * Unlocks cards, turning them face up; one that is not locked does nothing.
     *
     * @param more says what may be said besides
     */
    public static Instruction unlockWith(Consumer<UnlockOptions> more) {
        UnlockOptions said = new UnlockOptions();
        more.accept(said);
        return new Unlock(said.what, said.as);
    }

    /**
     * "This ability can't be used for the rest of that turn", as the last sentence of an ACT or AUTO ability, which
     * carries it out when all else is done: of an ACT also if a requirement failed, of an AUTO if the game has changed.
     *
     * @param period for how long
     */
    public static Instruction usedUp(Limit period) {
        return new UsedUp(period);
    }

    /**
     * Lets instructions be carried out later, when something happens: "at the end of this turn", "the next time that".
     * They may speak of cards that were named before, and of those that the event binds.
     *
     * @param on what is waited for
     * @param then what is done then
     */
    public static Instruction whenNext(EventPattern on, Instruction... then) {
        return new WhenNext(on, Array.of(then), new ThisPeriod(Period.TURN), false);
    }

    /**
     * Lets instructions be carried out later, when something happens: "at the end of this turn", "the next time that".
     * They may speak of cards that were named before, and of those that the event binds.
     *
     * @param on what is waited for
     * @param then what is done then
     * @param more says what may be said besides
     */
    public static Instruction whenNextWith(EventPattern on, Consumer<WhenNextOptions> more, Instruction... then) {
        WhenNextOptions said = new WhenNextOptions();
        more.accept(said);
        return new WhenNext(on, Array.of(then), said.within, said.eachTime);
    }

    /** A fighter wins, and the game ends at once, while the effect is carried out (1.2.5). */
    public static Instruction win() {
        return new Win(Side.YOU);
    }

    /**
     * A fighter wins, and the game ends at once, while the effect is carried out (1.2.5).
     *
     * @param fighter who
     */
    public static Instruction win(Side fighter) {
        return new Win(fighter);
    }

    /**
     * A fighter wins, and the game ends at once, while the effect is carried out (1.2.5).
     *
     * @param more says what may be said besides
     */
    public static Instruction winWith(Consumer<WinOptions> more) {
        WinOptions said = new WinOptions();
        more.accept(said);
        return new Win(said.fighter);
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class AddCircleOptions {
        private Circle.Row row = Circle.Row.FRONT;
        private Circle.End end = Circle.End.LEFT;
        private Side fighter = Side.YOU;

        private AddCircleOptions() {}

        /** Says in which row. */
        public AddCircleOptions row(Circle.Row row) {
            this.row = row;
            return this;
        }

        /** Says at which end of it, as the fighter sees it. */
        public AddCircleOptions end(Circle.End end) {
            this.end = end;
            return this;
        }

        /** Says whose circle it is. */
        public AddCircleOptions fighter(Side fighter) {
            this.fighter = fighter;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class AttackOrderOptions {
        private Selector who = new This();

        private AttackOrderOptions() {}

        /** Says the units that attack. */
        public AttackOrderOptions who(Selector who) {
            this.who = who;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class BindOptions {
        private boolean faceDown = false;
        private Option<String> as = Option.none();

        private BindOptions() {}

        /** Says whether they lie face down there. */
        public BindOptions faceDown(boolean faceDown) {
            this.faceDown = faceDown;
            return this;
        }

        /** Says their name, as they have become. */
        public BindOptions as(String as) {
            this.as = Option.some(as);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class BoostOrderOptions {
        private Selector whom = new This();

        private BoostOrderOptions() {}

        /** Says the unit that is boosted; if it does not attack, nothing is done. */
        public BoostOrderOptions whom(Selector whom) {
            this.whom = whom;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class CallUnitsOptions {
        private Region to = Region.RC;
        private Array<Spot> circles = Array.empty();
        private boolean resting = false;
        private Side by = Side.YOU;
        private Option<String> as = Option.none();

        private CallUnitsOptions() {}

        /** Says rear-guard circles, the guardian circle, or circles of a plugin that are either. */
        public CallUnitsOptions to(Region to) {
            this.to = to;
            return this;
        }

        /** Says what the rear-guard circles must be. */
        public CallUnitsOptions circles(Spot... circles) {
            this.circles = Array.of(circles);
            return this;
        }

        /** Says whether the cards come to rest. */
        public CallUnitsOptions resting(boolean resting) {
            this.resting = resting;
            return this;
        }

        /** Says who calls; cards of the other fighter are not called (4.1.13). */
        public CallUnitsOptions by(Side by) {
            this.by = by;
            return this;
        }

        /** Says the name of the units. */
        public CallUnitsOptions as(String as) {
            this.as = Option.some(as);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class CallAsUnitsOptions {
        private Value power = new Constant(0);
        private Value critical = new Constant(0);
        private Option<Value> shield = Option.none();
        private Array<String> subtypes = Array.empty();
        private Array<String> specialTypes = Array.empty();
        private Region to = Region.RC;
        private Array<Spot> circles = Array.empty();
        private boolean resting = false;
        private Option<String> as = Option.none();

        private CallAsUnitsOptions() {}

        /** Says their power. */
        public CallAsUnitsOptions power(Value power) {
            this.power = power;
            return this;
        }

        /** Says their power. */
        public CallAsUnitsOptions power(int power) {
            this.power = new Constant(power);
            return this;
        }

        /** Says their critical. */
        public CallAsUnitsOptions critical(Value critical) {
            this.critical = critical;
            return this;
        }

        /** Says their critical. */
        public CallAsUnitsOptions critical(int critical) {
            this.critical = new Constant(critical);
            return this;
        }

        /** Says their shield; none if nothing is said. */
        public CallAsUnitsOptions shield(Value shield) {
            this.shield = Option.some(shield);
            return this;
        }

        /** Says their shield; none if nothing is said. */
        public CallAsUnitsOptions shield(int shield) {
            this.shield = Option.some(new Constant(shield));
            return this;
        }

        /** Says the subtypes that they get. */
        public CallAsUnitsOptions subtypes(String... subtypes) {
            this.subtypes = Array.of(subtypes);
            return this;
        }

        /** Says the special types that they get. */
        public CallAsUnitsOptions specialTypes(String... specialTypes) {
            this.specialTypes = Array.of(specialTypes);
            return this;
        }

        /** Says rear-guard circles, the guardian circle, or circles of a plugin that are either. */
        public CallAsUnitsOptions to(Region to) {
            this.to = to;
            return this;
        }

        /** Says what the rear-guard circles must be. */
        public CallAsUnitsOptions circles(Spot... circles) {
            this.circles = Array.of(circles);
            return this;
        }

        /** Says whether the cards come to rest. */
        public CallAsUnitsOptions resting(boolean resting) {
            this.resting = resting;
            return this;
        }

        /** Says the name of the units. */
        public CallAsUnitsOptions as(String as) {
            this.as = Option.some(as);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class ChooseOptions {
        private String as = "it";
        private Option<Value> exactly = Option.none();
        private Option<Value> upTo = Option.none();
        private Option<Value> atLeast = Option.none();
        private Option<Value> asManyAs = Option.none();
        private Side by = Side.YOU;
        private boolean each = false;
        private boolean atRandom = false;
        private Option<Characteristic> different = Option.none();
        private Option<Characteristic> same = Option.none();
        private Option<Property> total = Option.none();
        private Option<Deed> to = Option.none();

        private ChooseOptions() {}

        /** Says the name of those chosen. */
        public ChooseOptions as(String as) {
            this.as = as;
            return this;
        }

        /** Says how many. */
        public ChooseOptions exactly(Value exactly) {
            this.exactly = Option.some(exactly);
            return this;
        }

        /** Says how many. */
        public ChooseOptions exactly(int exactly) {
            this.exactly = Option.some(new Constant(exactly));
            return this;
        }

        /** Says how many at most. */
        public ChooseOptions upTo(Value upTo) {
            this.upTo = Option.some(upTo);
            return this;
        }

        /** Says how many at most. */
        public ChooseOptions upTo(int upTo) {
            this.upTo = Option.some(new Constant(upTo));
            return this;
        }

        /** Says how many at least; 0 for any number. */
        public ChooseOptions atLeast(Value atLeast) {
            this.atLeast = Option.some(atLeast);
            return this;
        }

        /** Says how many at least; 0 for any number. */
        public ChooseOptions atLeast(int atLeast) {
            this.atLeast = Option.some(new Constant(atLeast));
            return this;
        }

        /** Says how many, and nobody may say that there are fewer where others do not see what there is. */
        public ChooseOptions asManyAs(Value asManyAs) {
            this.asManyAs = Option.some(asManyAs);
            return this;
        }

        /** Says how many, and nobody may say that there are fewer where others do not see what there is. */
        public ChooseOptions asManyAs(int asManyAs) {
            this.asManyAs = Option.some(new Constant(asManyAs));
            return this;
        }

        /** Says who chooses. */
        public ChooseOptions by(Side by) {
            this.by = by;
            return this;
        }

        /** Says whether each fighter does, at the same time (1.3.4). */
        public ChooseOptions each(boolean each) {
            this.each = each;
            return this;
        }

        /** Says whether chance does, and no fighter. */
        public ChooseOptions atRandom(boolean atRandom) {
            this.atRandom = atRandom;
            return this;
        }

        /** Says what no two of them may share. */
        public ChooseOptions different(Characteristic different) {
            this.different = Option.some(different);
            return this;
        }

        /** Says what they all must share. */
        public ChooseOptions same(Characteristic same) {
            this.same = Option.some(same);
            return this;
        }

        /** Says what a number of theirs may come to together at most. */
        public ChooseOptions total(Property total) {
            this.total = Option.some(total);
            return this;
        }

        /** Says what is to be done with them: cards with which an effect forbids that are none to choose. */
        public ChooseOptions to(Deed to) {
            this.to = Option.some(to);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class CounterBlastOptions {
        private Selector what = new SoMany(1);

        private CounterBlastOptions() {}

        /** Says the cards; a number is one of cards of your damage zone. */
        public CounterBlastOptions what(Selector what) {
            this.what = what;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class CounterChargeOptions {
        private Value number = new Constant(1);
        private Side fighter = Side.YOU;
        private String as = "charged";

        private CounterChargeOptions() {}

        /** Says how many. */
        public CounterChargeOptions number(Value number) {
            this.number = number;
            return this;
        }

        /** Says how many. */
        public CounterChargeOptions number(int number) {
            this.number = new Constant(number);
            return this;
        }

        /** Says who does. */
        public CounterChargeOptions fighter(Side fighter) {
            this.fighter = fighter;
            return this;
        }

        /** Says the name of the cards. */
        public CounterChargeOptions as(String as) {
            this.as = as;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class DealDamageOptions {
        private Value number = new Constant(1);

        private DealDamageOptions() {}

        /** Says how much. */
        public DealDamageOptions number(Value number) {
            this.number = number;
            return this;
        }

        /** Says how much. */
        public DealDamageOptions number(int number) {
            this.number = new Constant(number);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class DeclareOptions {
        private Array<Filter> are = Array.empty();
        private String as = "declared";
        private Side by = Side.YOU;

        private DeclareOptions() {}

        /** Says what the card must be of which it is, by what is printed. */
        public DeclareOptions are(Filter... are) {
            this.are = Array.of(are);
            return this;
        }

        /**
         * Says the number declared: a grade; of a name, the place in the catalogue of the card called so; of another
         * word, its place after all cards among the words of the cards that can be declared.
         */
        public DeclareOptions as(String as) {
            this.as = as;
            return this;
        }

        /** Says who declares. */
        public DeclareOptions by(Side by) {
            this.by = by;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class DeleteOptions {
        private Selector what = new SoMany(1);
        private Option<String> as = Option.none();

        private DeleteOptions() {}

        /** Says the units; a number is one of units of yours. */
        public DeleteOptions what(Selector what) {
            this.what = what;
            return this;
        }

        /** Says their name. */
        public DeleteOptions as(String as) {
            this.as = Option.some(as);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class DiscardOptions {
        private Selector what = new SoMany(1);
        private Option<String> as = Option.none();

        private DiscardOptions() {}

        /** Says the cards; a number is one of cards of your hand. */
        public DiscardOptions what(Selector what) {
            this.what = what;
            return this;
        }

        /** Says their name, as they have become. */
        public DiscardOptions as(String as) {
            this.as = Option.some(as);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class DominateOptions {
        private Option<DurationTerm> lasting = Option.none();

        private DominateOptions() {}

        /** Says for how long; while the effect is carried out, and the attacks that it orders, if it is not said. */
        public DominateOptions lasting(DurationTerm lasting) {
            this.lasting = Option.some(lasting);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class DrawCardsOptions {
        private Value number = new Constant(1);
        private Side fighter = Side.YOU;
        private Option<String> as = Option.none();
        private boolean upTo = false;

        private DrawCardsOptions() {}

        /** Says how many. */
        public DrawCardsOptions number(Value number) {
            this.number = number;
            return this;
        }

        /** Says how many. */
        public DrawCardsOptions number(int number) {
            this.number = new Constant(number);
            return this;
        }

        /** Says who draws. */
        public DrawCardsOptions fighter(Side fighter) {
            this.fighter = fighter;
            return this;
        }

        /** Says the name of the cards drawn. */
        public DrawCardsOptions as(String as) {
            this.as = Option.some(as);
            return this;
        }

        /** Says whether the fighter may stop after each card. */
        public DrawCardsOptions upTo(boolean upTo) {
            this.upTo = upTo;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class MoreDriveChecksOptions {
        private Value number = new Constant(1);
        private Selector who = new Vanguard(Side.YOU, Array.empty());

        private MoreDriveChecksOptions() {}

        /** Says how many more. */
        public MoreDriveChecksOptions number(Value number) {
            this.number = number;
            return this;
        }

        /** Says how many more. */
        public MoreDriveChecksOptions number(int number) {
            this.number = new Constant(number);
            return this;
        }

        /** Says the units. */
        public MoreDriveChecksOptions who(Selector who) {
            this.who = who;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class BlastEnergyOptions {
        private Value number = new Constant(1);
        private Side fighter = Side.YOU;

        private BlastEnergyOptions() {}

        /** Says by how much. */
        public BlastEnergyOptions number(Value number) {
            this.number = number;
            return this;
        }

        /** Says by how much. */
        public BlastEnergyOptions number(int number) {
            this.number = new Constant(number);
            return this;
        }

        /** Says whose energy falls. */
        public BlastEnergyOptions fighter(Side fighter) {
            this.fighter = fighter;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class ChargeEnergyOptions {
        private Value number = new Constant(1);
        private Side fighter = Side.YOU;

        private ChargeEnergyOptions() {}

        /** Says by how much. */
        public ChargeEnergyOptions number(Value number) {
            this.number = number;
            return this;
        }

        /** Says by how much. */
        public ChargeEnergyOptions number(int number) {
            this.number = new Constant(number);
            return this;
        }

        /** Says whose energy rises. */
        public ChargeEnergyOptions fighter(Side fighter) {
            this.fighter = fighter;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class ExchangeOptions {
        private Option<String> as = Option.none();

        private ExchangeOptions() {}

        /** Says the name of both, as they have become. */
        public ExchangeOptions as(String as) {
            this.as = Option.some(as);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class ExchangeZonesOptions {
        private Side of = Side.YOU;

        private ExchangeZonesOptions() {}

        /** Says whose. */
        public ExchangeZonesOptions of(Side of) {
            this.of = of;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class ExtraTurnOptions {
        private Side fighter = Side.YOU;

        private ExtraTurnOptions() {}

        /** Says who. */
        public ExtraTurnOptions fighter(Side fighter) {
            this.fighter = fighter;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class ForEachOptions {
        private String as = "it";
        private boolean inAnyOrder = false;

        private ForEachOptions() {}

        /** Says the name of the card whose turn it is. */
        public ForEachOptions as(String as) {
            this.as = as;
            return this;
        }

        /**
         * Says whether the master of the ability chooses the order, as where a text reads one card and several are
         * meant.
         */
        public ForEachOptions inAnyOrder(boolean inAnyOrder) {
            this.inAnyOrder = inAnyOrder;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class HealDamageOptions {
        private Value number = new Constant(1);
        private Side of = Side.YOU;
        private String as = "healed";

        private HealDamageOptions() {}

        /** Says how many. */
        public HealDamageOptions number(Value number) {
            this.number = number;
            return this;
        }

        /** Says how many. */
        public HealDamageOptions number(int number) {
            this.number = new Constant(number);
            return this;
        }

        /** Says who heals their damage. */
        public HealDamageOptions of(Side of) {
            this.of = of;
            return this;
        }

        /** Says the name of the cards that were healed, as they were. */
        public HealDamageOptions as(String as) {
            this.as = as;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class IfOptions {
        private Array<Instruction> otherwise = Array.empty();

        private IfOptions() {}

        /** Says what is done if it does not. */
        public IfOptions otherwise(Instruction... otherwise) {
            this.otherwise = Array.of(otherwise);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class LetOptions {
        private Option<Value> be = Option.none();
        private Option<Selector> cards = Option.none();

        private LetOptions() {}

        /** Says the number. */
        public LetOptions be(Value be) {
            this.be = Option.some(be);
            return this;
        }

        /** Says the number. */
        public LetOptions be(int be) {
            this.be = Option.some(new Constant(be));
            return this;
        }

        /** Says the cards. */
        public LetOptions cards(Selector cards) {
            this.cards = Option.some(cards);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class LockOptions {
        private Selector what = new SoMany(1);
        private Array<Spot> circles = Array.empty();
        private Option<String> as = Option.none();

        private LockOptions() {}

        /** Says the cards; a number is one of rear-guards of yours. */
        public LockOptions what(Selector what) {
            this.what = what;
            return this;
        }

        /** Says what the circles must be on which cards are put. */
        public LockOptions circles(Spot... circles) {
            this.circles = Array.of(circles);
            return this;
        }

        /** Says their name, as they have become. */
        public LockOptions as(String as) {
            this.as = Option.some(as);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class LookAtOptions {
        private Value top = new Constant(1);
        private Side of = Side.YOU;
        private Side by = Side.YOU;
        private String as = "them";
        private boolean upTo = false;

        private LookAtOptions() {}

        /** Says how many. */
        public LookAtOptions top(Value top) {
            this.top = top;
            return this;
        }

        /** Says how many. */
        public LookAtOptions top(int top) {
            this.top = new Constant(top);
            return this;
        }

        /** Says whose deck. */
        public LookAtOptions of(Side of) {
            this.of = of;
            return this;
        }

        /** Says who looks. */
        public LookAtOptions by(Side by) {
            this.by = by;
            return this;
        }

        /** Says the name of the cards. */
        public LookAtOptions as(String as) {
            this.as = as;
            return this;
        }

        /** Says whether the fighter may stop after each card. */
        public LookAtOptions upTo(boolean upTo) {
            this.upTo = upTo;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class LoseOptions {
        private Side fighter = Side.YOU;

        private LoseOptions() {}

        /** Says who. */
        public LoseOptions fighter(Side fighter) {
            this.fighter = fighter;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class MayOptions {
        private Array<Instruction> otherwise = Array.empty();
        private Side by = Side.YOU;

        private MayOptions() {}

        /** Says what is done if not. */
        public MayOptions otherwise(Instruction... otherwise) {
            this.otherwise = Array.of(otherwise);
            return this;
        }

        /** Says who decides. */
        public MayOptions by(Side by) {
            this.by = by;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class MoveUnitsOptions {
        private Selector what = new This();
        private Region to = Region.RC;
        private Array<Spot> circles = Array.empty();
        private Option<String> as = Option.none();

        private MoveUnitsOptions() {}

        /** Says the units. */
        public MoveUnitsOptions what(Selector what) {
            this.what = what;
            return this;
        }

        /** Says rear-guard circles, the guardian circle or the vanguard circle. */
        public MoveUnitsOptions to(Region to) {
            this.to = to;
            return this;
        }

        /** Says what the rear-guard circles must be. */
        public MoveUnitsOptions circles(Spot... circles) {
            this.circles = Array.of(circles);
            return this;
        }

        /** Says the name of the units. */
        public MoveUnitsOptions as(String as) {
            this.as = Option.some(as);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class NextTimeOptions {
        private boolean inAlchemagic = false;
        private Side of = Side.YOU;

        private NextTimeOptions() {}

        /**
         * Says whether it is the number in the cost of the fighter's next alchemagic, of both orders together (7.44).
         */
        public NextTimeOptions inAlchemagic(boolean inAlchemagic) {
            this.inAlchemagic = inAlchemagic;
            return this;
        }

        /** Says whose. */
        public NextTimeOptions of(Side of) {
            this.of = of;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class NullifyOptions {
        private Option<String> saying = Option.none();

        private NullifyOptions() {}

        /**
         * Says what the effects say, by the name of the information they change, such as {@code cannot attack}; any
         * effects if nothing is said. All that one instruction began ends together.
         */
        public NullifyOptions saying(String saying) {
            this.saying = Option.some(saying);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class PayOptions {
        private Array<Instruction> then = Array.empty();
        private Array<Instruction> otherwise = Array.empty();
        private Side by = Side.YOU;
        private boolean must = false;

        private PayOptions() {}

        /** Says what is done if it is paid. */
        public PayOptions then(Instruction... then) {
            this.then = Array.of(then);
            return this;
        }

        /** Says what is done if it is not. */
        public PayOptions otherwise(Instruction... otherwise) {
            this.otherwise = Array.of(otherwise);
            return this;
        }

        /** Says who may pay, with what is their own. */
        public PayOptions by(Side by) {
            this.by = by;
            return this;
        }

        /** Says whether it is paid unasked where it can be. */
        public PayOptions must(boolean must) {
            this.must = must;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class PerformOptions {
        private Option<Value> exactly = Option.none();
        private Option<Value> upTo = Option.none();
        private Option<Limit> once = Option.none();
        private boolean atRandom = false;

        private PerformOptions() {}

        /** Says how many. */
        public PerformOptions exactly(Value exactly) {
            this.exactly = Option.some(exactly);
            return this;
        }

        /** Says how many. */
        public PerformOptions exactly(int exactly) {
            this.exactly = Option.some(new Constant(exactly));
            return this;
        }

        /** Says how many at most. */
        public PerformOptions upTo(Value upTo) {
            this.upTo = Option.some(upTo);
            return this;
        }

        /** Says how many at most. */
        public PerformOptions upTo(int upTo) {
            this.upTo = Option.some(new Constant(upTo));
            return this;
        }

        /** Says the period in which the same text cannot be chosen again, also if it came to nothing (11.9.5.1.1). */
        public PerformOptions once(Limit once) {
            this.once = Option.some(once);
            return this;
        }

        /** Says whether chance chooses, none being more probable than another (12.4.2). */
        public PerformOptions atRandom(boolean atRandom) {
            this.atRandom = atRandom;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class PutOptions {
        private Option<Side> of = Option.none();
        private boolean bottom = false;
        private boolean faceDown = false;
        private Option<String> as = Option.none();

        private PutOptions() {}

        /**
         * Says whose zone, if it is said: cards that the other fighter owns come to an order zone so, and to no other
         * zone (4.1.13).
         */
        public PutOptions of(Side of) {
            this.of = Option.some(of);
            return this;
        }

        /** Says whether they go to the bottom of a deck. */
        public PutOptions bottom(boolean bottom) {
            this.bottom = bottom;
            return this;
        }

        /** Says whether they lie face down there. */
        public PutOptions faceDown(boolean faceDown) {
            this.faceDown = faceDown;
            return this;
        }

        /** Says the name of the cards put, as they have become. */
        public PutOptions as(String as) {
            this.as = Option.some(as);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class PutAsGaugeOptions {
        private Option<Selector> of = Option.none();
        private Option<Side> fighter = Option.none();
        private Option<String> name = Option.none();
        private boolean upTo = false;
        private boolean faceUp = false;
        private Option<String> as = Option.none();

        private PutAsGaugeOptions() {}

        /** Says the unit whose gauge they become; of several, the owner of a card says later whose it stays. */
        public PutAsGaugeOptions of(Selector of) {
            this.of = Option.some(of);
            return this;
        }

        /** Says the fighter whose gauge they become, if an effect lets that fighter have it. */
        public PutAsGaugeOptions fighter(Side fighter) {
            this.fighter = Option.some(fighter);
            return this;
        }

        /** Says the name of the gauge; none if nothing is said. */
        public PutAsGaugeOptions name(String name) {
            this.name = Option.some(name);
            return this;
        }

        /** Says whether the master of the effect says first how many of the top cards of a deck it shall be. */
        public PutAsGaugeOptions upTo(boolean upTo) {
            this.upTo = upTo;
            return this;
        }

        /** Says whether they lie face up there, where all see them. */
        public PutAsGaugeOptions faceUp(boolean faceUp) {
            this.faceUp = faceUp;
            return this;
        }

        /** Says the name of the cards put, as they have become. */
        public PutAsGaugeOptions as(String as) {
            this.as = Option.some(as);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class RedirectOptions {
        private Option<Selector> what = Option.none();

        private RedirectOptions() {}

        /** Says the guardians; if it is not said, the attack is redirected. */
        public RedirectOptions what(Selector what) {
            this.what = Option.some(what);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class RepeatOptions {
        private Option<Value> times = Option.none();
        private Option<Condition> until = Option.none();

        private RepeatOptions() {}

        /** Says how often; fixed before the first time. */
        public RepeatOptions times(Value times) {
            this.times = Option.some(times);
            return this;
        }

        /** Says how often; fixed before the first time. */
        public RepeatOptions times(int times) {
            this.times = Option.some(new Constant(times));
            return this;
        }

        /** Says what is asked after each time; it may speak of what was named in it. */
        public RepeatOptions until(Condition until) {
            this.until = Option.some(until);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class RestUnitsOptions {
        private Selector what = new This();
        private Option<String> as = Option.none();

        private RestUnitsOptions() {}

        /** Says the units; a number is one of units of yours. */
        public RestUnitsOptions what(Selector what) {
            this.what = what;
            return this;
        }

        /** Says the name of those that changed. */
        public RestUnitsOptions as(String as) {
            this.as = Option.some(as);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class RetireOptions {
        private Selector what = new SoMany(1);
        private Option<String> as = Option.none();

        private RetireOptions() {}

        /** Says the cards; a number is one of rear-guards of yours. */
        public RetireOptions what(Selector what) {
            this.what = what;
            return this;
        }

        /** Says their name, as they have become. */
        public RetireOptions as(String as) {
            this.as = Option.some(as);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class RevealOptions {
        private Selector what = new SoMany(1);
        private Array<Filter> until = Array.empty();
        private Option<String> as = Option.none();

        private RevealOptions() {}

        /** Says the cards; a number is one of cards of your hand. */
        public RevealOptions what(Selector what) {
            this.what = what;
            return this;
        }

        /**
         * Says what the last one is: the top cards of a deck are revealed one after the other, and no more after it.
         */
        public RevealOptions until(Filter... until) {
            this.until = Array.of(until);
            return this;
        }

        /** Says the name of the cards. */
        public RevealOptions as(String as) {
            this.as = Option.some(as);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class RideUnitsOptions {
        private boolean resting = false;
        private Side by = Side.YOU;
        private Option<String> as = Option.none();

        private RideUnitsOptions() {}

        /** Says whether they come to rest. */
        public RideUnitsOptions resting(boolean resting) {
            this.resting = resting;
            return this;
        }

        /** Says who rides; cards of the other fighter are not ridden (4.1.13). */
        public RideUnitsOptions by(Side by) {
            this.by = by;
            return this;
        }

        /** Says the name of the vanguard. */
        public RideUnitsOptions as(String as) {
            this.as = Option.some(as);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class SearchDeckOptions {
        private Array<Filter> are = Array.empty();
        private Option<Value> upTo = Option.none();
        private Option<Value> exactly = Option.none();
        private Array<Region> or = Array.empty();
        private Side by = Side.YOU;
        private String as = "it";

        private SearchDeckOptions() {}

        /** Says what they must be. */
        public SearchDeckOptions are(Filter... are) {
            this.are = Array.of(are);
            return this;
        }

        /** Says how many at most; one if nothing is said. */
        public SearchDeckOptions upTo(Value upTo) {
            this.upTo = Option.some(upTo);
            return this;
        }

        /** Says how many at most; one if nothing is said. */
        public SearchDeckOptions upTo(int upTo) {
            this.upTo = Option.some(new Constant(upTo));
            return this;
        }

        /** Says how many, as far as they are there; instead of {@code upTo}. */
        public SearchDeckOptions exactly(Value exactly) {
            this.exactly = Option.some(exactly);
            return this;
        }

        /** Says how many, as far as they are there; instead of {@code upTo}. */
        public SearchDeckOptions exactly(int exactly) {
            this.exactly = Option.some(new Constant(exactly));
            return this;
        }

        /** Says the other zones that are searched. */
        public SearchDeckOptions or(Region... or) {
            this.or = Array.of(or);
            return this;
        }

        /** Says who searches the own deck. */
        public SearchDeckOptions by(Side by) {
            this.by = by;
            return this;
        }

        /** Says the name of the cards found. */
        public SearchDeckOptions as(String as) {
            this.as = as;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class ShuffleDeckOptions {
        private Side of = Side.YOU;
        private boolean foundToo = false;

        private ShuffleDeckOptions() {}

        /** Says whose. */
        public ShuffleDeckOptions of(Side of) {
            this.of = of;
            return this;
        }

        /** Says whether the cards that were found are shuffled as well. */
        public ShuffleDeckOptions foundToo(boolean foundToo) {
            this.foundToo = foundToo;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class SoulBlastOptions {
        private Selector what = new SoMany(1);

        private SoulBlastOptions() {}

        /** Says the cards; a number is one of cards of your soul. */
        public SoulBlastOptions what(Selector what) {
            this.what = what;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class SoulChargeOptions {
        private Value number = new Constant(1);
        private Side fighter = Side.YOU;
        private Option<String> as = Option.none();

        private SoulChargeOptions() {}

        /** Says how many. */
        public SoulChargeOptions number(Value number) {
            this.number = number;
            return this;
        }

        /** Says how many. */
        public SoulChargeOptions number(int number) {
            this.number = new Constant(number);
            return this;
        }

        /** Says who does. */
        public SoulChargeOptions fighter(Side fighter) {
            this.fighter = fighter;
            return this;
        }

        /** Says the name of the cards. */
        public SoulChargeOptions as(String as) {
            this.as = Option.some(as);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class StandUpOptions {
        private Selector what = new This();
        private Option<String> as = Option.none();

        private StandUpOptions() {}

        /** Says the units; a number is one of units of yours. */
        public StandUpOptions what(Selector what) {
            this.what = what;
            return this;
        }

        /** Says the name of those that changed. */
        public StandUpOptions as(String as) {
            this.as = Option.some(as);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class TurnOverOptions {
        private Selector what = new This();
        private boolean faceDown = false;
        private Option<String> as = Option.none();

        private TurnOverOptions() {}

        /** Says the cards. */
        public TurnOverOptions what(Selector what) {
            this.what = what;
            return this;
        }

        /** Says whether they are turned face down. */
        public TurnOverOptions faceDown(boolean faceDown) {
            this.faceDown = faceDown;
            return this;
        }

        /** Says the name of those that changed. */
        public TurnOverOptions as(String as) {
            this.as = Option.some(as);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class UnlockOptions {
        private Selector what = new SoMany(1);
        private Option<String> as = Option.none();

        private UnlockOptions() {}

        /** Says the cards; a number is one of locked cards of yours. */
        public UnlockOptions what(Selector what) {
            this.what = what;
            return this;
        }

        /** Says their name, as they have become. */
        public UnlockOptions as(String as) {
            this.as = Option.some(as);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class WhenNextOptions {
        private DurationTerm within = new ThisPeriod(Period.TURN);
        private boolean eachTime = false;

        private WhenNextOptions() {}

        /** Says how long it is waited for; without such an event nothing is done. */
        public WhenNextOptions within(DurationTerm within) {
            this.within = within;
            return this;
        }

        /** Says whether it is done each time, not only the first. */
        public WhenNextOptions eachTime(boolean eachTime) {
            this.eachTime = eachTime;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class WinOptions {
        private Side fighter = Side.YOU;

        private WinOptions() {}

        /** Says who. */
        public WinOptions fighter(Side fighter) {
            this.fighter = fighter;
            return this;
        }
    }
}
