package io.github.cardfold.cardfight.play;

import io.github.cardfold.cardfight.card.CopyLimit;
import io.github.cardfold.cardfight.card.DeckBuilding;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.cardfight.term.HaveDeed;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.AbilityScope;
import io.github.cardfold.effect.Change;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Deed;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.grammar.Aspect;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.effect.kind.AboutDeed;
import io.github.cardfold.effect.kind.Instead;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A continuous ability (11.1.1.3).
 *
 * @param effects what is so while it is valid
 * @param in where it is valid; anywhere if nowhere is said (11.4.4.1)
 * @param when without which it is not valid (11.4.3)
 * @param label its label among the abilities of its card
 */
@Rule(jp = {"11.1.1.3", "11.1.1.3.1", "11.4.3", "11.4.4.1"})
@Phrase("CONT< [{in /}]>: <If {when}, >{effects and}.")
public record Cont(
        Array<Continuous> effects, @Default("[]") Array<Region> in, Option<Condition> when, Option<String> label)
        implements Ability, DeckBuilding, Aspect {

    /** Returns this ability, valid in these places. */
    public Cont in(Region first, Region... more) {
        return new Cont(effects, Array.of(more).prepend(first), when, label);
    }

    /** Returns this ability with a condition. */
    public Cont when(Condition condition) {
        return new Cont(effects, in, Option.some(condition), label);
    }

    @Override
    public void compile(AbilityScope scope) {
        Compiler out = scope.compiler();
        when.forEach(out::check);
        Array<Working> working = inGame(scope).flatMap(out::working).flatMap(Working::whileValid);
        working.find(Cont::isFixedWhenItArises).forEach(each -> {
            throw out.error("how much each card gets is fixed when an effect arises (11.11.4.1), which a CONT ability"
                    + " never does; let it be done for a time, by \"apply\"");
        });
        if (working.exists(Working::isOnlyForATime)) {
            throw out.error("a fighter is in a state for a time (7.42.1); let it be so by \"apply\"");
        }
        if (isUnseenOption()) {
            throw out.error("whoever may leave an event as it is tells by the question that the card is there; say by"
                    + " \"in\" where all see it");
        }
        scope.add(new Clause(
                scope.name(),
                Clause.Kind.CONT,
                scope.definition(),
                Region.valid(in),
                when,
                Option.none(),
                working,
                Option.none(),
                Array.empty()));
    }

    /**
     * From the start of the game what it says about deck building is invalid: it is there and does nothing (11.4.2).
     */
    @Rule(jp = {"8.1.3", "11.4.2"})
    private Array<Continuous> inGame(AbilityScope scope) {
        boolean isUnconditional = when.isEmpty() && in.isEmpty() && scope.isUnconditional();
        return isUnconditional ? effects.reject(each -> copyLimit(each).isDefined()) : effects;
    }

    @Override
    public Array<CopyLimit> copyLimits() {
        return effects.flatMap(Cont::copyLimit);
    }

    /** Returns the limit of copies in decks that an effect speaks of, if it does. */
    private static Option<CopyLimit> copyLimit(Continuous effect) {
        return effect instanceof AboutDeed about
                        && about.mode() != Deed.Mode.FORBID
                        && about.deed() instanceof HaveDeed copies
                ? Option.some(copies.limit(about.mode()))
                : Option.none();
    }

    /** Tells whether somebody is asked about events because of a card that not all see. */
    private boolean isUnseenOption() {
        boolean isUnseen = in.isEmpty() || in.exists(Region::isHidden);
        return isUnseen && effects.exists(each -> each instanceof Instead instead && instead.may());
    }

    private static boolean isFixedWhenItArises(Working working) {
        return working instanceof Change change && change.each().isDefined();
    }

    @Override
    public String aspect() {
        return Blocks.aspect(in);
    }
}
