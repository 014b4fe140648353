package io.github.cardfold.cardfight.text;

import io.github.cardfold.cardfight.action.AllThatFit;
import io.github.cardfold.cardfight.action.AnyNumber;
import io.github.cardfold.cardfight.action.BindCost;
import io.github.cardfold.cardfight.action.CounterBlast;
import io.github.cardfold.cardfight.action.DiscardCost;
import io.github.cardfold.cardfight.action.EnergyBlastCost;
import io.github.cardfold.cardfight.action.PutCost;
import io.github.cardfold.cardfight.action.PutTopCost;
import io.github.cardfold.cardfight.action.RestCost;
import io.github.cardfold.cardfight.action.RetireCost;
import io.github.cardfold.cardfight.action.RevealCost;
import io.github.cardfold.cardfight.action.SoulBlast;
import io.github.cardfold.cardfight.action.SoulChargeCost;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.effect.Characteristic;
import io.github.cardfold.effect.CostTerm;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Property;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.kind.AllCosts;
import io.github.cardfold.effect.kind.Constant;
import io.github.cardfold.effect.kind.OneOf;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Consumer;

/** Every kind of cost that texts of cards may be made of. Generated from the kinds: do not edit. */
public final class Costs {
    private Costs() {}

    /**
     * Several costs paid together. Written as a list.
     *
     * @param costs the costs
     */
    public static CostTerm of(CostTerm... costs) {
        return new AllCosts(Array.of(costs));
    }

    /**
     * A cost that takes all cards that can pay it, also if there are none.
     *
     * @param of the cost, whose own number does not matter
     */
    public static CostTerm all(CostTerm of) {
        return new AllThatFit(of);
    }

    /**
     * A cost whose payer decides how many cards it takes, as far as these come to what is asked of them together.
     *
     * @param of the cost, whose own number does not matter
     */
    public static CostTerm anyNumber(CostTerm of) {
        return new AnyNumber(of, new Constant(0), Option.none(), Option.none(), Option.none(), Option.none());
    }

    /**
     * A cost whose payer decides how many cards it takes, as far as these come to what is asked of them together.
     *
     * @param of the cost, whose own number does not matter
     * @param more says what may be said besides
     */
    public static CostTerm anyNumberWith(CostTerm of, Consumer<AnyNumberOptions> more) {
        AnyNumberOptions said = new AnyNumberOptions();
        more.accept(said);
        return new AnyNumber(of, said.atLeast, said.upTo, said.different, said.same, said.total);
    }

    /**
     * Binds cards of the payer's circles or zones (7.29).
     *
     * @param from where they are
     */
    public static CostTerm bind(Region... from) {
        return new BindCost(new Constant(1), Array.of(from), Array.empty(), false, Option.none());
    }

    /**
     * Binds cards of the payer's circles or zones (7.29).
     *
     * @param from where they are
     * @param more says what may be said besides
     */
    public static CostTerm bindWith(Consumer<BindCostOptions> more, Region... from) {
        BindCostOptions said = new BindCostOptions();
        more.accept(said);
        return new BindCost(said.number, Array.of(from), said.are, said.faceDown, said.as);
    }

    /** Counter blasts: turns damage face down (7.24). */
    public static CostTerm counterBlast() {
        return new CounterBlast(new Constant(1), Array.empty(), Option.none());
    }

    /**
     * Counter blasts: turns damage face down (7.24).
     *
     * @param number how many
     */
    public static CostTerm counterBlast(Value number) {
        return new CounterBlast(number, Array.empty(), Option.none());
    }

    /**
     * Counter blasts: turns damage face down (7.24).
     *
     * @param number how many
     */
    public static CostTerm counterBlast(int number) {
        return new CounterBlast(new Constant(number), Array.empty(), Option.none());
    }

    /**
     * Counter blasts: turns damage face down (7.24).
     *
     * @param more says what may be said besides
     */
    public static CostTerm counterBlastWith(Consumer<CounterBlastOptions> more) {
        CounterBlastOptions said = new CounterBlastOptions();
        more.accept(said);
        return new CounterBlast(said.number, said.are, said.as);
    }

    /** Discards cards of the hand (7.9). */
    public static CostTerm discard() {
        return new DiscardCost(new Constant(1), Array.empty(), Option.none());
    }

    /**
     * Discards cards of the hand (7.9).
     *
     * @param number how many
     */
    public static CostTerm discard(Value number) {
        return new DiscardCost(number, Array.empty(), Option.none());
    }

    /**
     * Discards cards of the hand (7.9).
     *
     * @param number how many
     */
    public static CostTerm discard(int number) {
        return new DiscardCost(new Constant(number), Array.empty(), Option.none());
    }

    /**
     * Discards cards of the hand (7.9).
     *
     * @param more says what may be said besides
     */
    public static CostTerm discardWith(Consumer<DiscardCostOptions> more) {
        DiscardCostOptions said = new DiscardCostOptions();
        more.accept(said);
        return new DiscardCost(said.number, said.are, said.as);
    }

    /** Energy blasts: the payer's energy falls (7.49). */
    public static CostTerm energyBlast() {
        return new EnergyBlastCost(new Constant(1));
    }

    /**
     * Energy blasts: the payer's energy falls (7.49).
     *
     * @param number by how much
     */
    public static CostTerm energyBlast(Value number) {
        return new EnergyBlastCost(number);
    }

    /**
     * Energy blasts: the payer's energy falls (7.49).
     *
     * @param number by how much
     */
    public static CostTerm energyBlast(int number) {
        return new EnergyBlastCost(new Constant(number));
    }

    /**
     * Energy blasts: the payer's energy falls (7.49).
     *
     * @param more says what may be said besides
     */
    public static CostTerm energyBlastWith(Consumer<EnergyBlastCostOptions> more) {
        EnergyBlastCostOptions said = new EnergyBlastCostOptions();
        more.accept(said);
        return new EnergyBlastCost(said.number);
    }

    /**
     * One of several costs, of which the payer chooses one that can be paid in full.
     *
     * @param costs the costs
     */
    public static CostTerm oneOf(CostTerm... costs) {
        return new OneOf(Array.of(costs));
    }

    /**
     * Puts cards of the payer's circles or zones into a zone of their owner.
     *
     * @param to the zone
     * @param from where they are
     */
    public static CostTerm put(Region to, Region... from) {
        return new PutCost(new Constant(1), Array.of(from), to, Array.empty(), false, false, Option.none());
    }

    /**
     * Puts cards of the payer's circles or zones into a zone of their owner.
     *
     * @param to the zone
     * @param from where they are
     * @param more says what may be said besides
     */
    public static CostTerm putWith(Region to, Consumer<PutCostOptions> more, Region... from) {
        PutCostOptions said = new PutCostOptions();
        more.accept(said);
        return new PutCost(said.number, Array.of(from), to, said.are, said.bottom, said.faceDown, said.as);
    }

    /**
     * Puts the top cards of the payer's deck into a zone.
     *
     * @param to the zone
     */
    public static CostTerm putTop(Region to) {
        return new PutTopCost(new Constant(1), to, false);
    }

    /**
     * Puts the top cards of the payer's deck into a zone.
     *
     * @param to the zone
     * @param more says what may be said besides
     */
    public static CostTerm putTopWith(Region to, Consumer<PutTopCostOptions> more) {
        PutTopCostOptions said = new PutTopCostOptions();
        more.accept(said);
        return new PutTopCost(said.number, to, said.faceDown);
    }

    /** Rests units of the field (7.2). */
    public static CostTerm rest() {
        return new RestCost(new Constant(1), Array.empty(), Option.none());
    }

    /**
     * Rests units of the field (7.2).
     *
     * @param number how many
     */
    public static CostTerm rest(Value number) {
        return new RestCost(number, Array.empty(), Option.none());
    }

    /**
     * Rests units of the field (7.2).
     *
     * @param number how many
     */
    public static CostTerm rest(int number) {
        return new RestCost(new Constant(number), Array.empty(), Option.none());
    }

    /**
     * Rests units of the field (7.2).
     *
     * @param more says what may be said besides
     */
    public static CostTerm restWith(Consumer<RestCostOptions> more) {
        RestCostOptions said = new RestCostOptions();
        more.accept(said);
        return new RestCost(said.number, said.are, said.as);
    }

    /** Retires rear-guards (7.18). */
    public static CostTerm retire() {
        return new RetireCost(new Constant(1), Array.empty(), Option.none());
    }

    /**
     * Retires rear-guards (7.18).
     *
     * @param number how many
     */
    public static CostTerm retire(Value number) {
        return new RetireCost(number, Array.empty(), Option.none());
    }

    /**
     * Retires rear-guards (7.18).
     *
     * @param number how many
     */
    public static CostTerm retire(int number) {
        return new RetireCost(new Constant(number), Array.empty(), Option.none());
    }

    /**
     * Retires rear-guards (7.18).
     *
     * @param more says what may be said besides
     */
    public static CostTerm retireWith(Consumer<RetireCostOptions> more) {
        RetireCostOptions said = new RetireCostOptions();
        more.accept(said);
        return new RetireCost(said.number, said.are, said.as);
    }

    /** Reveals cards of the hand or another zone that only the payer sees (7.10). */
    public static CostTerm reveal() {
        return new RevealCost(new Constant(1), Array.of(Region.HAND), Array.empty(), Option.none());
    }

    /**
     * Reveals cards of the hand or another zone that only the payer sees (7.10).
     *
     * @param number how many
     */
    public static CostTerm reveal(Value number) {
        return new RevealCost(number, Array.of(Region.HAND), Array.empty(), Option.none());
    }

    /**
     * Reveals cards of the hand or another zone that only the payer sees (7.10).
     *
     * @param number how many
     */
    public static CostTerm reveal(int number) {
        return new RevealCost(new Constant(number), Array.of(Region.HAND), Array.empty(), Option.none());
    }

    /**
     * Reveals cards of the hand or another zone that only the payer sees (7.10).
     *
     * @param more says what may be said besides
     */
    public static CostTerm revealWith(Consumer<RevealCostOptions> more) {
        RevealCostOptions said = new RevealCostOptions();
        more.accept(said);
        return new RevealCost(said.number, said.from, said.are, said.as);
    }

    /** Soul blasts: puts cards of the soul into the drop zone (7.25). */
    public static CostTerm soulBlast() {
        return new SoulBlast(new Constant(1), Array.empty(), Option.none());
    }

    /**
     * Soul blasts: puts cards of the soul into the drop zone (7.25).
     *
     * @param number how many
     */
    public static CostTerm soulBlast(Value number) {
        return new SoulBlast(number, Array.empty(), Option.none());
    }

    /**
     * Soul blasts: puts cards of the soul into the drop zone (7.25).
     *
     * @param number how many
     */
    public static CostTerm soulBlast(int number) {
        return new SoulBlast(new Constant(number), Array.empty(), Option.none());
    }

    /**
     * Soul blasts: puts cards of the soul into the drop zone (7.25).
     *
     * @param more says what may be said besides
     */
    public static CostTerm soulBlastWith(Consumer<SoulBlastOptions> more) {
        SoulBlastOptions said = new SoulBlastOptions();
        more.accept(said);
        return new SoulBlast(said.number, said.are, said.as);
    }

    /** Soul charges: the top cards of the payer's deck go to the soul (7.27). */
    public static CostTerm soulCharge() {
        return new SoulChargeCost(new Constant(1));
    }

    /**
     * Soul charges: the top cards of the payer's deck go to the soul (7.27).
     *
     * @param number how many
     */
    public static CostTerm soulCharge(Value number) {
        return new SoulChargeCost(number);
    }

    /**
     * Soul charges: the top cards of the payer's deck go to the soul (7.27).
     *
     * @param number how many
     */
    public static CostTerm soulCharge(int number) {
        return new SoulChargeCost(new Constant(number));
    }

    /**
     * Soul charges: the top cards of the payer's deck go to the soul (7.27).
     *
     * @param more says what may be said besides
     */
    public static CostTerm soulChargeWith(Consumer<SoulChargeCostOptions> more) {
        SoulChargeCostOptions said = new SoulChargeCostOptions();
        more.accept(said);
        return new SoulChargeCost(said.number);
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class AnyNumberOptions {
        private Value atLeast = new Constant(0);
        private Option<Value> upTo = Option.none();
        private Option<Characteristic> different = Option.none();
        private Option<Characteristic> same = Option.none();
        private Option<Property> total = Option.none();

        private AnyNumberOptions() {}

        /** Says how many cards at least. */
        public AnyNumberOptions atLeast(Value atLeast) {
            this.atLeast = atLeast;
            return this;
        }

        /** Says how many cards at least. */
        public AnyNumberOptions atLeast(int atLeast) {
            this.atLeast = new Constant(atLeast);
            return this;
        }

        /** Says how many at most; without it any number. */
        public AnyNumberOptions upTo(Value upTo) {
            this.upTo = Option.some(upTo);
            return this;
        }

        /** Says how many at most; without it any number. */
        public AnyNumberOptions upTo(int upTo) {
            this.upTo = Option.some(new Constant(upTo));
            return this;
        }

        /** Says what no two of them may share. */
        public AnyNumberOptions different(Characteristic different) {
            this.different = Option.some(different);
            return this;
        }

        /** Says what they all must share. */
        public AnyNumberOptions same(Characteristic same) {
            this.same = Option.some(same);
            return this;
        }

        /** Says what a number of theirs must come to together. */
        public AnyNumberOptions total(Property total) {
            this.total = Option.some(total);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class BindCostOptions {
        private Value number = new Constant(1);
        private Array<Filter> are = Array.empty();
        private boolean faceDown = false;
        private Option<String> as = Option.none();

        private BindCostOptions() {}

        /** Says how many. */
        public BindCostOptions number(Value number) {
            this.number = number;
            return this;
        }

        /** Says how many. */
        public BindCostOptions number(int number) {
            this.number = new Constant(number);
            return this;
        }

        /** Says what the cards must be. */
        public BindCostOptions are(Filter... are) {
            this.are = Array.of(are);
            return this;
        }

        /** Says whether they are bound face down. */
        public BindCostOptions faceDown(boolean faceDown) {
            this.faceDown = faceDown;
            return this;
        }

        /** Says the name of the cards, as they were. */
        public BindCostOptions as(String as) {
            this.as = Option.some(as);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class CounterBlastOptions {
        private Value number = new Constant(1);
        private Array<Filter> are = Array.empty();
        private Option<String> as = Option.none();

        private CounterBlastOptions() {}

        /** Says how many. */
        public CounterBlastOptions number(Value number) {
            this.number = number;
            return this;
        }

        /** Says how many. */
        public CounterBlastOptions number(int number) {
            this.number = new Constant(number);
            return this;
        }

        /** Says what the cards must be. */
        public CounterBlastOptions are(Filter... are) {
            this.are = Array.of(are);
            return this;
        }

        /** Says the name of the cards, as they were. */
        public CounterBlastOptions as(String as) {
            this.as = Option.some(as);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class DiscardCostOptions {
        private Value number = new Constant(1);
        private Array<Filter> are = Array.empty();
        private Option<String> as = Option.none();

        private DiscardCostOptions() {}

        /** Says how many. */
        public DiscardCostOptions number(Value number) {
            this.number = number;
            return this;
        }

        /** Says how many. */
        public DiscardCostOptions number(int number) {
            this.number = new Constant(number);
            return this;
        }

        /** Says what the cards must be. */
        public DiscardCostOptions are(Filter... are) {
            this.are = Array.of(are);
            return this;
        }

        /** Says the name of the cards, as they were. */
        public DiscardCostOptions as(String as) {
            this.as = Option.some(as);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class EnergyBlastCostOptions {
        private Value number = new Constant(1);

        private EnergyBlastCostOptions() {}

        /** Says by how much. */
        public EnergyBlastCostOptions number(Value number) {
            this.number = number;
            return this;
        }

        /** Says by how much. */
        public EnergyBlastCostOptions number(int number) {
            this.number = new Constant(number);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class PutCostOptions {
        private Value number = new Constant(1);
        private Array<Filter> are = Array.empty();
        private boolean bottom = false;
        private boolean faceDown = false;
        private Option<String> as = Option.none();

        private PutCostOptions() {}

        /** Says how many. */
        public PutCostOptions number(Value number) {
            this.number = number;
            return this;
        }

        /** Says how many. */
        public PutCostOptions number(int number) {
            this.number = new Constant(number);
            return this;
        }

        /** Says what the cards must be. */
        public PutCostOptions are(Filter... are) {
            this.are = Array.of(are);
            return this;
        }

        /** Says whether they go to the bottom of the deck. */
        public PutCostOptions bottom(boolean bottom) {
            this.bottom = bottom;
            return this;
        }

        /** Says whether they lie face down there. */
        public PutCostOptions faceDown(boolean faceDown) {
            this.faceDown = faceDown;
            return this;
        }

        /** Says the name of the cards, as they were. */
        public PutCostOptions as(String as) {
            this.as = Option.some(as);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class PutTopCostOptions {
        private Value number = new Constant(1);
        private boolean faceDown = false;

        private PutTopCostOptions() {}

        /** Says how many. */
        public PutTopCostOptions number(Value number) {
            this.number = number;
            return this;
        }

        /** Says how many. */
        public PutTopCostOptions number(int number) {
            this.number = new Constant(number);
            return this;
        }

        /** Says whether they lie face down there. */
        public PutTopCostOptions faceDown(boolean faceDown) {
            this.faceDown = faceDown;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class RestCostOptions {
        private Value number = new Constant(1);
        private Array<Filter> are = Array.empty();
        private Option<String> as = Option.none();

        private RestCostOptions() {}

        /** Says how many. */
        public RestCostOptions number(Value number) {
            this.number = number;
            return this;
        }

        /** Says how many. */
        public RestCostOptions number(int number) {
            this.number = new Constant(number);
            return this;
        }

        /** Says what the cards must be. */
        public RestCostOptions are(Filter... are) {
            this.are = Array.of(are);
            return this;
        }

        /** Says the name of the cards, as they were. */
        public RestCostOptions as(String as) {
            this.as = Option.some(as);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class RetireCostOptions {
        private Value number = new Constant(1);
        private Array<Filter> are = Array.empty();
        private Option<String> as = Option.none();

        private RetireCostOptions() {}

        /** Says how many. */
        public RetireCostOptions number(Value number) {
            this.number = number;
            return this;
        }

        /** Says how many. */
        public RetireCostOptions number(int number) {
            this.number = new Constant(number);
            return this;
        }

        /** Says what the cards must be. */
        public RetireCostOptions are(Filter... are) {
            this.are = Array.of(are);
            return this;
        }

        /** Says the name of the cards, as they were. */
        public RetireCostOptions as(String as) {
            this.as = Option.some(as);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class RevealCostOptions {
        private Value number = new Constant(1);
        private Array<Region> from = Array.of(Region.HAND);
        private Array<Filter> are = Array.empty();
        private Option<String> as = Option.none();

        private RevealCostOptions() {}

        /** Says how many. */
        public RevealCostOptions number(Value number) {
            this.number = number;
            return this;
        }

        /** Says how many. */
        public RevealCostOptions number(int number) {
            this.number = new Constant(number);
            return this;
        }

        /** Says where they are. */
        public RevealCostOptions from(Region... from) {
            this.from = Array.of(from);
            return this;
        }

        /** Says what the cards must be. */
        public RevealCostOptions are(Filter... are) {
            this.are = Array.of(are);
            return this;
        }

        /** Says the name of the cards. */
        public RevealCostOptions as(String as) {
            this.as = Option.some(as);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class SoulBlastOptions {
        private Value number = new Constant(1);
        private Array<Filter> are = Array.empty();
        private Option<String> as = Option.none();

        private SoulBlastOptions() {}

        /** Says how many. */
        public SoulBlastOptions number(Value number) {
            this.number = number;
            return this;
        }

        /** Says how many. */
        public SoulBlastOptions number(int number) {
            this.number = new Constant(number);
            return this;
        }

        /** Says what the cards must be. */
        public SoulBlastOptions are(Filter... are) {
            this.are = Array.of(are);
            return this;
        }

        /** Says the name of the cards, as they were. */
        public SoulBlastOptions as(String as) {
            this.as = Option.some(as);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class SoulChargeCostOptions {
        private Value number = new Constant(1);

        private SoulChargeCostOptions() {}

        /** Says how many. */
        public SoulChargeCostOptions number(Value number) {
            this.number = number;
            return this;
        }

        /** Says how many. */
        public SoulChargeCostOptions number(int number) {
            this.number = new Constant(number);
            return this;
        }
    }
}
