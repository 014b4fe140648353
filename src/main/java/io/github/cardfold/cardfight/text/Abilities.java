package io.github.cardfold.cardfight.text;

import io.github.cardfold.cardfight.play.Act;
import io.github.cardfold.cardfight.play.AdditionalEffect;
import io.github.cardfold.cardfight.play.Auto;
import io.github.cardfold.cardfight.play.Cont;
import io.github.cardfold.cardfight.play.KeywordAbility;
import io.github.cardfold.cardfight.play.Order;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.EventPattern;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Limit;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Word;
import io.github.cardfold.effect.kind.AbilitiesOf;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Consumer;

/** Every kind of ability that texts of cards may be made of. Generated from the kinds: do not edit. */
public final class Abilities {
    private Abilities() {}

    /**
     * An activated ability (11.1.1.1), played in the main phase.
     *
     * @param then what it does
     */
    public static Ability act(Instruction... then) {
        return new Act(Array.of(then), Array.empty(), Option.none(), Array.empty(), Array.empty(), 1, Option.none());
    }

    /**
     * An activated ability (11.1.1.1), played in the main phase.
     *
     * @param then what it does
     * @param more says what may be said besides
     */
    public static Ability actWith(Consumer<ActOptions> more, Instruction... then) {
        ActOptions said = new ActOptions();
        more.accept(said);
        return new Act(Array.of(then), said.in, said.when, said.cost, said.limit, said.times, said.label);
    }

    /**
     * What the text of an over trigger adds when it is drive checked (11.10.2.9).
     *
     * @param then what is done
     */
    public static Ability additionalEffect(Instruction... then) {
        return new AdditionalEffect(Array.of(then), Option.none());
    }

    /**
     * What the text of an over trigger adds when it is drive checked (11.10.2.9).
     *
     * @param then what is done
     * @param more says what may be said besides
     */
    public static Ability additionalEffectWith(Consumer<AdditionalEffectOptions> more, Instruction... then) {
        AdditionalEffectOptions said = new AdditionalEffectOptions();
        more.accept(said);
        return new AdditionalEffect(Array.of(then), said.label);
    }

    /**
     * An automatic ability (11.1.1.2).
     *
     * @param on the event that triggers it
     * @param then what it does
     */
    public static Ability auto(EventPattern on, Instruction... then) {
        return new Auto(
                on, Array.of(then), Array.empty(), Option.none(), Array.empty(), Array.empty(), 1, Option.none());
    }

    /**
     * An automatic ability (11.1.1.2).
     *
     * @param on the event that triggers it
     * @param then what it does
     * @param more says what may be said besides
     */
    public static Ability autoWith(EventPattern on, Consumer<AutoOptions> more, Instruction... then) {
        AutoOptions said = new AutoOptions();
        more.accept(said);
        return new Auto(on, Array.of(then), said.in, said.when, said.cost, said.limit, said.times, said.label);
    }

    /**
     * A continuous ability (11.1.1.3).
     *
     * @param effects what is so while it is valid
     */
    public static Ability cont(Continuous... effects) {
        return new Cont(Array.of(effects), Array.empty(), Option.none(), Option.none());
    }

    /**
     * A continuous ability (11.1.1.3).
     *
     * @param effects what is so while it is valid
     * @param more says what may be said besides
     */
    public static Ability contWith(Consumer<ContOptions> more, Continuous... effects) {
        ContOptions said = new ContOptions();
        more.accept(said);
        return new Cont(Array.of(effects), said.in, said.when, said.label);
    }

    /**
     * An ability with a validity condition (14.2): CONT it is valid while the condition holds, AUTO it is triggered
     * only if it holds when the event happens, ACT it can be played only if it holds then.
     *
     * @param ability the ability
     */
    public static Ability keyword(Ability ability) {
        return new KeywordAbility(Option.none(), ability, Option.none());
    }

    /**
     * An ability with a validity condition (14.2): CONT it is valid while the condition holds, AUTO it is triggered
     * only if it holds when the event happens, ACT it can be played only if it holds then.
     *
     * @param ability the ability
     * @param more says what may be said besides
     */
    public static Ability keywordWith(Ability ability, Consumer<KeywordAbilityOptions> more) {
        KeywordAbilityOptions said = new KeywordAbilityOptions();
        more.accept(said);
        return new KeywordAbility(said.when, ability, said.name);
    }

    /**
     * The abilities of other cards, as a card gets them.
     *
     * @param of the other cards
     */
    public static Ability of(Selector of) {
        return new AbilitiesOf(of, Option.none(), Option.none(), false);
    }

    /**
     * The abilities of other cards, as a card gets them.
     *
     * @param of the other cards
     * @param more says what may be said besides
     */
    public static Ability ofWith(Selector of, Consumer<AbilitiesOfOptions> more) {
        AbilitiesOfOptions said = new AbilitiesOfOptions();
        more.accept(said);
        return new AbilitiesOf(of, said.only, said.keyword, said.printed);
    }

    /**
     * The ability of an order card, carried out when the card is played (11.1.1.4). A cost inside its text is a
     * {@code pay}, and its master may decline it (11.8.2.4.3).
     *
     * @param then what it does
     */
    public static Ability order(Instruction... then) {
        return new Order(Array.of(then), Option.none(), Array.empty(), Option.none());
    }

    /**
     * The ability of an order card, carried out when the card is played (11.1.1.4). A cost inside its text is a
     * {@code pay}, and its master may decline it (11.8.2.4.3).
     *
     * @param then what it does
     * @param more says what may be said besides
     */
    public static Ability orderWith(Consumer<OrderOptions> more, Instruction... then) {
        OrderOptions said = new OrderOptions();
        more.accept(said);
        return new Order(Array.of(then), said.when, said.cost, said.label);
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class ActOptions {
        private Array<Region> in = Array.empty();
        private Option<Condition> when = Option.none();
        private Array<Instruction> cost = Array.empty();
        private Array<Limit> limit = Array.empty();
        private int times = 1;
        private Option<String> label = Option.none();

        private ActOptions() {}

        /** Says where it can be played from. */
        public ActOptions in(Region... in) {
            this.in = Array.of(in);
            return this;
        }

        /** Says without which it cannot be played. */
        public ActOptions when(Condition when) {
            this.when = Option.some(when);
            return this;
        }

        /** Says what is paid for playing it (11.8.2.2); nothing, and it is played by merely saying so (11.1.1.1.2). */
        public ActOptions cost(Instruction... cost) {
            this.cost = Array.of(cost);
            return this;
        }

        /** Says how often it can be used. */
        public ActOptions limit(Limit... limit) {
            this.limit = Array.of(limit);
            return this;
        }

        /** Says how many uses a limit allows, usually one. */
        public ActOptions times(int times) {
            this.times = times;
            return this;
        }

        /** Says its label among the abilities of its card. */
        public ActOptions label(String label) {
            this.label = Option.some(label);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class AdditionalEffectOptions {
        private Option<String> label = Option.none();

        private AdditionalEffectOptions() {}

        /** Says its label among the abilities of its card. */
        public AdditionalEffectOptions label(String label) {
            this.label = Option.some(label);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class AutoOptions {
        private Array<Region> in = Array.empty();
        private Option<Condition> when = Option.none();
        private Array<Instruction> cost = Array.empty();
        private Array<Limit> limit = Array.empty();
        private int times = 1;
        private Option<String> label = Option.none();

        private AutoOptions() {}

        /** Says where it is valid; if nowhere is said, it is triggered by what happens to its own card. */
        public AutoOptions in(Region... in) {
            this.in = Array.of(in);
            return this;
        }

        /** Says its requirement, tested when it is carried out (11.2.1.2). */
        public AutoOptions when(Condition when) {
            this.when = Option.some(when);
            return this;
        }

        /** Says what its master may pay for it; without payment nothing is done. */
        public AutoOptions cost(Instruction... cost) {
            this.cost = Array.of(cost);
            return this;
        }

        /** Says how often it can be used. */
        public AutoOptions limit(Limit... limit) {
            this.limit = Array.of(limit);
            return this;
        }

        /** Says how many uses a limit allows, usually one. */
        public AutoOptions times(int times) {
            this.times = times;
            return this;
        }

        /** Says its label among the abilities of its card. */
        public AutoOptions label(String label) {
            this.label = Option.some(label);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class ContOptions {
        private Array<Region> in = Array.empty();
        private Option<Condition> when = Option.none();
        private Option<String> label = Option.none();

        private ContOptions() {}

        /** Says where it is valid; anywhere if nowhere is said (11.4.4.1). */
        public ContOptions in(Region... in) {
            this.in = Array.of(in);
            return this;
        }

        /** Says without which it is not valid (11.4.3). */
        public ContOptions when(Condition when) {
            this.when = Option.some(when);
            return this;
        }

        /** Says its label among the abilities of its card. */
        public ContOptions label(String label) {
            this.label = Option.some(label);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class KeywordAbilityOptions {
        private Option<Condition> when = Option.none();
        private Option<String> name = Option.none();

        private KeywordAbilityOptions() {}

        /** Says the condition; none for a keyword that only marks the ability. */
        public KeywordAbilityOptions when(Condition when) {
            this.when = Option.some(when);
            return this;
        }

        /** Says the keyword by which effects make it valid; none if none does. */
        public KeywordAbilityOptions name(String name) {
            this.name = Option.some(name);
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class AbilitiesOfOptions {
        private Option<Word> only = Option.none();
        private Option<String> keyword = Option.none();
        private boolean printed = false;

        private AbilitiesOfOptions() {}

        /** Says which kind of abilities; all of them if nothing is said. */
        public AbilitiesOfOptions only(Word only) {
            this.only = Option.some(only);
            return this;
        }

        /** Says the keyword whose abilities they are; whichever if nothing is said. */
        public AbilitiesOfOptions keyword(String keyword) {
            this.keyword = Option.some(keyword);
            return this;
        }

        /** Says whether those that are printed on them are meant, or those that they have then. */
        public AbilitiesOfOptions printed(boolean printed) {
            this.printed = printed;
            return this;
        }
    }

    /** What may be said besides; what is not said is as if it were left out of a text. Mutable. */
    public static final class OrderOptions {
        private Option<Condition> when = Option.none();
        private Array<Instruction> cost = Array.empty();
        private Option<String> label = Option.none();

        private OrderOptions() {}

        /** Says the requirement at its head, without which it cannot be played. */
        public OrderOptions when(Condition when) {
            this.when = Option.some(when);
            return this;
        }

        /** Says the cost at its head, paid for playing it. */
        public OrderOptions cost(Instruction... cost) {
            this.cost = Array.of(cost);
            return this;
        }

        /** Says its label among the abilities of its card. */
        public OrderOptions label(String label) {
            this.label = Option.some(label);
            return this;
        }
    }
}
