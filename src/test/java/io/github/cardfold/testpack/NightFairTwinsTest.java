package io.github.cardfold.testpack;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.action.ChargeEnergy;
import io.github.cardfold.cardfight.action.CounterBlast;
import io.github.cardfold.cardfight.action.CounterCharge;
import io.github.cardfold.cardfight.action.DealDamage;
import io.github.cardfold.cardfight.action.Discard;
import io.github.cardfold.cardfight.action.Put;
import io.github.cardfold.cardfight.action.RestUnits;
import io.github.cardfold.cardfight.action.Retire;
import io.github.cardfold.cardfight.action.SoulBlast;
import io.github.cardfold.cardfight.action.SoulCharge;
import io.github.cardfold.cardfight.action.StandUp;
import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.entry.CallUnits;
import io.github.cardfold.cardfight.information.Identity;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.cardfight.play.Act;
import io.github.cardfold.cardfight.play.Auto;
import io.github.cardfold.cardfight.play.Cont;
import io.github.cardfold.cardfight.play.Order;
import io.github.cardfold.cardfight.state.Moment;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.cardfight.term.Are;
import io.github.cardfold.cardfight.term.Attacked;
import io.github.cardfold.cardfight.term.Attacking;
import io.github.cardfold.cardfight.term.BackRow;
import io.github.cardfold.cardfight.term.Cards;
import io.github.cardfold.cardfight.term.Exists;
import io.github.cardfold.cardfight.term.FrontRow;
import io.github.cardfold.cardfight.term.KeywordsOfCard;
import io.github.cardfold.cardfight.term.MainTypeOfCard;
import io.github.cardfold.cardfight.term.NumberOfCard;
import io.github.cardfold.cardfight.term.OpenSpot;
import io.github.cardfold.cardfight.term.Period;
import io.github.cardfold.cardfight.term.RearGuards;
import io.github.cardfold.cardfight.term.ThisPeriod;
import io.github.cardfold.cardfight.term.TurnOf;
import io.github.cardfold.cardfight.term.UnitsOf;
import io.github.cardfold.cardfight.term.UntilEndOf;
import io.github.cardfold.cardfight.term.UseLimit;
import io.github.cardfold.cardfight.term.Vanguard;
import io.github.cardfold.cardfight.term.WordsOfCard;
import io.github.cardfold.cardfight.text.Deeds;
import io.github.cardfold.cardfight.text.Events;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.Bounds;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Deed;
import io.github.cardfold.effect.EventPattern;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Property;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Setting;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.kind.AboutDeed;
import io.github.cardfold.effect.kind.All;
import io.github.cardfold.effect.kind.Apply;
import io.github.cardfold.effect.kind.Choose;
import io.github.cardfold.effect.kind.Compare;
import io.github.cardfold.effect.kind.Constant;
import io.github.cardfold.effect.kind.Count;
import io.github.cardfold.effect.kind.Either;
import io.github.cardfold.effect.kind.Gains;
import io.github.cardfold.effect.kind.HasProperty;
import io.github.cardfold.effect.kind.Named;
import io.github.cardfold.effect.kind.NotFilter;
import io.github.cardfold.effect.kind.PartOfWord;
import io.github.cardfold.effect.kind.SaidWord;
import io.github.cardfold.effect.kind.SoMany;
import io.github.cardfold.effect.kind.This;
import io.github.cardfold.effect.kind.Times;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Cards of the pack {@code nightfair}, one or more of each role, written a second time in Java. */
class NightFairTwinsTest {
    private static final Array<Instruction> NOTHING = Array.empty();
    private static final Selector IT = new Named("it");

    @Test
    void unitsThatRideBoostAndAttack() {
        written("push-start-errand-girl", auto(Events.riddenUpon(), thisTurn(power(5000, yours(new FrontRow())))));
        written(
                "hairpin-duelist",
                auto(hits(), new StandUp(new This(), Option.none()))
                        .in(Region.RC)
                        .cost(soulBlast(1))
                        .limit(UseLimit.TURN));
        written(
                "wheelbarrow-acrobat",
                cont(
                                new Gains(new Setting(new KeywordsOfCard(), new SaidWord("boost")), new This()),
                                power(3000, new This()))
                        .in(Region.RC)
                        .when(new Are(new This(), new BackRow())));
        written(
                "anchor-chain-jailer",
                cont(cannot(Deeds.intercept(theirs(new FrontRow()))))
                        .in(Region.RC)
                        .when(both(new TurnOf(Side.YOU), new Are(new This(), new FrontRow()))));
    }

    @Test
    void unitsThatGuardAndForbid() {
        written(
                "roadblock-granny",
                auto(
                                placed(Option.none(), Region.GC),
                                choose(new UnitsOf(Side.YOU, Array.of(new Attacked()))),
                                thisBattle(cannot(Deeds.hitWith(more -> more.whom(IT)))))
                        .cost(new Discard(new SoMany(1), Option.none())));
        written(
                "deposition-squid",
                auto(
                                placed(Option.none(), Region.RC),
                                choose(theirs(new FrontRow())),
                                new Apply(
                                        Array.of(cannot(Deeds.attack(IT)), cannot(Deeds.intercept(IT))),
                                        new UntilEndOf(Moment.TURN, Side.OPPONENT, true)))
                        .when(both(
                                exists(new Vanguard(Side.YOU, Array.of(gradeAtLeast(2))), 1),
                                exists(theirs(new FrontRow()), 1)))
                        .cost(soulBlast(1)));
    }

    @Test
    void unitsThatRetireAndComeBack() {
        written(
                "bailiff-of-the-low-tide",
                auto(
                                placed(Option.none(), Region.VC, Region.RC),
                                upTo(number(1), theirs(gradeAtMost(1))),
                                new Retire(IT, Option.none()))
                        .cost(counterBlast(1)));
        written(
                "quayside-witness",
                act(new Put(new This(), Region.HAND, Option.none(), false, false, Option.none()))
                        .in(Region.DROP)
                        .when(exists(
                                new Vanguard(
                                        Side.YOU,
                                        Array.of(new HasProperty(new Property(
                                                new WordsOfCard(Identity.NAME), new PartOfWord("Judge"))))),
                                1))
                        .cost(soulBlast(2), new Discard(new SoMany(1), Option.none()))
                        .limit(UseLimit.TURN_BY_NAME));
    }

    @Test
    void unitsThatLiveOnTheSoul() {
        written("tallow-pageboy", auto(placed(Option.none(), Region.VC, Region.RC), soulCharge(1)));
        written(
                "wax-winged-seraph",
                cont(gain(new Times(Array.of(number(500), new Count(cards(Region.SOUL)))), new This()))
                        .in(Region.RC)
                        .when(new TurnOf(Side.YOU)),
                auto(placed(Option.none(), Region.RC), soulCharge(2)));
        written(
                "candlewick-ballista",
                auto(hits(), new CounterCharge(number(1), Side.YOU, "charged"), soulCharge(1))
                        .in(Region.RC));
        written(
                "smoke-ring-oracle",
                auto(
                                placed(Option.some(Region.HAND), Region.RC),
                                upTo(
                                        number(1),
                                        cards(
                                                Region.SOUL,
                                                new NotFilter(new HasProperty(
                                                        new Property(new MainTypeOfCard(), new SaidWord("order")))),
                                                gradeAtMost(1))),
                                call(IT, Option.some("called")),
                                thisTurn(power(3000, new Named("called"))))
                        .cost(soulBlast(1)));
        written(
                "scorched-confessor",
                act(
                                new DealDamage(number(1), new Vanguard(Side.YOU, Array.empty())),
                                new CounterCharge(number(1), Side.YOU, "charged"),
                                thisTurn(power(10000, new This())))
                        .in(Region.RC)
                        .when(both(
                                exists(new Vanguard(Side.YOU, Array.of(gradeAtLeast(3))), 1),
                                new Compare(new Count(cards(Region.DAMAGE)), Bounds.atMost(number(3)))))
                        .limit(UseLimit.TURN));
    }

    @Test
    void ordersAndThoseWhoServeThem() {
        written(
                "chalk-line-runner",
                auto(Events.play(), call(new This(), Option.none()))
                        .in(Region.HAND)
                        .cost(soulBlast(1)));
        written(
                "boiler-room-stoker",
                act(new ChargeEnergy(number(2), Side.YOU))
                        .in(Region.RC)
                        .cost(new RestUnits(new This(), Option.none())));
        written(
                "demolition-permit",
                order(
                        counterBlast(1),
                        upTo(
                                new Either(
                                        exists(
                                                cards(
                                                        Region.DROP,
                                                        new HasProperty(new Property(
                                                                new MainTypeOfCard(), new SaidWord("order")))),
                                                3),
                                        number(2),
                                        number(1)),
                                theirs()),
                        new Retire(IT, Option.none())));
        written(
                "wrench-in-the-spokes",
                order(
                        soulBlast(2),
                        choose(new UnitsOf(Side.OPPONENT, Array.of(new Attacking()))),
                        thisBattle(power(-10000, IT))));
        written(
                "load-bearing-wall",
                order(soulBlast(1)),
                cont(power(2000, new Vanguard(Side.YOU, Array.empty())))
                        .in(Region.ORDER_ZONE)
                        .when(new TurnOf(Side.OPPONENT)));
    }

    private static void written(String id, Ability... abilities) {
        Card card = Packs.nightfair().card(id).get();
        assertEquals(card, card.withAbilities(Array.of(abilities)));
    }

    private static Auto auto(EventPattern on, Instruction... then) {
        return new Auto(
                on, Array.of(then), Array.empty(), Option.none(), Array.empty(), Array.empty(), 1, Option.none());
    }

    private static Act act(Instruction... then) {
        return new Act(Array.of(then), Array.empty(), Option.none(), Array.empty(), Array.empty(), 1, Option.none());
    }

    private static Cont cont(Continuous... effects) {
        return new Cont(Array.of(effects), Array.empty(), Option.none(), Option.none());
    }

    private static Order order(Instruction cost, Instruction... then) {
        return new Order(NOTHING.appendAll(Array.of(then)), Option.none(), Array.of(cost), Option.none());
    }

    private static EventPattern hits() {
        return Events.hit();
    }

    private static EventPattern placed(Option<Region> from, Region... on) {
        return Events.placedWith(more -> from.fold(() -> more, more::from).to(on));
    }

    private static RearGuards yours(Filter... are) {
        return new RearGuards(Side.YOU, Array.of(are));
    }

    private static Continuous cannot(Deed deed) {
        return new AboutDeed(Deed.Mode.FORBID, deed, Array.empty());
    }

    private static RearGuards theirs(Filter... are) {
        return new RearGuards(Side.OPPONENT, Array.of(are));
    }

    private static Cards cards(Region in, Filter... are) {
        return new Cards(in, Side.YOU, Array.of(are));
    }

    private static Filter gradeAtLeast(int to) {
        return grade(Bounds.atLeast(number(to)));
    }

    private static Filter gradeAtMost(int to) {
        return grade(Bounds.atMost(number(to)));
    }

    private static Filter grade(Bounds is) {
        return new HasProperty(new Property(new NumberOfCard(Trait.GRADE), is));
    }

    private static Exists exists(Selector of, int atLeast) {
        return new Exists(of, number(atLeast));
    }

    private static Condition both(Condition one, Condition other) {
        return new All(Array.of(one, other));
    }

    private static Continuous gain(Value power, Selector of) {
        return new Gains(new Setting(new NumberOfCard(Trait.POWER), power), of);
    }

    private static Value number(int number) {
        return new Constant(number);
    }

    private static Choose choose(Selector from) {
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

    private static Choose upTo(Value most, Selector from) {
        return new Choose(
                from,
                "it",
                Option.none(),
                Option.some(most),
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

    private static CallUnits call(Selector what, Option<String> as) {
        return new CallUnits(what, Region.RC, Array.of(new OpenSpot()), false, Side.YOU, as);
    }

    private static Continuous power(int by, Selector of) {
        return gain(number(by), of);
    }

    private static Apply thisTurn(Continuous effect) {
        return new Apply(Array.of(effect), new ThisPeriod(Period.TURN));
    }

    private static Apply thisBattle(Continuous effect) {
        return new Apply(Array.of(effect), new ThisPeriod(Period.BATTLE));
    }

    private static SoulCharge soulCharge(int number) {
        return new SoulCharge(number(number), Side.YOU, Option.none());
    }

    private static SoulBlast soulBlast(int number) {
        return new SoulBlast(new SoMany(number));
    }

    private static CounterBlast counterBlast(int number) {
        return new CounterBlast(new SoMany(number));
    }
}
