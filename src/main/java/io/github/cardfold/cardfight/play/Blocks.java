package io.github.cardfold.cardfight.play;

import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.AbilityFrame;
import io.github.cardfold.effect.AbilityScope;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Payment;
import io.github.cardfold.effect.Recall;
import io.github.cardfold.effect.Tally;
import io.github.cardfold.effect.Term;
import io.github.cardfold.effect.Terms;
import io.github.cardfold.effect.kind.If;
import io.github.cardfold.effect.kind.Pay;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Run;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.ToIntFunction;

/** What the blocks of abilities have in common: a requirement and a cost are instructions like any. */
final class Blocks {
    private Blocks() {}

    @Rule(jp = "11.2.1.2")
    static Array<Instruction> required(Option<Condition> when, Array<Instruction> then) {
        return when.map(each -> Array.<Instruction>of(new If(each, then, Array.empty())))
                .getOrElse(then);
    }

    /** Refuses terms that look back at the battle in progress where there is none when they are read. */
    @Rule(jp = "10.1.2")
    static void outsideBattles(Compiler out, String why, Iterable<? extends Term> terms) {
        terms.forEach(term -> Terms.forEach(term, each -> {
            if (each instanceof Recall recall && recall.tally().exists(Blocks::isOfBattle)) {
                throw out.error("\"" + each.english() + "\" looks back at a battle, and there is none: " + why);
            }
        }));
    }

    private static boolean isOfBattle(Tally tally) {
        return tally.in().remembered().exists(Lifetimes::isOfBattle);
    }

    @Rule(jp = "11.1.1.2.2")
    static Array<Instruction> paid(Array<Instruction> cost, Array<Instruction> then) {
        return cost.isEmpty() ? then : Array.of(Pay.of(cost, then));
    }

    /**
     * Returns how texts speak of what has an ability: it is no unit where that works only elsewhere than on circles.
     */
    static String aspect(Array<Region> in) {
        return in.isEmpty() || in.exists(Region::isCircle) ? "" : "card";
    }

    /**
     * What is paid for playing; nothing is done if that cannot be.
     *
     * @param priced the card whose cost it is, as it was when the cost became known
     */
    static void price(
            AbilityScope scope, Compiler out, Payment payment, Array<Instruction> cost, ToIntFunction<Run> priced) {
        Local paid = out.own("paid", Local.Type.NUMBER);
        String procedure = scope.name() + "/cost";
        payment.compile(scope, procedure, paid, Payment.named(cost, out));
        call(out, procedure, paid, priced);
    }

    /** Calls the procedure that pays; nothing is done if that cannot be. */
    static void call(Compiler out, String procedure, Local paid, ToIntFunction<Run> priced) {
        out.call("cost", procedure, run ->
                new int[] {run.get(AbilityFrame.MASTER), run.get(AbilityFrame.SOURCE), priced.applyAsInt(run)});
        out.endIf("unpaid", run -> run.get(paid) == 0);
    }
}
