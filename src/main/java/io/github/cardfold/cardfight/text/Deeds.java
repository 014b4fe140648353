package io.github.cardfold.cardfight.text;

import io.github.cardfold.cardfight.card.CopyLimit;
import io.github.cardfold.cardfight.deed.DeedKind;
import io.github.cardfold.cardfight.information.Likeness;
import io.github.cardfold.cardfight.state.Despite;
import io.github.cardfold.cardfight.state.Moment;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.cardfight.state.UsedAbility;
import io.github.cardfold.cardfight.state.Way;
import io.github.cardfold.cardfight.term.AlchemagicDeed;
import io.github.cardfold.cardfight.term.BeginDeed;
import io.github.cardfold.cardfight.term.CardDeed;
import io.github.cardfold.cardfight.term.ChangeDeed;
import io.github.cardfold.cardfight.term.Doer;
import io.github.cardfold.cardfight.term.FighterDeed;
import io.github.cardfold.cardfight.term.HaveDeed;
import io.github.cardfold.cardfight.term.HaveGauge;
import io.github.cardfold.cardfight.term.LookDeed;
import io.github.cardfold.cardfight.term.LoseDeed;
import io.github.cardfold.cardfight.term.PayDeed;
import io.github.cardfold.cardfight.term.PlayMore;
import io.github.cardfold.cardfight.term.ResolveDeed;
import io.github.cardfold.cardfight.term.UnitDeed;
import io.github.cardfold.cardfight.term.UseDeed;
import io.github.cardfold.effect.Deed;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Origin;
import io.github.cardfold.effect.Property;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Spot;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.Why;
import io.github.cardfold.effect.kind.Constant;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Consumer;

/** Every kind of deed that texts of cards may be made of. Generated from the kinds: do not edit. */
public final class Deeds {
    private Deeds() {}

    /**
     * A fighter who plays a normal order alchemagics another normal order with it: the other's cost and text are
     * appended (7.44).
     */
    public static Deed alchemagic() {
        return new AlchemagicDeed(Array.empty(), Array.of(Region.DROP), Option.none(), false, Side.YOU);
    }

    /**
     * A fighter who plays a normal order alchemagics another normal order with it: the other's cost and text are
     * appended (7.44).
     *
     * @param are what the other order must be
     */
    public static Deed alchemagic(Filter... are) {
        return new AlchemagicDeed(Array.of(are), Array.of(Region.DROP), Option.none(), false, Side.YOU);
    }

    /**
     * A fighter who plays a normal order alchemagics another normal order with it: the other's cost and text are
     * appended (7.44).
     *
     * @param more says what may be said besides
     */
    public static Deed alchemagicWith(Consumer<AlchemagicDeedOptions> more) {
        AlchemagicDeedOptions said = new AlchemagicDeedOptions();
        more.accept(said);
        return new AlchemagicDeed(said.are, said.from, said.name, said.bind, said.of);
    }

    /** What units do in battles: they attack, hit and boost others, intercept, perform drive checks. */
    public static Deed attack() {
        return new UnitDeed(
                DeedKind.ATTACK,
                new Doer(Option.none(), Array.empty(), Option.none()),
                Array.empty(),
                Option.none(),
                Array.empty(),
                Option.none(),
                1);
    }

    /**
     * What units do in battles: they attack, hit and boost others, intercept, perform drive checks.
     *
     * @param who the cards; those that they are when an effect for a time arises
     */
    public static Deed attack(Selector who) {
        return new UnitDeed(
                DeedKind.ATTACK,
                new Doer(Option.some(who), Array.empty(), Option.none()),
                Array.empty(),
                Option.none(),
                Array.empty(),
                Option.none(),
                1);
    }

    /**
     * What units do in battles: they attack, hit and boost others, intercept, perform drive checks.
     *
     * @param more says what may be said besides
     */
    public static Deed attackWith(Consumer<UnitDeedOptions> more) {
        UnitDeedOptions said = new UnitDeedOptions();
        more.accept(said);
        return new UnitDeed(
                DeedKind.ATTACK,
                new Doer(said.who, said.are, said.of),
                said.from,
                said.whom,
                said.whomAre,
                said.despite,
                said.atOnce);
    }

    /**
     * A phase of a fighter's turn begins. One that cannot begin is left out of the turn, with all its steps and with
     * what is triggered by its beginning.
     *
     * @param phase which phase: draw, ride, main or battle phase
     */
    public static Deed begin(Moment phase) {
        return new BeginDeed(phase, Side.YOU);
    }

    /**
     * A phase of a fighter's turn begins. One that cannot begin is left out of the turn, with all its steps and with
     * what is triggered by its beginning.
     *
     * @param phase which phase: draw, ride, main or battle phase
     * @param more says what may be said besides
     */
    public static Deed beginWith(Moment phase, Consumer<BeginDeedOptions> more) {
        BeginDeedOptions said = new BeginDeedOptions();
        more.accept(said);
        return new BeginDeed(phase, said.of);
    }

    /** What units do in battles: they attack, hit and boost others, intercept, perform drive checks. */
    public static Deed boost() {
        return new UnitDeed(
                DeedKind.BOOST,
                new Doer(Option.none(), Array.empty(), Option.none()),
                Array.empty(),
                Option.none(),
                Array.empty(),
                Option.none(),
                1);
    }

    /**
     * What units do in battles: they attack, hit and boost others, intercept, perform drive checks.
     *
     * @param who the cards; those that they are when an effect for a time arises
     */
    public static Deed boost(Selector who) {
        return new UnitDeed(
                DeedKind.BOOST,
                new Doer(Option.some(who), Array.empty(), Option.none()),
                Array.empty(),
                Option.none(),
                Array.empty(),
                Option.none(),
                1);
    }

    /**
     * What units do in battles: they attack, hit and boost others, intercept, perform drive checks.
     *
     * @param more says what may be said besides
     */
    public static Deed boostWith(Consumer<UnitDeedOptions> more) {
        UnitDeedOptions said = new UnitDeedOptions();
        more.accept(said);
        return new UnitDeed(
                DeedKind.BOOST,
                new Doer(said.who, said.are, said.of),
                said.from,
                said.whom,
                said.whomAre,
                said.despite,
                said.atOnce);
    }

    /** What fighters do with cards: they call, ride and play them. */
    public static Deed call() {
        return new CardDeed(
                DeedKind.CALL,
                new Doer(Option.none(), Array.empty(), Option.none()),
                Array.empty(),
                Array.empty(),
                Option.none(),
                1,
                Option.none(),
                false,
                Option.none());
    }

    /**
     * What fighters do with cards: they call, ride and play them.
     *
     * @param who the cards; those that they are when an effect for a time arises
     */
    public static Deed call(Selector who) {
        return new CardDeed(
                DeedKind.CALL,
                new Doer(Option.some(who), Array.empty(), Option.none()),
                Array.empty(),
                Array.empty(),
                Option.none(),
                1,
                Option.none(),
                false,
                Option.none());
    }

    /**
     * What fighters do with cards: they call, ride and play them.
     *
     * @param more says what may be said besides
     */
    public static Deed callWith(Consumer<CardDeedOptions> more) {
        CardDeedOptions said = new CardDeedOptions();
        more.accept(said);
        return new CardDeed(
                DeedKind.CALL,
                new Doer(said.who, said.are, said.of),
                said.from,
                said.to,
                said.how,
                said.atOnce,
                said.total,
                said.resting,
                said.despite);
    }

    /**
     * What happens to cards: they move, stand up, are turned, are chosen by effects. A hidden card that is exempted by
     * its own properties is revealed (4.1.6).
     */
    public static Deed choose() {
        return new ChangeDeed(
                DeedKind.CHOOSE,
                new Doer(Option.none(), Array.empty(), Option.none()),
                Array.empty(),
                Array.empty(),
                new Why(Array.empty(), Option.none()));
    }

    /**
     * What happens to cards: they move, stand up, are turned, are chosen by effects. A hidden card that is exempted by
     * its own properties is revealed (4.1.6).
     *
     * @param who the cards; those that they are when an effect for a time arises
     */
    public static Deed choose(Selector who) {
        return new ChangeDeed(
                DeedKind.CHOOSE,
                new Doer(Option.some(who), Array.empty(), Option.none()),
                Array.empty(),
                Array.empty(),
                new Why(Array.empty(), Option.none()));
    }

    /**
     * What happens to cards: they move, stand up, are turned, are chosen by effects. A hidden card that is exempted by
     * its own properties is revealed (4.1.6).
     *
     * @param more says what may be said besides
     */
    public static Deed chooseWith(Consumer<ChangeDeedOptions> more) {
        ChangeDeedOptions said = new ChangeDeedOptions();
        more.accept(said);
        return new ChangeDeed(
                DeedKind.CHOOSE,
                new Doer(said.who, said.are, said.of),
                said.from,
                said.to,
                new Why(said.cause, said.whose));
    }

    /**
     * What happens to fighters: triggers that they check have effects (11.10.4.2), damage is dealt to their vanguards
     * (7.35).
     */
    public static Deed damage() {
        return new FighterDeed(DeedKind.DAMAGE, Option.none(), new Why(Array.empty(), Option.none()));
    }

    /**
     * What happens to fighters: triggers that they check have effects (11.10.4.2), damage is dealt to their vanguards
     * (7.35).
     *
     * @param of to which fighter; to both if nothing is said
     */
    public static Deed damage(Side of) {
        return new FighterDeed(DeedKind.DAMAGE, Option.some(of), new Why(Array.empty(), Option.none()));
    }

    /**
     * What happens to fighters: triggers that they check have effects (11.10.4.2), damage is dealt to their vanguards
     * (7.35).
     *
     * @param more says what may be said besides
     */
    public static Deed damageWith(Consumer<FighterDeedOptions> more) {
        FighterDeedOptions said = new FighterDeedOptions();
        more.accept(said);
        return new FighterDeed(DeedKind.DAMAGE, said.of, new Why(said.cause, said.whose));
    }

    /** What units do in battles: they attack, hit and boost others, intercept, perform drive checks. */
    public static Deed driveCheck() {
        return new UnitDeed(
                DeedKind.DRIVE_CHECK,
                new Doer(Option.none(), Array.empty(), Option.none()),
                Array.empty(),
                Option.none(),
                Array.empty(),
                Option.none(),
                1);
    }

    /**
     * What units do in battles: they attack, hit and boost others, intercept, perform drive checks.
     *
     * @param who the cards; those that they are when an effect for a time arises
     */
    public static Deed driveCheck(Selector who) {
        return new UnitDeed(
                DeedKind.DRIVE_CHECK,
                new Doer(Option.some(who), Array.empty(), Option.none()),
                Array.empty(),
                Option.none(),
                Array.empty(),
                Option.none(),
                1);
    }

    /**
     * What units do in battles: they attack, hit and boost others, intercept, perform drive checks.
     *
     * @param more says what may be said besides
     */
    public static Deed driveCheckWith(Consumer<UnitDeedOptions> more) {
        UnitDeedOptions said = new UnitDeedOptions();
        more.accept(said);
        return new UnitDeed(
                DeedKind.DRIVE_CHECK,
                new Doer(said.who, said.are, said.of),
                said.from,
                said.whom,
                said.whomAre,
                said.despite,
                said.atOnce);
    }

    /**
     * Decks have so many copies of a card: they may have more than the rules allow, or must have no more than that. It
     * is heard when decks are checked, before there is a game; in the game it is not valid, so that it does nothing
     * there (8.1.3, 11.4.2).
     */
    public static Deed have() {
        return new HaveDeed(Option.none(), Option.none(), CopyLimit.Counted.DECK);
    }

    /**
     * Decks have so many copies of a card: they may have more than the rules allow, or must have no more than that. It
     * is heard when decks are checked, before there is a game; in the game it is not valid, so that it does nothing
     * there (8.1.3, 11.4.2).
     *
     * @param upTo how many, 0 or more; any number if nothing is said
     */
    public static Deed have(Integer upTo) {
        return new HaveDeed(Option.some(upTo), Option.none(), CopyLimit.Counted.DECK);
    }

    /**
     * Decks have so many copies of a card: they may have more than the rules allow, or must have no more than that. It
     * is heard when decks are checked, before there is a game; in the game it is not valid, so that it does nothing
     * there (8.1.3, 11.4.2).
     *
     * @param more says what may be said besides
     */
    public static Deed haveWith(Consumer<HaveDeedOptions> more) {
        HaveDeedOptions said = new HaveDeedOptions();
        more.accept(said);
        return new HaveDeed(said.upTo, said.named, said.in);
    }

    /** A fighter has a gauge, which without an effect none can (7.40.7.1). */
    public static Deed haveGauge() {
        return new HaveGauge(Side.YOU, Option.none());
    }

    /**
     * A fighter has a gauge, which without an effect none can (7.40.7.1).
     *
     * @param of which fighter
     */
    public static Deed haveGauge(Side of) {
        return new HaveGauge(of, Option.none());
    }

    /**
     * A fighter has a gauge, which without an effect none can (7.40.7.1).
     *
     * @param more says what may be said besides
     */
    public static Deed haveGaugeWith(Consumer<HaveGaugeOptions> more) {
        HaveGaugeOptions said = new HaveGaugeOptions();
        more.accept(said);
        return new HaveGauge(said.of, said.name);
    }

    /** What units do in battles: they attack, hit and boost others, intercept, perform drive checks. */
    public static Deed hit() {
        return new UnitDeed(
                DeedKind.HIT,
                new Doer(Option.none(), Array.empty(), Option.none()),
                Array.empty(),
                Option.none(),
                Array.empty(),
                Option.none(),
                1);
    }

    /**
     * What units do in battles: they attack, hit and boost others, intercept, perform drive checks.
     *
     * @param who the cards; those that they are when an effect for a time arises
     */
    public static Deed hit(Selector who) {
        return new UnitDeed(
                DeedKind.HIT,
                new Doer(Option.some(who), Array.empty(), Option.none()),
                Array.empty(),
                Option.none(),
                Array.empty(),
                Option.none(),
                1);
    }

    /**
     * What units do in battles: they attack, hit and boost others, intercept, perform drive checks.
     *
     * @param more says what may be said besides
     */
    public static Deed hitWith(Consumer<UnitDeedOptions> more) {
        UnitDeedOptions said = new UnitDeedOptions();
        more.accept(said);
        return new UnitDeed(
                DeedKind.HIT,
                new Doer(said.who, said.are, said.of),
                said.from,
                said.whom,
                said.whomAre,
                said.despite,
                said.atOnce);
    }

    /** What units do in battles: they attack, hit and boost others, intercept, perform drive checks. */
    public static Deed intercept() {
        return new UnitDeed(
                DeedKind.INTERCEPT,
                new Doer(Option.none(), Array.empty(), Option.none()),
                Array.empty(),
                Option.none(),
                Array.empty(),
                Option.none(),
                1);
    }

    /**
     * What units do in battles: they attack, hit and boost others, intercept, perform drive checks.
     *
     * @param who the cards; those that they are when an effect for a time arises
     */
    public static Deed intercept(Selector who) {
        return new UnitDeed(
                DeedKind.INTERCEPT,
                new Doer(Option.some(who), Array.empty(), Option.none()),
                Array.empty(),
                Option.none(),
                Array.empty(),
                Option.none(),
                1);
    }

    /**
     * What units do in battles: they attack, hit and boost others, intercept, perform drive checks.
     *
     * @param more says what may be said besides
     */
    public static Deed interceptWith(Consumer<UnitDeedOptions> more) {
        UnitDeedOptions said = new UnitDeedOptions();
        more.accept(said);
        return new UnitDeed(
                DeedKind.INTERCEPT,
                new Doer(said.who, said.are, said.of),
                said.from,
                said.whom,
                said.whomAre,
                said.despite,
                said.atOnce);
    }

    /**
     * You look at cards of the top of a deck at any time: whenever you are asked something, at one card after the
     * other.
     */
    public static Deed look() {
        return new LookDeed(new Constant(1), Side.YOU);
    }

    /**
     * You look at cards of the top of a deck at any time: whenever you are asked something, at one card after the
     * other.
     *
     * @param top at how many
     */
    public static Deed look(Value top) {
        return new LookDeed(top, Side.YOU);
    }

    /**
     * You look at cards of the top of a deck at any time: whenever you are asked something, at one card after the
     * other.
     *
     * @param top at how many
     */
    public static Deed look(int top) {
        return new LookDeed(new Constant(top), Side.YOU);
    }

    /**
     * You look at cards of the top of a deck at any time: whenever you are asked something, at one card after the
     * other.
     *
     * @param more says what may be said besides
     */
    public static Deed lookWith(Consumer<LookDeedOptions> more) {
        LookDeedOptions said = new LookDeedOptions();
        more.accept(said);
        return new LookDeed(said.top, said.of);
    }

    /**
     * A fighter loses with another number of cards in the damage zone than the rules say.
     *
     * @param at with how many
     */
    public static Deed lose(Value at) {
        return new LoseDeed(at, Side.YOU);
    }

    /**
     * A fighter loses with another number of cards in the damage zone than the rules say.
     *
     * @param at with how many
     */
    public static Deed lose(int at) {
        return new LoseDeed(new Constant(at), Side.YOU);
    }

    /**
     * A fighter loses with another number of cards in the damage zone than the rules say.
     *
     * @param at with how many
     * @param more says what may be said besides
     */
    public static Deed loseWith(Value at, Consumer<LoseDeedOptions> more) {
        LoseDeedOptions said = new LoseDeedOptions();
        more.accept(said);
        return new LoseDeed(at, said.of);
    }

    /**
     * What happens to cards: they move, stand up, are turned, are chosen by effects. A hidden card that is exempted by
     * its own properties is revealed (4.1.6).
     */
    public static Deed move() {
        return new ChangeDeed(
                DeedKind.MOVE,
                new Doer(Option.none(), Array.empty(), Option.none()),
                Array.empty(),
                Array.empty(),
                new Why(Array.empty(), Option.none()));
    }

    /**
     * What happens to cards: they move, stand up, are turned, are chosen by effects. A hidden card that is exempted by
     * its own properties is revealed (4.1.6).
     *
     * @param who the cards; those that they are when an effect for a time arises
     */
    public static Deed move(Selector who) {
        return new ChangeDeed(
                DeedKind.MOVE,
                new Doer(Option.some(who), Array.empty(), Option.none()),
                Array.empty(),
                Array.empty(),
                new Why(Array.empty(), Option.none()));
    }

    /**
     * What happens to cards: they move, stand up, are turned, are chosen by effects. A hidden card that is exempted by
     * its own properties is revealed (4.1.6).
     *
     * @param more says what may be said besides
     */
    public static Deed moveWith(Consumer<ChangeDeedOptions> more) {
        ChangeDeedOptions said = new ChangeDeedOptions();
        more.accept(said);
        return new ChangeDeed(
                DeedKind.MOVE,
                new Doer(said.who, said.are, said.of),
                said.from,
                said.to,
                new Why(said.cause, said.whose));
    }

    /**
     * Fighters pay costs of abilities of cards in another way than these say. "This" in what is paid is the card that
     * has this text.
     *
     * @param cost what is paid
     */
    public static Deed pay(Instruction... cost) {
        return new PayDeed(Array.of(cost), Array.empty(), new Doer(Option.none(), Array.empty(), Option.none()));
    }

    /**
     * Fighters pay costs of abilities of cards in another way than these say. "This" in what is paid is the card that
     * has this text.
     *
     * @param cost what is paid
     * @param more says what may be said besides
     */
    public static Deed payWith(Consumer<PayDeedOptions> more, Instruction... cost) {
        PayDeedOptions said = new PayDeedOptions();
        more.accept(said);
        return new PayDeed(Array.of(cost), said.insteadOf, new Doer(said.who, said.are, said.of));
    }

    /** What fighters do with cards: they call, ride and play them. */
    public static Deed play() {
        return new CardDeed(
                DeedKind.PLAY,
                new Doer(Option.none(), Array.empty(), Option.none()),
                Array.empty(),
                Array.empty(),
                Option.none(),
                1,
                Option.none(),
                false,
                Option.none());
    }

    /**
     * What fighters do with cards: they call, ride and play them.
     *
     * @param who the cards; those that they are when an effect for a time arises
     */
    public static Deed play(Selector who) {
        return new CardDeed(
                DeedKind.PLAY,
                new Doer(Option.some(who), Array.empty(), Option.none()),
                Array.empty(),
                Array.empty(),
                Option.none(),
                1,
                Option.none(),
                false,
                Option.none());
    }

    /**
     * What fighters do with cards: they call, ride and play them.
     *
     * @param more says what may be said besides
     */
    public static Deed playWith(Consumer<CardDeedOptions> more) {
        CardDeedOptions said = new CardDeedOptions();
        more.accept(said);
        return new CardDeed(
                DeedKind.PLAY,
                new Doer(said.who, said.are, said.of),
                said.from,
                said.to,
                said.how,
                said.atOnce,
                said.total,
                said.resting,
                said.despite);
    }

    /** A fighter plays more orders in a turn than the rules let, or fewer (9.9.2.3.1). */
    public static Deed playMore() {
        return new PlayMore(new Constant(1), Side.YOU);
    }

    /**
     * A fighter plays more orders in a turn than the rules let, or fewer (9.9.2.3.1).
     *
     * @param by how many more
     */
    public static Deed playMore(Value by) {
        return new PlayMore(by, Side.YOU);
    }

    /**
     * A fighter plays more orders in a turn than the rules let, or fewer (9.9.2.3.1).
     *
     * @param by how many more
     */
    public static Deed playMore(int by) {
        return new PlayMore(new Constant(by), Side.YOU);
    }

    /**
     * A fighter plays more orders in a turn than the rules let, or fewer (9.9.2.3.1).
     *
     * @param more says what may be said besides
     */
    public static Deed playMoreWith(Consumer<PlayMoreOptions> more) {
        PlayMoreOptions said = new PlayMoreOptions();
        more.accept(said);
        return new PlayMore(said.by, said.of);
    }

    /**
     * A fighter resolves so many cards with a keyword in a fight. Further orders with it are played, but nothing of
     * their text is carried out, and they are put into the drop zone. Abilities of cards with the keyword are counted,
     * too.
     *
     * @param keyword the keyword
     */
    public static Deed resolve(String keyword) {
        return new ResolveDeed(keyword, 1, Side.YOU);
    }

    /**
     * A fighter resolves so many cards with a keyword in a fight. Further orders with it are played, but nothing of
     * their text is carried out, and they are put into the drop zone. Abilities of cards with the keyword are counted,
     * too.
     *
     * @param keyword the keyword
     * @param more says what may be said besides
     */
    public static Deed resolveWith(String keyword, Consumer<ResolveDeedOptions> more) {
        ResolveDeedOptions said = new ResolveDeedOptions();
        more.accept(said);
        return new ResolveDeed(keyword, said.upTo, said.of);
    }

    /** What fighters do with cards: they call, ride and play them. */
    public static Deed ride() {
        return new CardDeed(
                DeedKind.RIDE,
                new Doer(Option.none(), Array.empty(), Option.none()),
                Array.empty(),
                Array.empty(),
                Option.none(),
                1,
                Option.none(),
                false,
                Option.none());
    }

    /**
     * What fighters do with cards: they call, ride and play them.
     *
     * @param who the cards; those that they are when an effect for a time arises
     */
    public static Deed ride(Selector who) {
        return new CardDeed(
                DeedKind.RIDE,
                new Doer(Option.some(who), Array.empty(), Option.none()),
                Array.empty(),
                Array.empty(),
                Option.none(),
                1,
                Option.none(),
                false,
                Option.none());
    }

    /**
     * What fighters do with cards: they call, ride and play them.
     *
     * @param more says what may be said besides
     */
    public static Deed rideWith(Consumer<CardDeedOptions> more) {
        CardDeedOptions said = new CardDeedOptions();
        more.accept(said);
        return new CardDeed(
                DeedKind.RIDE,
                new Doer(said.who, said.are, said.of),
                said.from,
                said.to,
                said.how,
                said.atOnce,
                said.total,
                said.resting,
                said.despite);
    }

    /**
     * What happens to cards: they move, stand up, are turned, are chosen by effects. A hidden card that is exempted by
     * its own properties is revealed (4.1.6).
     */
    public static Deed stand() {
        return new ChangeDeed(
                DeedKind.STAND,
                new Doer(Option.none(), Array.empty(), Option.none()),
                Array.empty(),
                Array.empty(),
                new Why(Array.empty(), Option.none()));
    }

    /**
     * What happens to cards: they move, stand up, are turned, are chosen by effects. A hidden card that is exempted by
     * its own properties is revealed (4.1.6).
     *
     * @param who the cards; those that they are when an effect for a time arises
     */
    public static Deed stand(Selector who) {
        return new ChangeDeed(
                DeedKind.STAND,
                new Doer(Option.some(who), Array.empty(), Option.none()),
                Array.empty(),
                Array.empty(),
                new Why(Array.empty(), Option.none()));
    }

    /**
     * What happens to cards: they move, stand up, are turned, are chosen by effects. A hidden card that is exempted by
     * its own properties is revealed (4.1.6).
     *
     * @param more says what may be said besides
     */
    public static Deed standWith(Consumer<ChangeDeedOptions> more) {
        ChangeDeedOptions said = new ChangeDeedOptions();
        more.accept(said);
        return new ChangeDeed(
                DeedKind.STAND,
                new Doer(said.who, said.are, said.of),
                said.from,
                said.to,
                new Why(said.cause, said.whose));
    }

    /**
     * What happens to fighters: triggers that they check have effects (11.10.4.2), damage is dealt to their vanguards
     * (7.35).
     */
    public static Deed trigger() {
        return new FighterDeed(DeedKind.TRIGGER, Option.none(), new Why(Array.empty(), Option.none()));
    }

    /**
     * What happens to fighters: triggers that they check have effects (11.10.4.2), damage is dealt to their vanguards
     * (7.35).
     *
     * @param of to which fighter; to both if nothing is said
     */
    public static Deed trigger(Side of) {
        return new FighterDeed(DeedKind.TRIGGER, Option.some(of), new Why(Array.empty(), Option.none()));
    }

    /**
     * What happens to fighters: triggers that they check have effects (11.10.4.2), damage is dealt to their vanguards
     * (7.35).
     *
     * @param more says what may be said besides
     */
    public static Deed triggerWith(Consumer<FighterDeedOptions> more) {
        FighterDeedOptions said = new FighterDeedOptions();
        more.accept(said);
        return new FighterDeed(DeedKind.TRIGGER, said.of, new Why(said.cause, said.whose));
    }

    /**
     * What happens to cards: they move, stand up, are turned, are chosen by effects. A hidden card that is exempted by
     * its own properties is revealed (4.1.6).
     */
    public static Deed turn() {
        return new ChangeDeed(
                DeedKind.TURN,
                new Doer(Option.none(), Array.empty(), Option.none()),
                Array.empty(),
                Array.empty(),
                new Why(Array.empty(), Option.none()));
    }

    /**
     * What happens to cards: they move, stand up, are turned, are chosen by effects. A hidden card that is exempted by
     * its own properties is revealed (4.1.6).
     *
     * @param who the cards; those that they are when an effect for a time arises
     */
    public static Deed turn(Selector who) {
        return new ChangeDeed(
                DeedKind.TURN,
                new Doer(Option.some(who), Array.empty(), Option.none()),
                Array.empty(),
                Array.empty(),
                new Why(Array.empty(), Option.none()));
    }

    /**
     * What happens to cards: they move, stand up, are turned, are chosen by effects. A hidden card that is exempted by
     * its own properties is revealed (4.1.6).
     *
     * @param more says what may be said besides
     */
    public static Deed turnWith(Consumer<ChangeDeedOptions> more) {
        ChangeDeedOptions said = new ChangeDeedOptions();
        more.accept(said);
        return new ChangeDeed(
                DeedKind.TURN,
                new Doer(said.who, said.are, said.of),
                said.from,
                said.to,
                new Why(said.cause, said.whose));
    }

    /** Fighters use ACT or AUTO abilities of cards (12.2). */
    public static Deed use() {
        return new UseDeed(new Doer(Option.none(), Array.empty(), Option.none()), Array.empty());
    }

    /**
     * Fighters use ACT or AUTO abilities of cards (12.2).
     *
     * @param who the cards; those that they are when an effect for a time arises
     */
    public static Deed use(Selector who) {
        return new UseDeed(new Doer(Option.some(who), Array.empty(), Option.none()), Array.empty());
    }

    /**
     * Fighters use ACT or AUTO abilities of cards (12.2).
     *
     * @param more says what may be said besides
     */
    public static Deed useWith(Consumer<UseDeedOptions> more) {
        UseDeedOptions said = new UseDeedOptions();
        more.accept(said);
        return new UseDeed(new Doer(said.who, said.are, said.of), said.kind);
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class AlchemagicDeedOptions {
        private Array<Filter> are = Array.empty();
        private Array<Region> from = Array.of(Region.DROP);
        private Option<Likeness> name = Option.none();
        private boolean bind = false;
        private Side of = Side.YOU;

        private AlchemagicDeedOptions() {}

        /** Says what the other order must be. */
        public AlchemagicDeedOptions are(Filter... are) {
            this.are = Array.of(are);
            return this;
        }

        /** Says where it lies. */
        public AlchemagicDeedOptions from(Region... from) {
            this.from = Array.of(from);
            return this;
        }

        /** Says whether it has the same card name as the order that is played, or a different one. */
        public AlchemagicDeedOptions name(Likeness name) {
            this.name = Option.some(name);
            return this;
        }

        /** Says whether it is bound. */
        public AlchemagicDeedOptions bind(boolean bind) {
            this.bind = bind;
            return this;
        }

        /** Says which fighter. */
        public AlchemagicDeedOptions of(Side of) {
            this.of = of;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class UnitDeedOptions {
        private Option<Selector> who = Option.none();
        private Array<Filter> are = Array.empty();
        private Option<Side> of = Option.none();
        private Array<Spot> from = Array.empty();
        private Option<Selector> whom = Option.none();
        private Array<Filter> whomAre = Array.empty();
        private Option<Despite> despite = Option.none();
        private int atOnce = 1;

        private UnitDeedOptions() {}

        /** Says the cards; those that they are when an effect for a time arises. */
        public UnitDeedOptions who(Selector who) {
            this.who = Option.some(who);
            return this;
        }

        /** Says what they must be, which is asked each time it is tried, also of cards that come later. */
        public UnitDeedOptions are(Filter... are) {
            this.are = Array.of(are);
            return this;
        }

        /** Says which fighter does it, or whose the cards are. */
        public UnitDeedOptions of(Side of) {
            this.of = Option.some(of);
            return this;
        }

        /** Says on which circles they stand. */
        public UnitDeedOptions from(Spot... from) {
            this.from = Array.of(from);
            return this;
        }

        /** Says to which units they do it, those that they are when an effect for a time arises. */
        public UnitDeedOptions whom(Selector whom) {
            this.whom = Option.some(whom);
            return this;
        }

        /** Says what these must be, which is asked each time it is tried. */
        public UnitDeedOptions whomAre(Filter... whomAre) {
            this.whomAre = Array.of(whomAre);
            return this;
        }

        /** Says which limit of the rules it is permitted against. */
        public UnitDeedOptions despite(Despite despite) {
            this.despite = Option.some(despite);
            return this;
        }

        /** Says how many of them must intercept at once at least. */
        public UnitDeedOptions atOnce(int atOnce) {
            this.atOnce = atOnce;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class BeginDeedOptions {
        private Side of = Side.YOU;

        private BeginDeedOptions() {}

        /** Says whose. */
        public BeginDeedOptions of(Side of) {
            this.of = of;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class CardDeedOptions {
        private Option<Selector> who = Option.none();
        private Array<Filter> are = Array.empty();
        private Option<Side> of = Option.none();
        private Array<Region> from = Array.empty();
        private Array<Region> to = Array.empty();
        private Option<Way> how = Option.none();
        private int atOnce = 1;
        private Option<Property> total = Option.none();
        private boolean resting = false;
        private Option<Despite> despite = Option.none();

        private CardDeedOptions() {}

        /** Says the cards; those that they are when an effect for a time arises. */
        public CardDeedOptions who(Selector who) {
            this.who = Option.some(who);
            return this;
        }

        /** Says what they must be, which is asked each time it is tried, also of cards that come later. */
        public CardDeedOptions are(Filter... are) {
            this.are = Array.of(are);
            return this;
        }

        /** Says which fighter does it, or whose the cards are. */
        public CardDeedOptions of(Side of) {
            this.of = Option.some(of);
            return this;
        }

        /** Says where the cards come from. */
        public CardDeedOptions from(Region... from) {
            this.from = Array.of(from);
            return this;
        }

        /** Says to which sorts of circles they come. */
        public CardDeedOptions to(Region... to) {
            this.to = Array.of(to);
            return this;
        }

        /** Says by a call or ride of the rules, or by one that an effect orders; either if nothing is said. */
        public CardDeedOptions how(Way how) {
            this.how = Option.some(how);
            return this;
        }

        /** Says how many cards must be called at once at least. */
        public CardDeedOptions atOnce(int atOnce) {
            this.atOnce = atOnce;
            return this;
        }

        /** Says what a number of the cards that are called at once must come to together. */
        public CardDeedOptions total(Property total) {
            this.total = Option.some(total);
            return this;
        }

        /** Says whether the cards come to rest. */
        public CardDeedOptions resting(boolean resting) {
            this.resting = resting;
            return this;
        }

        /** Says which limit of the rules it is permitted against. */
        public CardDeedOptions despite(Despite despite) {
            this.despite = Option.some(despite);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class ChangeDeedOptions {
        private Option<Selector> who = Option.none();
        private Array<Filter> are = Array.empty();
        private Option<Side> of = Option.none();
        private Array<Region> from = Array.empty();
        private Array<Region> to = Array.empty();
        private Array<Origin> cause = Array.empty();
        private Option<Side> whose = Option.none();

        private ChangeDeedOptions() {}

        /** Says the cards; those that they are when an effect for a time arises. */
        public ChangeDeedOptions who(Selector who) {
            this.who = Option.some(who);
            return this;
        }

        /** Says what they must be, which is asked each time it is tried, also of cards that come later. */
        public ChangeDeedOptions are(Filter... are) {
            this.are = Array.of(are);
            return this;
        }

        /** Says which fighter does it, or whose the cards are. */
        public ChangeDeedOptions of(Side of) {
            this.of = Option.some(of);
            return this;
        }

        /** Says where they lie. */
        public ChangeDeedOptions from(Region... from) {
            this.from = Array.of(from);
            return this;
        }

        /** Says where they go. */
        public ChangeDeedOptions to(Region... to) {
            this.to = Array.of(to);
            return this;
        }

        /** Says what orders it, one of these. */
        public ChangeDeedOptions cause(Origin... cause) {
            this.cause = Array.of(cause);
            return this;
        }

        /** Says whose effect orders it, or who pays with it; not the rules then. */
        public ChangeDeedOptions whose(Side whose) {
            this.whose = Option.some(whose);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class FighterDeedOptions {
        private Option<Side> of = Option.none();
        private Array<Origin> cause = Array.empty();
        private Option<Side> whose = Option.none();

        private FighterDeedOptions() {}

        /** Says to which fighter; to both if nothing is said. */
        public FighterDeedOptions of(Side of) {
            this.of = Option.some(of);
            return this;
        }

        /** Says what orders it, one of these. */
        public FighterDeedOptions cause(Origin... cause) {
            this.cause = Array.of(cause);
            return this;
        }

        /** Says whose effect orders it, or who pays with it; not the rules then. */
        public FighterDeedOptions whose(Side whose) {
            this.whose = Option.some(whose);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class HaveDeedOptions {
        private Option<Integer> upTo = Option.none();
        private Option<String> named = Option.none();
        private CopyLimit.Counted in = CopyLimit.Counted.DECK;

        private HaveDeedOptions() {}

        /** Says how many, 0 or more; any number if nothing is said. */
        public HaveDeedOptions upTo(Integer upTo) {
            this.upTo = Option.some(upTo);
            return this;
        }

        /** Says of the cards with which name; of this card if nothing is said (8.1.9). */
        public HaveDeedOptions named(String named) {
            this.named = Option.some(named);
            return this;
        }

        /** Says which decks. */
        public HaveDeedOptions in(CopyLimit.Counted in) {
            this.in = in;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class HaveGaugeOptions {
        private Side of = Side.YOU;
        private Option<String> name = Option.none();

        private HaveGaugeOptions() {}

        /** Says which fighter. */
        public HaveGaugeOptions of(Side of) {
            this.of = of;
            return this;
        }

        /** Says the name of the gauge; any if nothing is said. */
        public HaveGaugeOptions name(String name) {
            this.name = Option.some(name);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class LookDeedOptions {
        private Value top = new Constant(1);
        private Side of = Side.YOU;

        private LookDeedOptions() {}

        /** Says at how many. */
        public LookDeedOptions top(Value top) {
            this.top = top;
            return this;
        }

        /** Says at how many. */
        public LookDeedOptions top(int top) {
            this.top = new Constant(top);
            return this;
        }

        /** Says of whose deck. */
        public LookDeedOptions of(Side of) {
            this.of = of;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class LoseDeedOptions {
        private Side of = Side.YOU;

        private LoseDeedOptions() {}

        /** Says which fighter. */
        public LoseDeedOptions of(Side of) {
            this.of = of;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class PayDeedOptions {
        private Array<Instruction> insteadOf = Array.empty();
        private Option<Selector> who = Option.none();
        private Array<Filter> are = Array.empty();
        private Option<Side> of = Option.none();

        private PayDeedOptions() {}

        /** Says the parts of the cost, as it says them, in whose place it is; the whole cost if nothing is said. */
        public PayDeedOptions insteadOf(Instruction... insteadOf) {
            this.insteadOf = Array.of(insteadOf);
            return this;
        }

        /** Says the cards; those that they are when an effect for a time arises. */
        public PayDeedOptions who(Selector who) {
            this.who = Option.some(who);
            return this;
        }

        /** Says what they must be, which is asked each time it is tried, also of cards that come later. */
        public PayDeedOptions are(Filter... are) {
            this.are = Array.of(are);
            return this;
        }

        /** Says which fighter does it, or whose the cards are. */
        public PayDeedOptions of(Side of) {
            this.of = Option.some(of);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class PlayMoreOptions {
        private Value by = new Constant(1);
        private Side of = Side.YOU;

        private PlayMoreOptions() {}

        /** Says how many more. */
        public PlayMoreOptions by(Value by) {
            this.by = by;
            return this;
        }

        /** Says how many more. */
        public PlayMoreOptions by(int by) {
            this.by = new Constant(by);
            return this;
        }

        /** Says who does. */
        public PlayMoreOptions of(Side of) {
            this.of = of;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class ResolveDeedOptions {
        private int upTo = 1;
        private Side of = Side.YOU;

        private ResolveDeedOptions() {}

        /** Says how many. */
        public ResolveDeedOptions upTo(int upTo) {
            this.upTo = upTo;
            return this;
        }

        /** Says which fighter. */
        public ResolveDeedOptions of(Side of) {
            this.of = of;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class UseDeedOptions {
        private Option<Selector> who = Option.none();
        private Array<Filter> are = Array.empty();
        private Option<Side> of = Option.none();
        private Array<UsedAbility> kind = Array.empty();

        private UseDeedOptions() {}

        /** Says the cards; those that they are when an effect for a time arises. */
        public UseDeedOptions who(Selector who) {
            this.who = Option.some(who);
            return this;
        }

        /** Says what they must be, which is asked each time it is tried, also of cards that come later. */
        public UseDeedOptions are(Filter... are) {
            this.are = Array.of(are);
            return this;
        }

        /** Says which fighter does it, or whose the cards are. */
        public UseDeedOptions of(Side of) {
            this.of = Option.some(of);
            return this;
        }

        /** Says which kind of abilities; both if nothing is said. */
        public UseDeedOptions kind(UsedAbility... kind) {
            this.kind = Array.of(kind);
            return this;
        }
    }
}
