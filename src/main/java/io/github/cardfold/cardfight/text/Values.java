package io.github.cardfold.cardfight.text;

import io.github.cardfold.cardfight.information.Identity;
import io.github.cardfold.cardfight.term.OpenCircles;
import io.github.cardfold.cardfight.term.Period;
import io.github.cardfold.cardfight.term.ThisPeriod;
import io.github.cardfold.cardfight.term.WordsOfCard;
import io.github.cardfold.effect.Characteristic;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.DurationTerm;
import io.github.cardfold.effect.EventPattern;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.kind.Constant;
import io.github.cardfold.effect.kind.Count;
import io.github.cardfold.effect.kind.Different;
import io.github.cardfold.effect.kind.Either;
import io.github.cardfold.effect.kind.Every;
import io.github.cardfold.effect.kind.HowMuch;
import io.github.cardfold.effect.kind.HowOften;
import io.github.cardfold.effect.kind.KindsOf;
import io.github.cardfold.effect.kind.NumberOf;
import io.github.cardfold.effect.kind.Plus;
import io.github.cardfold.effect.kind.Sum;
import io.github.cardfold.effect.kind.Times;
import io.vavr.collection.Array;
import java.util.function.Consumer;

/** Every kind of value that texts of cards may be made of. Generated from the kinds: do not edit. */
public final class Values {
    private Values() {}

    /**
     * A number. Written as that number.
     *
     * @param number the number
     */
    public static Value of(int number) {
        return new Constant(number);
    }

    /**
     * A variable as a number: its value, or how many cards it holds. Written {@code "$them"}.
     *
     * @param variable the variable
     */
    public static Value variable(String variable) {
        return new NumberOf(variable);
    }

    /**
     * How many cards there are.
     *
     * @param of the of
     */
    public static Value count(Selector of) {
        return new Count(of);
    }

    /**
     * How many different grades, columns or names some cards have: the most of them of which no two have anything in
     * common.
     *
     * @param what the number or words
     * @param of the cards
     */
    public static Value different(Characteristic what, Selector of) {
        return new Different(what, of);
    }

    /**
     * "For every two": how many times a number is in another, rounded down; 0 in one below 0.
     *
     * @param number the number, at least 1
     * @param of the other number
     */
    public static Value every(int number, Value of) {
        return new Every(number, of);
    }

    /**
     * "For every two": how many times a number is in another, rounded down; 0 in one below 0.
     *
     * @param number the number, at least 1
     * @param of the other number
     */
    public static Value every(int number, int of) {
        return new Every(number, new Constant(of));
    }

    /**
     * How much came together of events that have a number: the cards of all soul charges, say, or the power that units
     * got.
     *
     * @param what the event
     */
    public static Value howMuch(EventPattern what) {
        return new HowMuch(what, new ThisPeriod(Period.TURN));
    }

    /**
     * How much came together of events that have a number: the cards of all soul charges, say, or the power that units
     * got.
     *
     * @param what the event
     * @param more says what may be said besides
     */
    public static Value howMuchWith(EventPattern what, Consumer<HowMuchOptions> more) {
        HowMuchOptions said = new HowMuchOptions();
        more.accept(said);
        return new HowMuch(what, said.in);
    }

    /**
     * How often something has happened; where it speaks of this card, how often this card did it.
     *
     * @param what the event
     */
    public static Value howOften(EventPattern what) {
        return new HowOften(what, new ThisPeriod(Period.TURN));
    }

    /**
     * How often something has happened; where it speaks of this card, how often this card did it.
     *
     * @param what the event
     * @param more says what may be said besides
     */
    public static Value howOftenWith(EventPattern what, Consumer<HowOftenOptions> more) {
        HowOftenOptions said = new HowOftenOptions();
        more.accept(said);
        return new HowOften(what, said.in);
    }

    /**
     * One number if a condition holds, another if not.
     *
     * @param when the condition
     * @param then the number if it holds
     * @param otherwise the number if it does not
     */
    public static Value if_(Condition when, Value then, Value otherwise) {
        return new Either(when, then, otherwise);
    }

    /**
     * One number if a condition holds, another if not.
     *
     * @param when the condition
     * @param then the number if it holds
     * @param otherwise the number if it does not
     */
    public static Value if_(Condition when, int then, int otherwise) {
        return new Either(when, new Constant(then), new Constant(otherwise));
    }

    /**
     * How many kinds there are among some cards: of names, unless something else is said. Each name counts, so that one
     * card with two names is of two kinds (18.3).
     *
     * @param of the cards
     */
    public static Value kinds(Selector of) {
        return new KindsOf(new WordsOfCard(Identity.NAME), of);
    }

    /**
     * How many kinds there are among some cards: of names, unless something else is said. Each name counts, so that one
     * card with two names is of two kinds (18.3).
     *
     * @param of the cards
     * @param more says what may be said besides
     */
    public static Value kindsWith(Selector of, Consumer<KindsOfOptions> more) {
        KindsOfOptions said = new KindsOfOptions();
        more.accept(said);
        return new KindsOf(said.what, of);
    }

    /** How many rear-guard circles of a fighter are open: no unit stands there. */
    public static Value openCircles() {
        return new OpenCircles(Side.YOU);
    }

    /**
     * How many rear-guard circles of a fighter are open: no unit stands there.
     *
     * @param of the of
     */
    public static Value openCircles(Side of) {
        return new OpenCircles(of);
    }

    /**
     * How many rear-guard circles of a fighter are open: no unit stands there.
     *
     * @param more says what may be said besides
     */
    public static Value openCirclesWith(Consumer<OpenCirclesOptions> more) {
        OpenCirclesOptions said = new OpenCirclesOptions();
        more.accept(said);
        return new OpenCircles(said.of);
    }

    /**
     * Several numbers together.
     *
     * @param numbers the numbers
     */
    public static Value plus(Value... numbers) {
        return new Plus(Array.of(numbers));
    }

    /**
     * What is measured of several cards together, or of one.
     *
     * @param what what is measured
     * @param of the cards
     */
    public static Value sum(Characteristic what, Selector of) {
        return new Sum(what, of);
    }

    /**
     * Several numbers multiplied.
     *
     * @param numbers the numbers
     */
    public static Value times(Value... numbers) {
        return new Times(Array.of(numbers));
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class HowMuchOptions {
        private DurationTerm in = new ThisPeriod(Period.TURN);

        private HowMuchOptions() {}

        /** Says since when. */
        public HowMuchOptions in(DurationTerm in) {
            this.in = in;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class HowOftenOptions {
        private DurationTerm in = new ThisPeriod(Period.TURN);

        private HowOftenOptions() {}

        /** Says since when. */
        public HowOftenOptions in(DurationTerm in) {
            this.in = in;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class KindsOfOptions {
        private Characteristic what = new WordsOfCard(Identity.NAME);

        private KindsOfOptions() {}

        /** Says the number or words. */
        public KindsOfOptions what(Characteristic what) {
            this.what = what;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class OpenCirclesOptions {
        private Side of = Side.YOU;

        private OpenCirclesOptions() {}

        /** Says the of. */
        public OpenCirclesOptions of(Side of) {
            this.of = of;
            return this;
        }
    }
}
