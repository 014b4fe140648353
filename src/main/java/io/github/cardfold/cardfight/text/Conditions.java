package io.github.cardfold.cardfight.text;

import io.github.cardfold.cardfight.state.Moment;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.cardfight.term.Are;
import io.github.cardfold.cardfight.term.During;
import io.github.cardfold.cardfight.term.Exists;
import io.github.cardfold.cardfight.term.FighterInState;
import io.github.cardfold.cardfight.term.HasAttacked;
import io.github.cardfold.cardfight.term.PartOfAlchemagic;
import io.github.cardfold.cardfight.term.Period;
import io.github.cardfold.cardfight.term.ThisPeriod;
import io.github.cardfold.cardfight.term.TurnOf;
import io.github.cardfold.cardfight.term.WentFirst;
import io.github.cardfold.effect.Bounds;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.DurationTerm;
import io.github.cardfold.effect.EventPattern;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.kind.All;
import io.github.cardfold.effect.kind.AnyOf;
import io.github.cardfold.effect.kind.Compare;
import io.github.cardfold.effect.kind.Constant;
import io.github.cardfold.effect.kind.Done;
import io.github.cardfold.effect.kind.Happened;
import io.github.cardfold.effect.kind.Not;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Consumer;

/** Every kind of condition that texts of cards may be made of. Generated from the kinds: do not edit. */
public final class Conditions {
    private Conditions() {}

    /**
     * "If you do": a variable holds a card or a number other than 0. Written {@code "$them"}.
     *
     * @param variable the variable
     */
    public static Condition variable(String variable) {
        return new Done(variable);
    }

    /**
     * All of several conditions. Written as a list.
     *
     * @param conditions the conditions
     */
    public static Condition of(Condition... conditions) {
        return new All(Array.of(conditions));
    }

    /**
     * At least one of several conditions.
     *
     * @param conditions the conditions
     */
    public static Condition anyOf(Condition... conditions) {
        return new AnyOf(Array.of(conditions));
    }

    /**
     * Certain cards, at least one, are all of a kind.
     *
     * @param cards the cards
     * @param all the kind
     */
    public static Condition are(Selector cards, Filter all) {
        return new Are(cards, all);
    }

    /**
     * The battle in progress is one in which a vanguard, or a rear-guard, was attacked, wherever the unit is now
     * (10.1.4).
     *
     * @param on on which sort of circle it was attacked
     */
    public static Condition attacked(Region on) {
        return new HasAttacked(on);
    }

    /**
     * A number against others.
     *
     * @param what the number
     */
    public static Condition compare(Value what) {
        return new Compare(
                what,
                new Bounds(Option.none(), Option.none(), Option.none(), Option.none(), Option.none(), Option.none()));
    }

    /**
     * A number against others.
     *
     * @param what the number
     */
    public static Condition compare(int what) {
        return new Compare(
                new Constant(what),
                new Bounds(Option.none(), Option.none(), Option.none(), Option.none(), Option.none(), Option.none()));
    }

    /**
     * A number against others.
     *
     * @param what the number
     * @param more says what may be said besides
     */
    public static Condition compareWith(Value what, Consumer<CompareOptions> more) {
        CompareOptions said = new CompareOptions();
        more.accept(said);
        return new Compare(
                what, new Bounds(said.is, said.atLeast, said.atMost, said.moreThan, said.lessThan, said.not));
    }

    /**
     * It is a phase or step of a fighter's turn.
     *
     * @param phase the phase or step
     */
    public static Condition during(Moment phase) {
        return new During(phase, Side.YOU);
    }

    /**
     * It is a phase or step of a fighter's turn.
     *
     * @param phase the phase or step
     * @param more says what may be said besides
     */
    public static Condition duringWith(Moment phase, Consumer<DuringOptions> more) {
        DuringOptions said = new DuringOptions();
        more.accept(said);
        return new During(phase, said.of);
    }

    /**
     * There are such cards.
     *
     * @param of the cards
     */
    public static Condition exists(Selector of) {
        return new Exists(of, new Constant(1));
    }

    /**
     * There are such cards.
     *
     * @param of the cards
     * @param more says what may be said besides
     */
    public static Condition existsWith(Selector of, Consumer<ExistsOptions> more) {
        ExistsOptions said = new ExistsOptions();
        more.accept(said);
        return new Exists(of, said.atLeast);
    }

    /**
     * A fighter is in a state that an effect has set.
     *
     * @param name its name
     */
    public static Condition fighterInState(String name) {
        return new FighterInState(name, Side.YOU);
    }

    /**
     * A fighter is in a state that an effect has set.
     *
     * @param name its name
     * @param more says what may be said besides
     */
    public static Condition fighterInStateWith(String name, Consumer<FighterInStateOptions> more) {
        FighterInStateOptions said = new FighterInStateOptions();
        more.accept(said);
        return new FighterInState(name, said.fighter);
    }

    /**
     * Something has happened, so often at least; where it speaks of this card, this card did it.
     *
     * @param what the event
     */
    public static Condition happened(EventPattern what) {
        return new Happened(what, new ThisPeriod(Period.TURN), new Constant(1));
    }

    /**
     * Something has happened, so often at least; where it speaks of this card, this card did it.
     *
     * @param what the event
     * @param more says what may be said besides
     */
    public static Condition happenedWith(EventPattern what, Consumer<HappenedOptions> more) {
        HappenedOptions said = new HappenedOptions();
        more.accept(said);
        return new Happened(what, said.in, said.atLeast);
    }

    /**
     * A condition that does not hold.
     *
     * @param condition the condition
     */
    public static Condition not(Condition condition) {
        return new Not(condition);
    }

    /** The order whose text this is was alchemagicked with another, or another with it (7.44). */
    public static Condition partOfAlchemagic() {
        return new PartOfAlchemagic();
    }

    /** It is a fighter's turn. */
    public static Condition turn() {
        return new TurnOf(Side.YOU);
    }

    /**
     * It is a fighter's turn.
     *
     * @param fighter the fighter
     */
    public static Condition turn(Side fighter) {
        return new TurnOf(fighter);
    }

    /**
     * It is a fighter's turn.
     *
     * @param more says what may be said besides
     */
    public static Condition turnWith(Consumer<TurnOfOptions> more) {
        TurnOfOptions said = new TurnOfOptions();
        more.accept(said);
        return new TurnOf(said.fighter);
    }

    /** A fighter took the first turn of the fight; if the opponent did, you went second. */
    public static Condition wentFirst() {
        return new WentFirst(Side.YOU);
    }

    /**
     * A fighter took the first turn of the fight; if the opponent did, you went second.
     *
     * @param fighter which fighter
     */
    public static Condition wentFirst(Side fighter) {
        return new WentFirst(fighter);
    }

    /**
     * A fighter took the first turn of the fight; if the opponent did, you went second.
     *
     * @param more says what may be said besides
     */
    public static Condition wentFirstWith(Consumer<WentFirstOptions> more) {
        WentFirstOptions said = new WentFirstOptions();
        more.accept(said);
        return new WentFirst(said.fighter);
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class CompareOptions {
        private Option<Value> is = Option.none();
        private Option<Value> atLeast = Option.none();
        private Option<Value> atMost = Option.none();
        private Option<Value> moreThan = Option.none();
        private Option<Value> lessThan = Option.none();
        private Option<Value> not = Option.none();

        private CompareOptions() {}

        /** Says what it must be. */
        public CompareOptions is(Value is) {
            this.is = Option.some(is);
            return this;
        }

        /** Says what it must be. */
        public CompareOptions is(int is) {
            this.is = Option.some(new Constant(is));
            return this;
        }

        /** Says what it must be or exceed. */
        public CompareOptions atLeast(Value atLeast) {
            this.atLeast = Option.some(atLeast);
            return this;
        }

        /** Says what it must be or exceed. */
        public CompareOptions atLeast(int atLeast) {
            this.atLeast = Option.some(new Constant(atLeast));
            return this;
        }

        /** Says what it must be or fall short of. */
        public CompareOptions atMost(Value atMost) {
            this.atMost = Option.some(atMost);
            return this;
        }

        /** Says what it must be or fall short of. */
        public CompareOptions atMost(int atMost) {
            this.atMost = Option.some(new Constant(atMost));
            return this;
        }

        /** Says what it must exceed. */
        public CompareOptions moreThan(Value moreThan) {
            this.moreThan = Option.some(moreThan);
            return this;
        }

        /** Says what it must exceed. */
        public CompareOptions moreThan(int moreThan) {
            this.moreThan = Option.some(new Constant(moreThan));
            return this;
        }

        /** Says what it must fall short of. */
        public CompareOptions lessThan(Value lessThan) {
            this.lessThan = Option.some(lessThan);
            return this;
        }

        /** Says what it must fall short of. */
        public CompareOptions lessThan(int lessThan) {
            this.lessThan = Option.some(new Constant(lessThan));
            return this;
        }

        /** Says what it must not be. */
        public CompareOptions not(Value not) {
            this.not = Option.some(not);
            return this;
        }

        /** Says what it must not be. */
        public CompareOptions not(int not) {
            this.not = Option.some(new Constant(not));
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class DuringOptions {
        private Side of = Side.YOU;

        private DuringOptions() {}

        /** Says whose turn it is. */
        public DuringOptions of(Side of) {
            this.of = of;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class ExistsOptions {
        private Value atLeast = new Constant(1);

        private ExistsOptions() {}

        /** Says how many at least. */
        public ExistsOptions atLeast(Value atLeast) {
            this.atLeast = atLeast;
            return this;
        }

        /** Says how many at least. */
        public ExistsOptions atLeast(int atLeast) {
            this.atLeast = new Constant(atLeast);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class FighterInStateOptions {
        private Side fighter = Side.YOU;

        private FighterInStateOptions() {}

        /** Says who. */
        public FighterInStateOptions fighter(Side fighter) {
            this.fighter = fighter;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class HappenedOptions {
        private DurationTerm in = new ThisPeriod(Period.TURN);
        private Value atLeast = new Constant(1);

        private HappenedOptions() {}

        /** Says since when. */
        public HappenedOptions in(DurationTerm in) {
            this.in = in;
            return this;
        }

        /** Says how often. */
        public HappenedOptions atLeast(Value atLeast) {
            this.atLeast = atLeast;
            return this;
        }

        /** Says how often. */
        public HappenedOptions atLeast(int atLeast) {
            this.atLeast = new Constant(atLeast);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class TurnOfOptions {
        private Side fighter = Side.YOU;

        private TurnOfOptions() {}

        /** Says the fighter. */
        public TurnOfOptions fighter(Side fighter) {
            this.fighter = fighter;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class WentFirstOptions {
        private Side fighter = Side.YOU;

        private WentFirstOptions() {}

        /** Says which fighter. */
        public WentFirstOptions fighter(Side fighter) {
            this.fighter = fighter;
            return this;
        }
    }
}
