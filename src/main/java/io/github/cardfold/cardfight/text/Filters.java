package io.github.cardfold.cardfight.text;

import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.cardfight.term.Attacked;
import io.github.cardfold.cardfight.term.Attacking;
import io.github.cardfold.cardfight.term.BackRow;
import io.github.cardfold.cardfight.term.Boosted;
import io.github.cardfold.cardfight.term.ColumnSide;
import io.github.cardfold.cardfight.term.Deleted;
import io.github.cardfold.cardfight.term.FaceDown;
import io.github.cardfold.cardfight.term.FaceUp;
import io.github.cardfold.cardfight.term.FrontRow;
import io.github.cardfold.cardfight.term.GaugeOf;
import io.github.cardfold.cardfight.term.InColumn;
import io.github.cardfold.cardfight.term.InState;
import io.github.cardfold.cardfight.term.LiesIn;
import io.github.cardfold.cardfight.term.MasteredBy;
import io.github.cardfold.cardfight.term.Period;
import io.github.cardfold.cardfight.term.Resting;
import io.github.cardfold.cardfight.term.SameColumn;
import io.github.cardfold.cardfight.term.Standing;
import io.github.cardfold.cardfight.term.ThisPeriod;
import io.github.cardfold.cardfight.term.WithGauge;
import io.github.cardfold.effect.Characteristic;
import io.github.cardfold.effect.DurationTerm;
import io.github.cardfold.effect.EventPattern;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Property;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.kind.AnyFilter;
import io.github.cardfold.effect.kind.Constant;
import io.github.cardfold.effect.kind.Did;
import io.github.cardfold.effect.kind.EveryFilter;
import io.github.cardfold.effect.kind.HasAny;
import io.github.cardfold.effect.kind.HasProperty;
import io.github.cardfold.effect.kind.LikeOneOf;
import io.github.cardfold.effect.kind.NotFilter;
import io.github.cardfold.effect.kind.Other;
import io.github.cardfold.effect.kind.ThisOne;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Consumer;

/** Every kind of filter that texts of cards may be made of. Generated from the kinds: do not edit. */
public final class Filters {
    private Filters() {}

    /**
     * All that is asked for. Written as a list.
     *
     * @param filters the filters
     */
    public static Filter of(Filter... filters) {
        return new EveryFilter(Array.of(filters));
    }

    /**
     * One of several things that may be asked for.
     *
     * @param filters the filters
     */
    public static Filter anyOf(Filter... filters) {
        return new AnyFilter(Array.of(filters));
    }

    /** Units that are being attacked. */
    public static Filter attacked() {
        return new Attacked();
    }

    /** The unit that attacks in the battle in progress. */
    public static Filter attacking() {
        return new Attacking();
    }

    /** Units of the back row. */
    public static Filter backRow() {
        return new BackRow();
    }

    /** The unit that is being boosted in the battle in progress. */
    public static Filter boosted() {
        return new Boosted(Array.empty());
    }

    /**
     * The unit that is being boosted in the battle in progress.
     *
     * @param by what one of the units that boost it must be; any if nothing is said
     */
    public static Filter boosted(Filter... by) {
        return new Boosted(Array.of(by));
    }

    /**
     * The unit that is being boosted in the battle in progress.
     *
     * @param more says what may be said besides
     */
    public static Filter boostedWith(Consumer<BoostedOptions> more) {
        BoostedOptions said = new BoostedOptions();
        more.accept(said);
        return new Boosted(said.by);
    }

    /** Units of a column as their master sees it, who for a dominated unit is the fighter that dominates it. */
    public static Filter centerColumn() {
        return new InColumn(ColumnSide.CENTER);
    }

    /** Units that are deleted. */
    public static Filter deleted() {
        return new Deleted();
    }

    /**
     * Cards to which something has happened; "this" in it is each of them.
     *
     * @param what the event
     */
    public static Filter did(EventPattern what) {
        return new Did(what, new ThisPeriod(Period.TURN), new Constant(1));
    }

    /**
     * Cards to which something has happened; "this" in it is each of them.
     *
     * @param what the event
     * @param more says what may be said besides
     */
    public static Filter didWith(EventPattern what, Consumer<DidOptions> more) {
        DidOptions said = new DidOptions();
        more.accept(said);
        return new Did(what, said.in, said.atLeast);
    }

    /** Cards that lie face down. */
    public static Filter faceDown() {
        return new FaceDown();
    }

    /** Cards that lie face up. */
    public static Filter faceUp() {
        return new FaceUp();
    }

    /** Units of the front row. */
    public static Filter frontRow() {
        return new FrontRow();
    }

    /** Cards in the gauge zone that are the gauge of units or of a fighter, or that have the name of a gauge. */
    public static Filter gaugeOf() {
        return new GaugeOf(Option.none(), Option.none(), Option.none());
    }

    /**
     * Cards in the gauge zone that are the gauge of units or of a fighter, or that have the name of a gauge.
     *
     * @param of the units; whatever it belongs to if nothing is said
     */
    public static Filter gaugeOf(Selector of) {
        return new GaugeOf(Option.some(of), Option.none(), Option.none());
    }

    /**
     * Cards in the gauge zone that are the gauge of units or of a fighter, or that have the name of a gauge.
     *
     * @param more says what may be said besides
     */
    public static Filter gaugeOfWith(Consumer<GaugeOfOptions> more) {
        GaugeOfOptions said = new GaugeOfOptions();
        more.accept(said);
        return new GaugeOf(said.of, said.fighter, said.name);
    }

    /**
     * Cards that have anything of a characteristic: any clan, any trigger icon.
     *
     * @param what the characteristic
     */
    public static Filter has(Characteristic what) {
        return new HasAny(what);
    }

    /**
     * Cards that effects have put into a state with a name.
     *
     * @param name the name
     */
    public static Filter inState(String name) {
        return new InState(name);
    }

    /** Units of a column as their master sees it, who for a dominated unit is the fighter that dominates it. */
    public static Filter leftColumn() {
        return new InColumn(ColumnSide.LEFT);
    }

    /**
     * Cards in certain places; of those that have left a circle, the place where they were.
     *
     * @param in the zones and sorts of circles
     */
    public static Filter liesIn(Region... in) {
        return new LiesIn(Array.of(in), Option.none());
    }

    /**
     * Cards in certain places; of those that have left a circle, the place where they were.
     *
     * @param in the zones and sorts of circles
     * @param more says what may be said besides
     */
    public static Filter liesInWith(Consumer<LiesInOptions> more, Region... in) {
        LiesInOptions said = new LiesInOptions();
        more.accept(said);
        return new LiesIn(Array.of(in), said.of);
    }

    /**
     * Cards that have a certain master, or had when they left: not those on a circle of a fighter that another
     * dominates.
     *
     * @param of the master
     */
    public static Filter master(Side of) {
        return new MasteredBy(of);
    }

    /**
     * What is not of a kind.
     *
     * @param filter the filter
     */
    public static Filter not(Filter filter) {
        return new NotFilter(filter);
    }

    /** Every card but the one that has the ability. */
    public static Filter other() {
        return new Other();
    }

    /** Cards that rest. */
    public static Filter resting() {
        return new Resting();
    }

    /** Units of a column as their master sees it, who for a dominated unit is the fighter that dominates it. */
    public static Filter rightColumn() {
        return new InColumn(ColumnSide.RIGHT);
    }

    /**
     * Cards that have a number or a word in common with one of some cards: of the same grade as the vanguard, of a clan
     * that this card belongs to.
     *
     * @param what which number or words
     * @param as the cards
     */
    public static Filter same(Characteristic what, Selector as) {
        return new LikeOneOf(what, as);
    }

    /** Units in the column of this unit, on either side of the field; the columns of both sides mirror each other. */
    public static Filter sameColumn() {
        return new SameColumn();
    }

    /** Cards that stand. */
    public static Filter standing() {
        return new Standing();
    }

    /** The card that has the ability. */
    public static Filter this_() {
        return new ThisOne();
    }

    /** Units that have a gauge. */
    public static Filter withGauge() {
        return new WithGauge(Option.none());
    }

    /**
     * Units that have a gauge.
     *
     * @param name the name of the gauge; any if nothing is said
     */
    public static Filter withGauge(String name) {
        return new WithGauge(Option.some(name));
    }

    /**
     * Units that have a gauge.
     *
     * @param more says what may be said besides
     */
    public static Filter withGaugeWith(Consumer<WithGaugeOptions> more) {
        WithGaugeOptions said = new WithGaugeOptions();
        more.accept(said);
        return new WithGauge(said.name);
    }

    /**
     * Cards of which something is so. Written as the property alone, {@code {"grade": {"at least": 2}}}.
     *
     * @param property what must be so
     */
    public static Filter of(Property property) {
        return new HasProperty(property);
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class BoostedOptions {
        private Array<Filter> by = Array.empty();

        private BoostedOptions() {}

        /** Says what one of the units that boost it must be; any if nothing is said. */
        public BoostedOptions by(Filter... by) {
            this.by = Array.of(by);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class DidOptions {
        private DurationTerm in = new ThisPeriod(Period.TURN);
        private Value atLeast = new Constant(1);

        private DidOptions() {}

        /** Says since when. */
        public DidOptions in(DurationTerm in) {
            this.in = in;
            return this;
        }

        /** Says how often. */
        public DidOptions atLeast(Value atLeast) {
            this.atLeast = atLeast;
            return this;
        }

        /** Says how often. */
        public DidOptions atLeast(int atLeast) {
            this.atLeast = new Constant(atLeast);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class GaugeOfOptions {
        private Option<Selector> of = Option.none();
        private Option<Side> fighter = Option.none();
        private Option<String> name = Option.none();

        private GaugeOfOptions() {}

        /** Says the units; whatever it belongs to if nothing is said. */
        public GaugeOfOptions of(Selector of) {
            this.of = Option.some(of);
            return this;
        }

        /** Says the fighter. */
        public GaugeOfOptions fighter(Side fighter) {
            this.fighter = Option.some(fighter);
            return this;
        }

        /** Says the name. */
        public GaugeOfOptions name(String name) {
            this.name = Option.some(name);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class LiesInOptions {
        private Option<Side> of = Option.none();

        private LiesInOptions() {}

        /** Says whose; anybody's if nothing is said. */
        public LiesInOptions of(Side of) {
            this.of = Option.some(of);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class WithGaugeOptions {
        private Option<String> name = Option.none();

        private WithGaugeOptions() {}

        /** Says the name of the gauge; any if nothing is said. */
        public WithGaugeOptions name(String name) {
            this.name = Option.some(name);
            return this;
        }
    }
}
