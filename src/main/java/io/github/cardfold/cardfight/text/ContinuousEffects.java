package io.github.cardfold.cardfight.text;

import io.github.cardfold.cardfight.information.Identity;
import io.github.cardfold.cardfight.term.Activates;
import io.github.cardfold.cardfight.term.ActsAsIfItHit;
import io.github.cardfold.cardfight.term.CostsNothing;
import io.github.cardfold.cardfight.term.CountsApart;
import io.github.cardfold.cardfight.term.DoesNotActivate;
import io.github.cardfold.cardfight.term.MakesValid;
import io.github.cardfold.cardfight.term.PutFighterInState;
import io.github.cardfold.cardfight.term.PutInState;
import io.github.cardfold.cardfight.term.PutNamesInState;
import io.github.cardfold.cardfight.term.Unaffected;
import io.github.cardfold.cardfight.term.WordsOfCard;
import io.github.cardfold.effect.Characteristic;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Deed;
import io.github.cardfold.effect.EventPattern;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Setting;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.Word;
import io.github.cardfold.effect.kind.AboutDeed;
import io.github.cardfold.effect.kind.Becomes;
import io.github.cardfold.effect.kind.Constant;
import io.github.cardfold.effect.kind.Doubled;
import io.github.cardfold.effect.kind.Gains;
import io.github.cardfold.effect.kind.Instead;
import io.github.cardfold.effect.kind.Loses;
import io.github.cardfold.effect.kind.LosesAll;
import io.github.cardfold.effect.kind.This;
import io.github.cardfold.effect.kind.UpOrDownTo;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Consumer;

/** Every kind of continuous effect that texts of cards may be made of. Generated from the kinds: do not edit. */
public final class ContinuousEffects {
    private ContinuousEffects() {}

    /**
     * The AUTO abilities of cards activate several times when they activate (ruling 331).
     *
     * @param number how often
     */
    public static Continuous activates(Value number) {
        return new Activates(number, new This());
    }

    /**
     * The AUTO abilities of cards activate several times when they activate (ruling 331).
     *
     * @param number how often
     */
    public static Continuous activates(int number) {
        return new Activates(new Constant(number), new This());
    }

    /**
     * The AUTO abilities of cards activate several times when they activate (ruling 331).
     *
     * @param number how often
     * @param more says what may be said besides
     */
    public static Continuous activatesWith(Value number, Consumer<ActivatesOptions> more) {
        ActivatesOptions said = new ActivatesOptions();
        more.accept(said);
        return new Activates(number, said.of);
    }

    /** Abilities that act when the attack of units hits act also when it does not (10.7.1.8). */
    public static Continuous actsAsIfItHit() {
        return new ActsAsIfItHit(new This());
    }

    /**
     * Abilities that act when the attack of units hits act also when it does not (10.7.1.8).
     *
     * @param of the of
     */
    public static Continuous actsAsIfItHit(Selector of) {
        return new ActsAsIfItHit(of);
    }

    /**
     * Abilities that act when the attack of units hits act also when it does not (10.7.1.8).
     *
     * @param more says what may be said besides
     */
    public static Continuous actsAsIfItHitWith(Consumer<ActsAsIfItHitOptions> more) {
        ActsAsIfItHitOptions said = new ActsAsIfItHitOptions();
        more.accept(said);
        return new ActsAsIfItHit(said.of);
    }

    /**
     * A characteristic of cards is something else than it would be, whatever raises or lowers it.
     *
     * @param what the characteristic and what it is
     */
    public static Continuous becomes(Setting what) {
        return new Becomes(what, new This());
    }

    /**
     * A characteristic of cards is something else than it would be, whatever raises or lowers it.
     *
     * @param what the characteristic and what it is
     * @param more says what may be said besides
     */
    public static Continuous becomesWith(Setting what, Consumer<BecomesOptions> more) {
        BecomesOptions said = new BecomesOptions();
        more.accept(said);
        return new Becomes(what, said.of);
    }

    /**
     * What cannot be done, whatever allows or orders it; what must be done so or not at all; what may be done although
     * the rules do not let it.
     *
     * @param deed what it is about
     */
    public static Continuous cannot(Deed deed) {
        return new AboutDeed(Deed.Mode.FORBID, deed, Array.empty());
    }

    /**
     * What cannot be done, whatever allows or orders it; what must be done so or not at all; what may be done although
     * the rules do not let it.
     *
     * @param deed what it is about
     * @param more says what may be said besides
     */
    public static Continuous cannotWith(Deed deed, Consumer<AboutDeedOptions> more) {
        AboutDeedOptions said = new AboutDeedOptions();
        more.accept(said);
        return new AboutDeed(Deed.Mode.FORBID, deed, said.when);
    }

    /** The costs of all abilities of cards are taken away: to pay them is merely said (7.21). */
    public static Continuous costsNothing() {
        return new CostsNothing(new This());
    }

    /**
     * The costs of all abilities of cards are taken away: to pay them is merely said (7.21).
     *
     * @param of the of
     */
    public static Continuous costsNothing(Selector of) {
        return new CostsNothing(of);
    }

    /**
     * The costs of all abilities of cards are taken away: to pay them is merely said (7.21).
     *
     * @param more says what may be said besides
     */
    public static Continuous costsNothingWith(Consumer<CostsNothingOptions> more) {
        CostsNothingOptions said = new CostsNothingOptions();
        more.accept(said);
        return new CostsNothing(said.of);
    }

    /**
     * Where texts of the same fighter count kinds of cards, or how many different ones there are, each of some cards
     * has a name of its own, or whatever is counted.
     */
    public static Continuous countsApart() {
        return new CountsApart(new WordsOfCard(Identity.NAME), new This());
    }

    /**
     * Where texts of the same fighter count kinds of cards, or how many different ones there are, each of some cards
     * has a name of its own, or whatever is counted.
     *
     * @param what the number or words
     */
    public static Continuous countsApart(Characteristic what) {
        return new CountsApart(what, new This());
    }

    /**
     * Where texts of the same fighter count kinds of cards, or how many different ones there are, each of some cards
     * has a name of its own, or whatever is counted.
     *
     * @param more says what may be said besides
     */
    public static Continuous countsApartWith(Consumer<CountsApartOptions> more) {
        CountsApartOptions said = new CountsApartOptions();
        more.accept(said);
        return new CountsApart(said.what, said.of);
    }

    /**
     * The AUTO abilities of cards do not activate by something that happens; "this" in it is the card with the ability.
     *
     * @param when what happens
     */
    public static Continuous doesNotActivate(EventPattern when) {
        return new DoesNotActivate(when, new This());
    }

    /**
     * The AUTO abilities of cards do not activate by something that happens; "this" in it is the card with the ability.
     *
     * @param when what happens
     * @param more says what may be said besides
     */
    public static Continuous doesNotActivateWith(EventPattern when, Consumer<DoesNotActivateOptions> more) {
        DoesNotActivateOptions said = new DoesNotActivateOptions();
        more.accept(said);
        return new DoesNotActivate(when, said.of);
    }

    /**
     * A number of cards is doubled: each gets as much as it has when the effect arises.
     *
     * @param what which number
     */
    public static Continuous doubled(Characteristic what) {
        return new Doubled(what, new This());
    }

    /**
     * A number of cards is doubled: each gets as much as it has when the effect arises.
     *
     * @param what which number
     * @param more says what may be said besides
     */
    public static Continuous doubledWith(Characteristic what, Consumer<DoubledOptions> more) {
        DoubledOptions said = new DoubledOptions();
        more.accept(said);
        return new Doubled(what, said.of);
    }

    /**
     * A fighter is in a state with a name for a time, which other texts ask for: Final Rush, a world.
     *
     * @param name the name
     */
    public static Continuous fighterInState(String name) {
        return new PutFighterInState(name, Option.none(), Side.YOU);
    }

    /**
     * A fighter is in a state with a name for a time, which other texts ask for: Final Rush, a world.
     *
     * @param name the name
     * @param more says what may be said besides
     */
    public static Continuous fighterInStateWith(String name, Consumer<PutFighterInStateOptions> more) {
        PutFighterInStateOptions said = new PutFighterInStateOptions();
        more.accept(said);
        return new PutFighterInState(name, said.kind, said.fighter);
    }

    /**
     * Cards get something besides what they have: power, a name, an ability.
     *
     * @param what what they get; of a number by how much it rises, below 0 for less
     */
    public static Continuous gets(Setting what) {
        return new Gains(what, new This());
    }

    /**
     * Cards get something besides what they have: power, a name, an ability.
     *
     * @param what what they get; of a number by how much it rises, below 0 for less
     * @param more says what may be said besides
     */
    public static Continuous getsWith(Setting what, Consumer<GainsOptions> more) {
        GainsOptions said = new GainsOptions();
        more.accept(said);
        return new Gains(what, said.of);
    }

    /**
     * Cards are in a state with a name, which other texts ask for (5.2.2).
     *
     * @param name the name
     */
    public static Continuous inState(String name) {
        return new PutInState(name, new This());
    }

    /**
     * Cards are in a state with a name, which other texts ask for (5.2.2).
     *
     * @param name the name
     * @param more says what may be said besides
     */
    public static Continuous inStateWith(String name, Consumer<PutInStateOptions> more) {
        PutInStateOptions said = new PutInStateOptions();
        more.accept(said);
        return new PutInState(name, said.of);
    }

    /**
     * Replaces events: something else happens instead, and the event does not happen.
     *
     * @param of the events, looked at before anything has moved; what they name the instructions may speak of
     */
    public static Continuous instead(EventPattern of) {
        return new Instead(of, Array.empty(), false, Array.empty());
    }

    /**
     * Replaces events: something else happens instead, and the event does not happen.
     *
     * @param of the events, looked at before anything has moved; what they name the instructions may speak of
     * @param more says what may be said besides
     */
    public static Continuous insteadWith(EventPattern of, Consumer<InsteadOptions> more) {
        InsteadOptions said = new InsteadOptions();
        more.accept(said);
        return new Instead(of, said.then, said.may, said.cost);
    }

    /**
     * Cards lose one of several things that they have, printed or got before.
     *
     * @param what what they lose
     */
    public static Continuous loses(Setting what) {
        return new Loses(what, new This());
    }

    /**
     * Cards lose one of several things that they have, printed or got before.
     *
     * @param what what they lose
     * @param more says what may be said besides
     */
    public static Continuous losesWith(Setting what, Consumer<LosesOptions> more) {
        LosesOptions said = new LosesOptions();
        more.accept(said);
        return new Loses(what, said.of);
    }

    /**
     * Cards lose all that they have of a characteristic when it is applied; what they get later they have.
     *
     * @param what the characteristic
     */
    public static Continuous losesAll(Characteristic what) {
        return new LosesAll(what, Option.none(), new This());
    }

    /**
     * Cards lose all that they have of a characteristic when it is applied; what they get later they have.
     *
     * @param what the characteristic
     * @param more says what may be said besides
     */
    public static Continuous losesAllWith(Characteristic what, Consumer<LosesAllOptions> more) {
        LosesAllOptions said = new LosesAllOptions();
        more.accept(said);
        return new LosesAll(what, said.only, said.of);
    }

    /**
     * The abilities of cards that have a keyword are valid, whatever their condition (14.1.2).
     *
     * @param keyword the keyword
     */
    public static Continuous makesValid(String keyword) {
        return new MakesValid(keyword, new This());
    }

    /**
     * The abilities of cards that have a keyword are valid, whatever their condition (14.1.2).
     *
     * @param keyword the keyword
     * @param more says what may be said besides
     */
    public static Continuous makesValidWith(String keyword, Consumer<MakesValidOptions> more) {
        MakesValidOptions said = new MakesValidOptions();
        more.accept(said);
        return new MakesValid(keyword, said.of);
    }

    /**
     * What cannot be done, whatever allows or orders it; what must be done so or not at all; what may be done although
     * the rules do not let it.
     *
     * @param deed what it is about
     */
    public static Continuous may(Deed deed) {
        return new AboutDeed(Deed.Mode.PERMIT, deed, Array.empty());
    }

    /**
     * What cannot be done, whatever allows or orders it; what must be done so or not at all; what may be done although
     * the rules do not let it.
     *
     * @param deed what it is about
     * @param more says what may be said besides
     */
    public static Continuous mayWith(Deed deed, Consumer<AboutDeedOptions> more) {
        AboutDeedOptions said = new AboutDeedOptions();
        more.accept(said);
        return new AboutDeed(Deed.Mode.PERMIT, deed, said.when);
    }

    /**
     * What cannot be done, whatever allows or orders it; what must be done so or not at all; what may be done although
     * the rules do not let it.
     *
     * @param deed what it is about
     */
    public static Continuous must(Deed deed) {
        return new AboutDeed(Deed.Mode.REQUIRE, deed, Array.empty());
    }

    /**
     * What cannot be done, whatever allows or orders it; what must be done so or not at all; what may be done although
     * the rules do not let it.
     *
     * @param deed what it is about
     * @param more says what may be said besides
     */
    public static Continuous mustWith(Deed deed, Consumer<AboutDeedOptions> more) {
        AboutDeedOptions said = new AboutDeedOptions();
        more.accept(said);
        return new AboutDeed(Deed.Mode.REQUIRE, deed, said.when);
    }

    /**
     * All cards with certain names are in a state, in all zones (5.2.2.1). Which states work so, a rulebook lists: it
     * is for the pack to say, by writing its texts with this instead of PutInState.
     *
     * @param state the name of the state
     * @param named the names of the cards, one or more
     */
    public static Continuous namesInState(String state, String... named) {
        return new PutNamesInState(state, Array.of(named));
    }

    /**
     * Cards are unaffected by effects: these neither choose, change, move nor turn them, nor are they paid with for
     * them.
     */
    public static Continuous unaffected() {
        return new Unaffected(new This(), Option.none(), Array.empty());
    }

    /**
     * Cards are unaffected by effects: these neither choose, change, move nor turn them, nor are they paid with for
     * them.
     *
     * @param who the cards
     */
    public static Continuous unaffected(Selector who) {
        return new Unaffected(who, Option.none(), Array.empty());
    }

    /**
     * Cards are unaffected by effects: these neither choose, change, move nor turn them, nor are they paid with for
     * them.
     *
     * @param more says what may be said besides
     */
    public static Continuous unaffectedWith(Consumer<UnaffectedOptions> more) {
        UnaffectedOptions said = new UnaffectedOptions();
        more.accept(said);
        return new Unaffected(said.who, said.of, said.are);
    }

    /**
     * A number of cards is raised or lowered until it is so much. By how much is fixed for each card when the effect
     * arises and does not follow what happens later.
     *
     * @param what which number and what it is to be
     */
    public static Continuous upOrDownTo(Setting what) {
        return new UpOrDownTo(what, new This());
    }

    /**
     * A number of cards is raised or lowered until it is so much. By how much is fixed for each card when the effect
     * arises and does not follow what happens later.
     *
     * @param what which number and what it is to be
     * @param more says what may be said besides
     */
    public static Continuous upOrDownToWith(Setting what, Consumer<UpOrDownToOptions> more) {
        UpOrDownToOptions said = new UpOrDownToOptions();
        more.accept(said);
        return new UpOrDownTo(what, said.of);
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class ActivatesOptions {
        private Selector of = new This();

        private ActivatesOptions() {}

        /** Says the cards. */
        public ActivatesOptions of(Selector of) {
            this.of = of;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class ActsAsIfItHitOptions {
        private Selector of = new This();

        private ActsAsIfItHitOptions() {}

        /** Says the of. */
        public ActsAsIfItHitOptions of(Selector of) {
            this.of = of;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class BecomesOptions {
        private Selector of = new This();

        private BecomesOptions() {}

        /** Says the cards. */
        public BecomesOptions of(Selector of) {
            this.of = of;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class AboutDeedOptions {
        private Array<Condition> when = Array.empty();

        private AboutDeedOptions() {}

        /** Says what must be so as it is tried, which is asked each time anew. */
        public AboutDeedOptions when(Condition... when) {
            this.when = Array.of(when);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class CostsNothingOptions {
        private Selector of = new This();

        private CostsNothingOptions() {}

        /** Says the of. */
        public CostsNothingOptions of(Selector of) {
            this.of = of;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class CountsApartOptions {
        private Characteristic what = new WordsOfCard(Identity.NAME);
        private Selector of = new This();

        private CountsApartOptions() {}

        /** Says the number or words. */
        public CountsApartOptions what(Characteristic what) {
            this.what = what;
            return this;
        }

        /** Says the cards. */
        public CountsApartOptions of(Selector of) {
            this.of = of;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class DoesNotActivateOptions {
        private Selector of = new This();

        private DoesNotActivateOptions() {}

        /** Says the cards. */
        public DoesNotActivateOptions of(Selector of) {
            this.of = of;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class DoubledOptions {
        private Selector of = new This();

        private DoubledOptions() {}

        /** Says the cards. */
        public DoubledOptions of(Selector of) {
            this.of = of;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class PutFighterInStateOptions {
        private Option<String> kind = Option.none();
        private Side fighter = Side.YOU;

        private PutFighterInStateOptions() {}

        /**
         * Says of what states this is one, such as the worlds, if a fighter is in one of them at a time; one that is
         * set later ends it.
         */
        public PutFighterInStateOptions kind(String kind) {
            this.kind = Option.some(kind);
            return this;
        }

        /** Says who. */
        public PutFighterInStateOptions fighter(Side fighter) {
            this.fighter = fighter;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class GainsOptions {
        private Selector of = new This();

        private GainsOptions() {}

        /** Says the cards. */
        public GainsOptions of(Selector of) {
            this.of = of;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class PutInStateOptions {
        private Selector of = new This();

        private PutInStateOptions() {}

        /** Says the cards. */
        public PutInStateOptions of(Selector of) {
            this.of = of;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class InsteadOptions {
        private Array<Instruction> then = Array.empty();
        private boolean may = false;
        private Array<Instruction> cost = Array.empty();

        private InsteadOptions() {}

        /** Says what happens instead, nothing if nothing is said. */
        public InsteadOptions then(Instruction... then) {
            this.then = Array.of(then);
            return this;
        }

        /** Says whether its master may leave the event as it is. */
        public InsteadOptions may(boolean may) {
            this.may = may;
            return this;
        }

        /** Says what is paid for that, if its master may; if it cannot be paid, the event is left as it is. */
        public InsteadOptions cost(Instruction... cost) {
            this.cost = Array.of(cost);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class LosesOptions {
        private Selector of = new This();

        private LosesOptions() {}

        /** Says the cards. */
        public LosesOptions of(Selector of) {
            this.of = of;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class LosesAllOptions {
        private Option<Word> only = Option.none();
        private Selector of = new This();

        private LosesAllOptions() {}

        /** Says which of it, if not everything: a kind of abilities. */
        public LosesAllOptions only(Word only) {
            this.only = Option.some(only);
            return this;
        }

        /** Says the cards. */
        public LosesAllOptions of(Selector of) {
            this.of = of;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class MakesValidOptions {
        private Selector of = new This();

        private MakesValidOptions() {}

        /** Says the cards. */
        public MakesValidOptions of(Selector of) {
            this.of = of;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class UnaffectedOptions {
        private Selector who = new This();
        private Option<Side> of = Option.none();
        private Array<Filter> are = Array.empty();

        private UnaffectedOptions() {}

        /** Says the cards. */
        public UnaffectedOptions who(Selector who) {
            this.who = who;
            return this;
        }

        /** Says whose effects, as the master of this one sees it; anybody's if nothing is said. */
        public UnaffectedOptions of(Side of) {
            this.of = Option.some(of);
            return this;
        }

        /** Says what the cards are whose effects they are; any if nothing is said. */
        public UnaffectedOptions are(Filter... are) {
            this.are = Array.of(are);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class UpOrDownToOptions {
        private Selector of = new This();

        private UpOrDownToOptions() {}

        /** Says the cards. */
        public UpOrDownToOptions of(Selector of) {
            this.of = of;
            return this;
        }
    }
}
