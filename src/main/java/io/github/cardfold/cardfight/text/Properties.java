package io.github.cardfold.cardfight.text;

import io.github.cardfold.cardfight.information.Identity;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.cardfight.state.IconAction;
import io.github.cardfold.cardfight.term.AbilitiesOfCard;
import io.github.cardfold.cardfight.term.Column;
import io.github.cardfold.cardfight.term.InCosts;
import io.github.cardfold.cardfight.term.KeywordsOfCard;
import io.github.cardfold.cardfight.term.MainTypeOfCard;
import io.github.cardfold.cardfight.term.NumberOfCard;
import io.github.cardfold.cardfight.term.NumberOfIcon;
import io.github.cardfold.cardfight.term.Original;
import io.github.cardfold.cardfight.term.Row;
import io.github.cardfold.cardfight.term.TagsOfCard;
import io.github.cardfold.cardfight.term.TriggerIcon;
import io.github.cardfold.cardfight.term.TriggerPowerOfCard;
import io.github.cardfold.cardfight.term.WordsOfCard;
import io.github.cardfold.cardfight.term.WorthOfCard;
import io.github.cardfold.effect.Bounds;
import io.github.cardfold.effect.Property;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.Word;
import io.github.cardfold.effect.kind.Constant;
import io.vavr.control.Option;
import java.util.function.Consumer;

/** What is asked of a characteristic of cards. Generated from the kinds: do not edit. */
public final class Properties {
    private Properties() {}

    /**
     * Returns what is said of the characteristic "ability".
     *
     * @param is what is said of it
     */
    public static Property ability(Word is) {
        return new Property(new AbilitiesOfCard(), is);
    }

    /**
     * Returns what is said of the characteristic "clan".
     *
     * @param is what is said of it
     */
    public static Property clan(Word is) {
        return new Property(new WordsOfCard(Identity.CLAN), is);
    }

    /** Returns what is said of the characteristic "column". */
    public static Property column() {
        return new Property(
                new Column(),
                new Bounds(Option.none(), Option.none(), Option.none(), Option.none(), Option.none(), Option.none()));
    }

    /**
     * Returns what is said of the characteristic "column".
     *
     * @param is what it must be
     */
    public static Property column(Value is) {
        return new Property(
                new Column(),
                new Bounds(Option.some(is), Option.none(), Option.none(), Option.none(), Option.none(), Option.none()));
    }

    /**
     * Returns what is said of the characteristic "column".
     *
     * @param is what it must be
     */
    public static Property column(int is) {
        return new Property(
                new Column(),
                new Bounds(
                        Option.some(new Constant(is)),
                        Option.none(),
                        Option.none(),
                        Option.none(),
                        Option.none(),
                        Option.none()));
    }

    /**
     * Returns what is said of the characteristic "column".
     *
     * @param more says what may be said besides
     */
    public static Property columnWith(Consumer<BoundsOptions> more) {
        BoundsOptions said = new BoundsOptions();
        more.accept(said);
        return new Property(
                new Column(), new Bounds(said.is, said.atLeast, said.atMost, said.moreThan, said.lessThan, said.not));
    }

    /** Returns what is said of the characteristic "critical". */
    public static Property critical() {
        return new Property(
                new NumberOfCard(Trait.CRITICAL),
                new Bounds(Option.none(), Option.none(), Option.none(), Option.none(), Option.none(), Option.none()));
    }

    /**
     * Returns what is said of the characteristic "critical".
     *
     * @param is what it must be
     */
    public static Property critical(Value is) {
        return new Property(
                new NumberOfCard(Trait.CRITICAL),
                new Bounds(Option.some(is), Option.none(), Option.none(), Option.none(), Option.none(), Option.none()));
    }

    /**
     * Returns what is said of the characteristic "critical".
     *
     * @param is what it must be
     */
    public static Property critical(int is) {
        return new Property(
                new NumberOfCard(Trait.CRITICAL),
                new Bounds(
                        Option.some(new Constant(is)),
                        Option.none(),
                        Option.none(),
                        Option.none(),
                        Option.none(),
                        Option.none()));
    }

    /**
     * Returns what is said of the characteristic "critical".
     *
     * @param more says what may be said besides
     */
    public static Property criticalWith(Consumer<BoundsOptions> more) {
        BoundsOptions said = new BoundsOptions();
        more.accept(said);
        return new Property(
                new NumberOfCard(Trait.CRITICAL),
                new Bounds(said.is, said.atLeast, said.atMost, said.moreThan, said.lessThan, said.not));
    }

    /** Returns what is said of the characteristic "drive". */
    public static Property drive() {
        return new Property(
                new NumberOfCard(Trait.DRIVE),
                new Bounds(Option.none(), Option.none(), Option.none(), Option.none(), Option.none(), Option.none()));
    }

    /**
     * Returns what is said of the characteristic "drive".
     *
     * @param is what it must be
     */
    public static Property drive(Value is) {
        return new Property(
                new NumberOfCard(Trait.DRIVE),
                new Bounds(Option.some(is), Option.none(), Option.none(), Option.none(), Option.none(), Option.none()));
    }

    /**
     * Returns what is said of the characteristic "drive".
     *
     * @param is what it must be
     */
    public static Property drive(int is) {
        return new Property(
                new NumberOfCard(Trait.DRIVE),
                new Bounds(
                        Option.some(new Constant(is)),
                        Option.none(),
                        Option.none(),
                        Option.none(),
                        Option.none(),
                        Option.none()));
    }

    /**
     * Returns what is said of the characteristic "drive".
     *
     * @param more says what may be said besides
     */
    public static Property driveWith(Consumer<BoundsOptions> more) {
        BoundsOptions said = new BoundsOptions();
        more.accept(said);
        return new Property(
                new NumberOfCard(Trait.DRIVE),
                new Bounds(said.is, said.atLeast, said.atMost, said.moreThan, said.lessThan, said.not));
    }

    /** Returns what is said of the characteristic "grade". */
    public static Property grade() {
        return new Property(
                new NumberOfCard(Trait.GRADE),
                new Bounds(Option.none(), Option.none(), Option.none(), Option.none(), Option.none(), Option.none()));
    }

    /**
     * Returns what is said of the characteristic "grade".
     *
     * @param is what it must be
     */
    public static Property grade(Value is) {
        return new Property(
                new NumberOfCard(Trait.GRADE),
                new Bounds(Option.some(is), Option.none(), Option.none(), Option.none(), Option.none(), Option.none()));
    }

    /**
     * Returns what is said of the characteristic "grade".
     *
     * @param is what it must be
     */
    public static Property grade(int is) {
        return new Property(
                new NumberOfCard(Trait.GRADE),
                new Bounds(
                        Option.some(new Constant(is)),
                        Option.none(),
                        Option.none(),
                        Option.none(),
                        Option.none(),
                        Option.none()));
    }

    /**
     * Returns what is said of the characteristic "grade".
     *
     * @param more says what may be said besides
     */
    public static Property gradeWith(Consumer<BoundsOptions> more) {
        BoundsOptions said = new BoundsOptions();
        more.accept(said);
        return new Property(
                new NumberOfCard(Trait.GRADE),
                new Bounds(said.is, said.atLeast, said.atMost, said.moreThan, said.lessThan, said.not));
    }

    /**
     * Returns what is said of the characteristic "in costs".
     *
     * @param of what is said of the characteristic
     */
    public static Property inCosts(Property of) {
        return new Property(new InCosts(of.what()), of.is());
    }

    /**
     * Returns what is said of the characteristic "keyword".
     *
     * @param is what is said of it
     */
    public static Property keyword(Word is) {
        return new Property(new KeywordsOfCard(), is);
    }

    /**
     * Returns what is said of the characteristic "main type".
     *
     * @param is what is said of it
     */
    public static Property mainType(Word is) {
        return new Property(new MainTypeOfCard(), is);
    }

    /**
     * Returns what is said of the characteristic "name".
     *
     * @param is what is said of it
     */
    public static Property name(Word is) {
        return new Property(new WordsOfCard(Identity.NAME), is);
    }

    /**
     * Returns what is said of the characteristic "nation".
     *
     * @param is what is said of it
     */
    public static Property nation(Word is) {
        return new Property(new WordsOfCard(Identity.NATION), is);
    }

    /**
     * Returns what is said of the characteristic "number of".
     *
     * @param action the action
     */
    public static Property numberOf(IconAction action) {
        return new Property(
                new NumberOfIcon(action),
                new Bounds(Option.none(), Option.none(), Option.none(), Option.none(), Option.none(), Option.none()));
    }

    /**
     * Returns what is said of the characteristic "number of".
     *
     * @param action the action
     * @param more says what may be said besides
     */
    public static Property numberOfWith(IconAction action, Consumer<BoundsOptions> more) {
        BoundsOptions said = new BoundsOptions();
        more.accept(said);
        return new Property(
                new NumberOfIcon(action),
                new Bounds(said.is, said.atLeast, said.atMost, said.moreThan, said.lessThan, said.not));
    }

    /**
     * Returns what is said of the characteristic "original".
     *
     * @param of what is said of the characteristic
     */
    public static Property original(Property of) {
        return new Property(new Original(of.what()), of.is());
    }

    /** Returns what is said of the characteristic "power". */
    public static Property power() {
        return new Property(
                new NumberOfCard(Trait.POWER),
                new Bounds(Option.none(), Option.none(), Option.none(), Option.none(), Option.none(), Option.none()));
    }

    /**
     * Returns what is said of the characteristic "power".
     *
     * @param is what it must be
     */
    public static Property power(Value is) {
        return new Property(
                new NumberOfCard(Trait.POWER),
                new Bounds(Option.some(is), Option.none(), Option.none(), Option.none(), Option.none(), Option.none()));
    }

    /**
     * Returns what is said of the characteristic "power".
     *
     * @param is what it must be
     */
    public static Property power(int is) {
        return new Property(
                new NumberOfCard(Trait.POWER),
                new Bounds(
                        Option.some(new Constant(is)),
                        Option.none(),
                        Option.none(),
                        Option.none(),
                        Option.none(),
                        Option.none()));
    }

    /**
     * Returns what is said of the characteristic "power".
     *
     * @param more says what may be said besides
     */
    public static Property powerWith(Consumer<BoundsOptions> more) {
        BoundsOptions said = new BoundsOptions();
        more.accept(said);
        return new Property(
                new NumberOfCard(Trait.POWER),
                new Bounds(said.is, said.atLeast, said.atMost, said.moreThan, said.lessThan, said.not));
    }

    /**
     * Returns what is said of the characteristic "race".
     *
     * @param is what is said of it
     */
    public static Property race(Word is) {
        return new Property(new WordsOfCard(Identity.RACE), is);
    }

    /** Returns what is said of the characteristic "row". */
    public static Property row() {
        return new Property(
                new Row(),
                new Bounds(Option.none(), Option.none(), Option.none(), Option.none(), Option.none(), Option.none()));
    }

    /**
     * Returns what is said of the characteristic "row".
     *
     * @param is what it must be
     */
    public static Property row(Value is) {
        return new Property(
                new Row(),
                new Bounds(Option.some(is), Option.none(), Option.none(), Option.none(), Option.none(), Option.none()));
    }

    /**
     * Returns what is said of the characteristic "row".
     *
     * @param is what it must be
     */
    public static Property row(int is) {
        return new Property(
                new Row(),
                new Bounds(
                        Option.some(new Constant(is)),
                        Option.none(),
                        Option.none(),
                        Option.none(),
                        Option.none(),
                        Option.none()));
    }

    /**
     * Returns what is said of the characteristic "row".
     *
     * @param more says what may be said besides
     */
    public static Property rowWith(Consumer<BoundsOptions> more) {
        BoundsOptions said = new BoundsOptions();
        more.accept(said);
        return new Property(
                new Row(), new Bounds(said.is, said.atLeast, said.atMost, said.moreThan, said.lessThan, said.not));
    }

    /** Returns what is said of the characteristic "shield". */
    public static Property shield() {
        return new Property(
                new NumberOfCard(Trait.SHIELD),
                new Bounds(Option.none(), Option.none(), Option.none(), Option.none(), Option.none(), Option.none()));
    }

    /**
     * Returns what is said of the characteristic "shield".
     *
     * @param is what it must be
     */
    public static Property shield(Value is) {
        return new Property(
                new NumberOfCard(Trait.SHIELD),
                new Bounds(Option.some(is), Option.none(), Option.none(), Option.none(), Option.none(), Option.none()));
    }

    /**
     * Returns what is said of the characteristic "shield".
     *
     * @param is what it must be
     */
    public static Property shield(int is) {
        return new Property(
                new NumberOfCard(Trait.SHIELD),
                new Bounds(
                        Option.some(new Constant(is)),
                        Option.none(),
                        Option.none(),
                        Option.none(),
                        Option.none(),
                        Option.none()));
    }

    /**
     * Returns what is said of the characteristic "shield".
     *
     * @param more says what may be said besides
     */
    public static Property shieldWith(Consumer<BoundsOptions> more) {
        BoundsOptions said = new BoundsOptions();
        more.accept(said);
        return new Property(
                new NumberOfCard(Trait.SHIELD),
                new Bounds(said.is, said.atLeast, said.atMost, said.moreThan, said.lessThan, said.not));
    }

    /**
     * Returns what is said of the characteristic "special type".
     *
     * @param is what is said of it
     */
    public static Property specialType(Word is) {
        return new Property(new WordsOfCard(Identity.SPECIAL_TYPE), is);
    }

    /**
     * Returns what is said of the characteristic "subtype".
     *
     * @param is what is said of it
     */
    public static Property subtype(Word is) {
        return new Property(new WordsOfCard(Identity.SUBTYPE), is);
    }

    /**
     * Returns what is said of the characteristic "tag".
     *
     * @param is what is said of it
     */
    public static Property tag(Word is) {
        return new Property(new TagsOfCard(), is);
    }

    /**
     * Returns what is said of the characteristic "trigger".
     *
     * @param is what is said of it
     */
    public static Property trigger(Word is) {
        return new Property(new TriggerIcon(), is);
    }

    /** Returns what is said of the characteristic "trigger power". */
    public static Property triggerPower() {
        return new Property(
                new TriggerPowerOfCard(),
                new Bounds(Option.none(), Option.none(), Option.none(), Option.none(), Option.none(), Option.none()));
    }

    /**
     * Returns what is said of the characteristic "trigger power".
     *
     * @param is what it must be
     */
    public static Property triggerPower(Value is) {
        return new Property(
                new TriggerPowerOfCard(),
                new Bounds(Option.some(is), Option.none(), Option.none(), Option.none(), Option.none(), Option.none()));
    }

    /**
     * Returns what is said of the characteristic "trigger power".
     *
     * @param is what it must be
     */
    public static Property triggerPower(int is) {
        return new Property(
                new TriggerPowerOfCard(),
                new Bounds(
                        Option.some(new Constant(is)),
                        Option.none(),
                        Option.none(),
                        Option.none(),
                        Option.none(),
                        Option.none()));
    }

    /**
     * Returns what is said of the characteristic "trigger power".
     *
     * @param more says what may be said besides
     */
    public static Property triggerPowerWith(Consumer<BoundsOptions> more) {
        BoundsOptions said = new BoundsOptions();
        more.accept(said);
        return new Property(
                new TriggerPowerOfCard(),
                new Bounds(said.is, said.atLeast, said.atMost, said.moreThan, said.lessThan, said.not));
    }

    /** Returns what is said of the characteristic "worth". */
    public static Property worth() {
        return new Property(
                new WorthOfCard(),
                new Bounds(Option.none(), Option.none(), Option.none(), Option.none(), Option.none(), Option.none()));
    }

    /**
     * Returns what is said of the characteristic "worth".
     *
     * @param is what it must be
     */
    public static Property worth(Value is) {
        return new Property(
                new WorthOfCard(),
                new Bounds(Option.some(is), Option.none(), Option.none(), Option.none(), Option.none(), Option.none()));
    }

    /**
     * Returns what is said of the characteristic "worth".
     *
     * @param is what it must be
     */
    public static Property worth(int is) {
        return new Property(
                new WorthOfCard(),
                new Bounds(
                        Option.some(new Constant(is)),
                        Option.none(),
                        Option.none(),
                        Option.none(),
                        Option.none(),
                        Option.none()));
    }

    /**
     * Returns what is said of the characteristic "worth".
     *
     * @param more says what may be said besides
     */
    public static Property worthWith(Consumer<BoundsOptions> more) {
        BoundsOptions said = new BoundsOptions();
        more.accept(said);
        return new Property(
                new WorthOfCard(),
                new Bounds(said.is, said.atLeast, said.atMost, said.moreThan, said.lessThan, said.not));
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class BoundsOptions {
        private Option<Value> is = Option.none();
        private Option<Value> atLeast = Option.none();
        private Option<Value> atMost = Option.none();
        private Option<Value> moreThan = Option.none();
        private Option<Value> lessThan = Option.none();
        private Option<Value> not = Option.none();

        private BoundsOptions() {}

        /** Says what it must be. */
        public BoundsOptions is(Value is) {
            this.is = Option.some(is);
            return this;
        }

        /** Says what it must be. */
        public BoundsOptions is(int is) {
            this.is = Option.some(new Constant(is));
            return this;
        }

        /** Says what it must be or exceed. */
        public BoundsOptions atLeast(Value atLeast) {
            this.atLeast = Option.some(atLeast);
            return this;
        }

        /** Says what it must be or exceed. */
        public BoundsOptions atLeast(int atLeast) {
            this.atLeast = Option.some(new Constant(atLeast));
            return this;
        }

        /** Says what it must be or fall short of. */
        public BoundsOptions atMost(Value atMost) {
            this.atMost = Option.some(atMost);
            return this;
        }

        /** Says what it must be or fall short of. */
        public BoundsOptions atMost(int atMost) {
            this.atMost = Option.some(new Constant(atMost));
            return this;
        }

        /** Says what it must exceed. */
        public BoundsOptions moreThan(Value moreThan) {
            this.moreThan = Option.some(moreThan);
            return this;
        }

        /** Says what it must exceed. */
        public BoundsOptions moreThan(int moreThan) {
            this.moreThan = Option.some(new Constant(moreThan));
            return this;
        }

        /** Says what it must fall short of. */
        public BoundsOptions lessThan(Value lessThan) {
            this.lessThan = Option.some(lessThan);
            return this;
        }

        /** Says what it must fall short of. */
        public BoundsOptions lessThan(int lessThan) {
            this.lessThan = Option.some(new Constant(lessThan));
            return this;
        }

        /** Says what it must not be. */
        public BoundsOptions not(Value not) {
            this.not = Option.some(not);
            return this;
        }

        /** Says what it must not be. */
        public BoundsOptions not(int not) {
            this.not = Option.some(new Constant(not));
            return this;
        }
    }
}
