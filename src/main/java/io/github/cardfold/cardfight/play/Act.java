package io.github.cardfold.cardfight.play;

import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.AbilityFrame;
import io.github.cardfold.effect.AbilityScope;
import io.github.cardfold.effect.Area;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Limit;
import io.github.cardfold.effect.Payment;
import io.github.cardfold.effect.Uses;
import io.github.cardfold.effect.grammar.Aspect;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * An activated ability (11.1.1.1), played in the main phase.
 *
 * @param then what it does
 * @param in where it can be played from
 * @param when without which it cannot be played
 * @param cost what is paid for playing it (11.8.2.2); nothing, and it is played by merely saying so (11.1.1.1.2)
 * @param limit how often it can be used
 * @param times how many uses a limit allows, usually one
 * @param label its label among the abilities of its card
 */
@Rule(jp = {"11.1.1.1", "11.1.1.1.1", "11.1.1.1.2"})
@Phrase(
        "<[<{times}/>{limit & skill}] >ACT< [{in /}]>< [<{times}|1>/{limit & period}]|< [{times}]>>: <Play this only if {when}. ><COST [{cost &}]{then paid}|{then sentences}>")
public record Act(
        Array<Instruction> then,
        @Default("[]") Array<Region> in,
        Option<Condition> when,
        @Default("[]") Array<Instruction> cost,
        @Default("[]") Array<Limit> limit,
        @Default("1") int times,
        Option<String> label)
        implements Ability, Aspect {

    /** Returns this ability, valid in these places. */
    public Act in(Region first, Region... more) {
        return new Act(then, Array.of(more).prepend(first), when, cost, limit, times, label);
    }

    /** Returns this ability with a condition. */
    public Act when(Condition condition) {
        return new Act(then, in, Option.some(condition), cost, limit, times, label);
    }

    /** Returns this ability with a cost. */
    public Act cost(Instruction first, Instruction... more) {
        return new Act(then, in, when, Array.of(more).prepend(first), limit, times, label);
    }

    /** Returns this ability with limits on its use. */
    public Act limit(Limit first, Limit... more) {
        return new Act(then, in, when, cost, Array.of(more).prepend(first), times, label);
    }

    @Override
    public boolean isPlayed() {
        return true;
    }

    @Override
    public void compile(AbilityScope scope) {
        Compiler out = scope.compiler();
        if (in.contains(Region.DECK)) {
            throw out.error("nobody sees the cards of a deck, so that nobody can play an ability there");
        }
        when.forEach(out::check);
        Blocks.outsideBattles(out, "ACT abilities are used in the main phase", when);
        Payment payment = Payment.of(out, "", cost);
        Payment.check(out, cost, Array.<Area>narrow(in));
        Blocks.outsideBattles(out, "ACT abilities are used in the main phase", cost);
        Clause clause = new Clause(
                scope.name(),
                Clause.Kind.ACT,
                scope.definition(),
                Region.valid(in),
                when,
                Option.none(),
                Array.empty(),
                Option.some(payment),
                scope.restrictions(UsedUp.limits(scope, limit, then), times));
        scope.add(clause);
        pay(scope, out, payment);
        scope.bindNamed(out);
        out.block(UsedUp.before(limit, then));
        use(out, clause);
        out.mark("end");
        scope.add(out);
    }

    /** Its last sentence counts each use, an icon those that have changed the game. */
    @Rule(jp = {"11.2.1.1.1", "11.2.1.1.2", "12.3.2.2"})
    private void use(Compiler out, Clause clause) {
        if (limit.isEmpty()) {
            Uses.endAlways(out, clause);
        } else {
            Uses.end(out, clause);
        }
    }

    /** The cost was payable when the ability was offered; nothing has happened since. */
    @Rule(jp = {"11.8.2.2", "11.8.2.3"})
    private void pay(AbilityScope scope, Compiler out, Payment payment) {
        if (cost.isEmpty()) {
            return;
        }
        Blocks.price(scope, out, payment, cost, run -> run.get(AbilityFrame.SOURCE));
    }

    @Override
    public String aspect() {
        return Blocks.aspect(in);
    }
}
