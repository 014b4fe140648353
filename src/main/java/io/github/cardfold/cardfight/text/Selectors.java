package io.github.cardfold.cardfight.text;

import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.cardfight.term.AssociatedCards;
import io.github.cardfold.cardfight.term.BattleOpponents;
import io.github.cardfold.cardfight.term.BoundByThis;
import io.github.cardfold.cardfight.term.Cards;
import io.github.cardfold.cardfight.term.Guardians;
import io.github.cardfold.cardfight.term.LockedCardsOf;
import io.github.cardfold.cardfight.term.RearGuards;
import io.github.cardfold.cardfight.term.Top;
import io.github.cardfold.cardfight.term.UnitsOf;
import io.github.cardfold.cardfight.term.Vanguard;
import io.github.cardfold.effect.Characteristic;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Property;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.kind.Constant;
import io.github.cardfold.effect.kind.Except;
import io.github.cardfold.effect.kind.Highest;
import io.github.cardfold.effect.kind.Lowest;
import io.github.cardfold.effect.kind.Named;
import io.github.cardfold.effect.kind.SoMany;
import io.github.cardfold.effect.kind.Some;
import io.github.cardfold.effect.kind.This;
import io.github.cardfold.effect.kind.Together;
import io.github.cardfold.effect.kind.Which;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Consumer;

/** Every kind of selector that texts of cards may be made of. Generated from the kinds: do not edit. */
public final class Selectors {
    private Selectors() {}

    /**
     * So many cards of those with which something is usually done: of the hand if they are discarded, of the
     * rear-guards if they are retired. Written as a number.
     *
     * @param number the number
     */
    public static Selector of(int number) {
        return new SoMany(number);
    }

    /**
     * The cards of a variable: those chosen, moved or paid with before. Written {@code "$them"}.
     *
     * @param variable the variable
     */
    public static Selector variable(String variable) {
        return new Named(variable);
    }

    /**
     * The cards of several selectors, each card once. Written as a list.
     *
     * @param selectors the selectors
     */
    public static Selector of(Selector... selectors) {
        return new Together(Array.of(selectors));
    }

    /**
     * The cards that are associated with certain cards, whichever of both was associated with the other.
     *
     * @param with these cards
     */
    public static Selector associatedCards(Selector with) {
        return new AssociatedCards(with, Array.empty());
    }

    /**
     * The cards that are associated with certain cards, whichever of both was associated with the other.
     *
     * @param with these cards
     * @param more says what may be said besides
     */
    public static Selector associatedCardsWith(Selector with, Consumer<AssociatedCardsOptions> more) {
        AssociatedCardsOptions said = new AssociatedCardsOptions();
        more.accept(said);
        return new AssociatedCards(with, said.are);
    }

    /** The units that a unit battles: those it attacks, or those that attack it (10.4.1.9.2). */
    public static Selector battleOpponents() {
        return new BattleOpponents(new This());
    }

    /**
     * The units that a unit battles: those it attacks, or those that attack it (10.4.1.9.2).
     *
     * @param of the unit
     */
    public static Selector battleOpponents(Selector of) {
        return new BattleOpponents(of);
    }

    /**
     * The units that a unit battles: those it attacks, or those that attack it (10.4.1.9.2).
     *
     * @param more says what may be said besides
     */
    public static Selector battleOpponentsWith(Consumer<BattleOpponentsOptions> more) {
        BattleOpponentsOptions said = new BattleOpponentsOptions();
        more.accept(said);
        return new BattleOpponents(said.of);
    }

    /**
     * The cards that abilities of this card have bound, as effects or as costs, and that are bound still. A card that
     * has left and come back is another one, and has bound none (4.1.8).
     */
    public static Selector boundByThis() {
        return new BoundByThis(Array.empty());
    }

    /**
     * The cards that abilities of this card have bound, as effects or as costs, and that are bound still. A card that
     * has left and come back is another one, and has bound none (4.1.8).
     *
     * @param are what they must be
     */
    public static Selector boundByThis(Filter... are) {
        return new BoundByThis(Array.of(are));
    }

    /**
     * The cards that abilities of this card have bound, as effects or as costs, and that are bound still. A card that
     * has left and come back is another one, and has bound none (4.1.8).
     *
     * @param more says what may be said besides
     */
    public static Selector boundByThisWith(Consumer<BoundByThisOptions> more) {
        BoundByThisOptions said = new BoundByThisOptions();
        more.accept(said);
        return new BoundByThis(said.are);
    }

    /**
     * The cards of a zone.
     *
     * @param in the zone
     */
    public static Selector cards(Region in) {
        return new Cards(in, Side.YOU, Array.empty());
    }

    /**
     * The cards of a zone.
     *
     * @param in the zone
     * @param more says what may be said besides
     */
    public static Selector cardsWith(Region in, Consumer<CardsOptions> more) {
        CardsOptions said = new CardsOptions();
        more.accept(said);
        return new Cards(in, said.of, said.are);
    }

    /**
     * Some cards without others: the rest.
     *
     * @param of the cards
     * @param but those that are not meant, wherever they are by now
     */
    public static Selector except(Selector of, Selector but) {
        return new Except(of, but);
    }

    /** A fighter's guardians. */
    public static Selector guardians() {
        return new Guardians(Side.YOU, Option.none(), Array.empty());
    }

    /**
     * A fighter's guardians.
     *
     * @param of whose
     */
    public static Selector guardians(Side of) {
        return new Guardians(of, Option.none(), Array.empty());
    }

    /**
     * A fighter's guardians.
     *
     * @param more says what may be said besides
     */
    public static Selector guardiansWith(Consumer<GuardiansOptions> more) {
        GuardiansOptions said = new GuardiansOptions();
        more.accept(said);
        return new Guardians(said.of, said.guarding, said.are);
    }

    /**
     * Those of some cards that measure most; all of them if several do.
     *
     * @param what what is measured
     * @param of the cards
     */
    public static Selector highest(Characteristic what, Selector of) {
        return new Highest(what, of);
    }

    /** A fighter's locked cards. */
    public static Selector lockedCards() {
        return new LockedCardsOf(Side.YOU, Array.empty());
    }

    /**
     * A fighter's locked cards.
     *
     * @param of whose
     */
    public static Selector lockedCards(Side of) {
        return new LockedCardsOf(of, Array.empty());
    }

    /**
     * A fighter's locked cards.
     *
     * @param more says what may be said besides
     */
    public static Selector lockedCardsWith(Consumer<LockedCardsOfOptions> more) {
        LockedCardsOfOptions said = new LockedCardsOfOptions();
        more.accept(said);
        return new LockedCardsOf(said.of, said.are);
    }

    /**
     * Those of some cards that measure least; all of them if several do.
     *
     * @param what what is measured
     * @param of the cards
     */
    public static Selector lowest(Characteristic what, Selector of) {
        return new Lowest(what, of);
    }

    /** A fighter's rear-guards. */
    public static Selector rearGuards() {
        return new RearGuards(Side.YOU, Array.empty());
    }

    /**
     * A fighter's rear-guards.
     *
     * @param of whose
     */
    public static Selector rearGuards(Side of) {
        return new RearGuards(of, Array.empty());
    }

    /**
     * A fighter's rear-guards.
     *
     * @param more says what may be said besides
     */
    public static Selector rearGuardsWith(Consumer<RearGuardsOptions> more) {
        RearGuardsOptions said = new RearGuardsOptions();
        more.accept(said);
        return new RearGuards(said.of, said.are);
    }

    /**
     * Some of some cards, chosen when something is done with them; one if no number is said. As a cost they are
     * planned.
     *
     * @param of the cards to choose from
     */
    public static Selector some(Selector of) {
        return new Some(
                of,
                Option.none(),
                Option.none(),
                Option.none(),
                Option.none(),
                Option.none(),
                Option.none(),
                Option.none());
    }

    /**
     * Some of some cards, chosen when something is done with them; one if no number is said. As a cost they are
     * planned.
     *
     * @param of the cards to choose from
     * @param more says what may be said besides
     */
    public static Selector someWith(Selector of, Consumer<SomeOptions> more) {
        SomeOptions said = new SomeOptions();
        more.accept(said);
        return new Some(of, said.exactly, said.upTo, said.atLeast, said.different, said.same, said.total, said.as);
    }

    /** The card that has the ability (11.8.5.3). */
    public static Selector this_() {
        return new This();
    }

    /** The top cards of a deck, whatever they are; other zones keep no order. */
    public static Selector top() {
        return new Top(new Constant(1), Side.YOU);
    }

    /**
     * The top cards of a deck, whatever they are; other zones keep no order.
     *
     * @param number how many
     */
    public static Selector top(Value number) {
        return new Top(number, Side.YOU);
    }

    /**
     * The top cards of a deck, whatever they are; other zones keep no order.
     *
     * @param number how many
     */
    public static Selector top(int number) {
        return new Top(new Constant(number), Side.YOU);
    }

    /**
     * The top cards of a deck, whatever they are; other zones keep no order.
     *
     * @param more says what may be said besides
     */
    public static Selector topWith(Consumer<TopOptions> more) {
        TopOptions said = new TopOptions();
        more.accept(said);
        return new Top(said.number, said.of);
    }

    /** A fighter's units on all circles. */
    public static Selector units() {
        return new UnitsOf(Side.YOU, Array.empty());
    }

    /**
     * A fighter's units on all circles.
     *
     * @param of whose
     */
    public static Selector units(Side of) {
        return new UnitsOf(of, Array.empty());
    }

    /**
     * A fighter's units on all circles.
     *
     * @param more says what may be said besides
     */
    public static Selector unitsWith(Consumer<UnitsOfOptions> more) {
        UnitsOfOptions said = new UnitsOfOptions();
        more.accept(said);
        return new UnitsOf(said.of, said.are);
    }

    /** A fighter's vanguard. */
    public static Selector vanguard() {
        return new Vanguard(Side.YOU, Array.empty());
    }

    /**
     * A fighter's vanguard.
     *
     * @param of whose
     */
    public static Selector vanguard(Side of) {
        return new Vanguard(of, Array.empty());
    }

    /**
     * A fighter's vanguard.
     *
     * @param more says what may be said besides
     */
    public static Selector vanguardWith(Consumer<VanguardOptions> more) {
        VanguardOptions said = new VanguardOptions();
        more.accept(said);
        return new Vanguard(said.of, said.are);
    }

    /**
     * Those of some cards that are of a kind.
     *
     * @param of the cards
     * @param are the kind
     */
    public static Selector which(Selector of, Filter are) {
        return new Which(of, are);
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class AssociatedCardsOptions {
        private Array<Filter> are = Array.empty();

        private AssociatedCardsOptions() {}

        /** Says what the others must be. */
        public AssociatedCardsOptions are(Filter... are) {
            this.are = Array.of(are);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class BattleOpponentsOptions {
        private Selector of = new This();

        private BattleOpponentsOptions() {}

        /** Says the unit. */
        public BattleOpponentsOptions of(Selector of) {
            this.of = of;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class BoundByThisOptions {
        private Array<Filter> are = Array.empty();

        private BoundByThisOptions() {}

        /** Says what they must be. */
        public BoundByThisOptions are(Filter... are) {
            this.are = Array.of(are);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class CardsOptions {
        private Side of = Side.YOU;
        private Array<Filter> are = Array.empty();

        private CardsOptions() {}

        /** Says whose zone. */
        public CardsOptions of(Side of) {
            this.of = of;
            return this;
        }

        /** Says what they must be. */
        public CardsOptions are(Filter... are) {
            this.are = Array.of(are);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class GuardiansOptions {
        private Side of = Side.YOU;
        private Option<Selector> guarding = Option.none();
        private Array<Filter> are = Array.empty();

        private GuardiansOptions() {}

        /** Says whose. */
        public GuardiansOptions of(Side of) {
            this.of = of;
            return this;
        }

        /** Says the units that they guard; any if nothing is said. */
        public GuardiansOptions guarding(Selector guarding) {
            this.guarding = Option.some(guarding);
            return this;
        }

        /** Says what they must be. */
        public GuardiansOptions are(Filter... are) {
            this.are = Array.of(are);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class LockedCardsOfOptions {
        private Side of = Side.YOU;
        private Array<Filter> are = Array.empty();

        private LockedCardsOfOptions() {}

        /** Says whose. */
        public LockedCardsOfOptions of(Side of) {
            this.of = of;
            return this;
        }

        /** Says what they must be. */
        public LockedCardsOfOptions are(Filter... are) {
            this.are = Array.of(are);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class RearGuardsOptions {
        private Side of = Side.YOU;
        private Array<Filter> are = Array.empty();

        private RearGuardsOptions() {}

        /** Says whose. */
        public RearGuardsOptions of(Side of) {
            this.of = of;
            return this;
        }

        /** Says what they must be. */
        public RearGuardsOptions are(Filter... are) {
            this.are = Array.of(are);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class SomeOptions {
        private Option<Value> exactly = Option.none();
        private Option<Value> upTo = Option.none();
        private Option<Value> atLeast = Option.none();
        private Option<Characteristic> different = Option.none();
        private Option<Characteristic> same = Option.none();
        private Option<Property> total = Option.none();
        private Option<String> as = Option.none();

        private SomeOptions() {}

        /** Says how many, if it is not one. */
        public SomeOptions exactly(Value exactly) {
            this.exactly = Option.some(exactly);
            return this;
        }

        /** Says how many, if it is not one. */
        public SomeOptions exactly(int exactly) {
            this.exactly = Option.some(new Constant(exactly));
            return this;
        }

        /** Says how many at most. */
        public SomeOptions upTo(Value upTo) {
            this.upTo = Option.some(upTo);
            return this;
        }

        /** Says how many at most. */
        public SomeOptions upTo(int upTo) {
            this.upTo = Option.some(new Constant(upTo));
            return this;
        }

        /** Says how many at least, 0 for any number; a cost may have both bounds. */
        public SomeOptions atLeast(Value atLeast) {
            this.atLeast = Option.some(atLeast);
            return this;
        }

        /** Says how many at least, 0 for any number; a cost may have both bounds. */
        public SomeOptions atLeast(int atLeast) {
            this.atLeast = Option.some(new Constant(atLeast));
            return this;
        }

        /** Says what no two of them may share. */
        public SomeOptions different(Characteristic different) {
            this.different = Option.some(different);
            return this;
        }

        /** Says what they all must share. */
        public SomeOptions same(Characteristic same) {
            this.same = Option.some(same);
            return this;
        }

        /** Says what a number of theirs must come to together. */
        public SomeOptions total(Property total) {
            this.total = Option.some(total);
            return this;
        }

        /** Says the name of the cards, as they were. */
        public SomeOptions as(String as) {
            this.as = Option.some(as);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class TopOptions {
        private Value number = new Constant(1);
        private Side of = Side.YOU;

        private TopOptions() {}

        /** Says how many. */
        public TopOptions number(Value number) {
            this.number = number;
            return this;
        }

        /** Says how many. */
        public TopOptions number(int number) {
            this.number = new Constant(number);
            return this;
        }

        /** Says whose deck. */
        public TopOptions of(Side of) {
            this.of = of;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class UnitsOfOptions {
        private Side of = Side.YOU;
        private Array<Filter> are = Array.empty();

        private UnitsOfOptions() {}

        /** Says whose. */
        public UnitsOfOptions of(Side of) {
            this.of = of;
            return this;
        }

        /** Says what they must be. */
        public UnitsOfOptions are(Filter... are) {
            this.are = Array.of(are);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class VanguardOptions {
        private Side of = Side.YOU;
        private Array<Filter> are = Array.empty();

        private VanguardOptions() {}

        /** Says whose. */
        public VanguardOptions of(Side of) {
            this.of = of;
            return this;
        }

        /** Says what they must be. */
        public VanguardOptions are(Filter... are) {
            this.are = Array.of(are);
            return this;
        }
    }
}
