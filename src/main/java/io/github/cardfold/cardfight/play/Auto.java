package io.github.cardfold.cardfight.play;

import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.AbilityScope;
import io.github.cardfold.effect.Area;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.EventPattern;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Limit;
import io.github.cardfold.effect.Payment;
import io.github.cardfold.effect.Uses;
import io.github.cardfold.effect.grammar.Aspect;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * An automatic ability (11.1.1.2).
 *
 * @param on the event that triggers it
 * @param then what it does
 * @param in where it is valid; if nowhere is said, it is triggered by what happens to its own card
 * @param when its requirement, tested when it is carried out (11.2.1.2)
 * @param cost what its master may pay for it; without payment nothing is done
 * @param limit how often it can be used
 * @param times how many uses a limit allows, usually one
 * @param label its label among the abilities of its card
 */
@Rule(jp = {"11.1.1.2", "11.1.1.2.1", "11.9.1"})
@Phrase(
        "<[<{times}/>{limit & skill}] >AUTO< [{in /}]>< [<{times}|1>/{limit & period}]|< [{times}]>>: At {on at}<, if {when}><, COST [{cost &}]{then paid}|{then body}>")
@Phrase(
        "<[<{times}/>{limit & skill}] >AUTO< [{in /}]>< [<{times}|1>/{limit & period}]|< [{times}]>>: When {on}<, if {when}><, COST [{cost &}]{then paid}|{then body}>")
public record Auto(
        EventPattern on,
        Array<Instruction> then,
        @Default("[]") Array<Region> in,
        Option<Condition> when,
        @Default("[]") Array<Instruction> cost,
        @Default("[]") Array<Limit> limit,
        @Default("1") int times,
        Option<String> label)
        implements Ability, Aspect {

    /** Returns this ability, valid in these places. */
    public Auto in(Region first, Region... more) {
        return new Auto(on, then, Array.of(more).prepend(first), when, cost, limit, times, label);
    }

    /** Returns this ability with a condition. */
    public Auto when(Condition condition) {
        return new Auto(on, then, in, Option.some(condition), cost, limit, times, label);
    }

    /** Returns this ability with a cost. */
    public Auto cost(Instruction first, Instruction... more) {
        return new Auto(on, then, in, when, Array.of(more).prepend(first), limit, times, label);
    }

    /** Returns this ability with limits on its use. */
    public Auto limit(Limit first, Limit... more) {
        return new Auto(on, then, in, when, cost, Array.of(more).prepend(first), times, label);
    }

    @Override
    public boolean isPlayed() {
        return true;
    }

    @Override
    public void compile(AbilityScope scope) {
        Compiler out = scope.compiler();
        out.check(on);
        if (on.isSituation() && (in.isEmpty() || in.exists(Region::isHidden))) {
            throw out.error("what is so triggers abilities where all see their cards; say by \"in\" where that is");
        }
        if (on.mostIn(Lifetimes.WHOLE_BATTLE).contains(0)) {
            Blocks.outsideBattles(out, "it never happens in a battle that \"" + on.english() + "\"", when);
        }
        Clause clause = new Clause(
                scope.name(),
                Clause.Kind.AUTO,
                scope.definition(),
                Array.<Area>narrow(in),
                Option.none(),
                Option.some(on),
                Array.empty(),
                Option.none(),
                scope.restrictions(UsedUp.limits(scope, limit, then), times));
        scope.add(clause);
        out.bind(on);
        scope.bindNamed(out);
        out.block(Blocks.required(when, Blocks.paid(cost, UsedUp.before(limit, then))));
        Payment.check(out, cost, Array.<Area>narrow(in));
        Uses.end(out, clause);
        out.mark("end");
        scope.add(out);
    }

    @Override
    public String aspect() {
        return Blocks.aspect(in);
    }
}
