package io.github.cardfold.vandaria.skill;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.AbilityFrame;
import io.github.cardfold.effect.AbilityScope;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Payment;
import io.github.cardfold.kernel.position.Local;
import io.vavr.collection.Array;

/** How the cost of a skill is paid: all of it at once, and nobody can respond to that. */
public final class Paying {
    private Paying() {}

    /** Returns the payment of a cost of Property in the game. */
    public static Payment payment(Compiler out, Array<Instruction> cost) {
        return payment(out, cost, SkillArea.GAME);
    }

    /**
     * Returns the payment of a cost of a card that is in some place.
     *
     * @throws io.github.cardfold.effect.EffectException if it cannot be one
     */
    public static Payment payment(Compiler out, Array<Instruction> cost, SkillArea in) {
        Array<Instruction> before = cost.filter(PaidBefore.class::isInstance);
        if (before.size() > 1) {
            throw out.error("a cost says all of \"" + before.get(1).english() + "\" together, in one part");
        }
        Payment payment = Payment.of(out, before.isEmpty() ? "" : out.name(), cost);
        Payment.check(out, cost, Array.of(in));
        return payment;
    }

    /** Compiles what is settled before, and the payment. */
    @Rule(vw = {"12.3.1", "14.1.6"})
    public static void pay(AbilityScope scope, Compiler out, Payment payment, Array<Instruction> cost) {
        cost.find(PaidBefore.class::isInstance).forEach(each -> ((PaidBefore) each).ask(out));
        payAll(scope, out, payment, cost);
    }

    /** Compiles the payment. It was possible when the skill was offered, and nothing has happened since. */
    @Rule(vw = {"12.3.1", "13.1.3", "14.1.7"})
    public static void payAll(AbilityScope scope, Compiler out, Payment payment, Array<Instruction> cost) {
        Local paid = out.own("paid", Local.Type.NUMBER);
        String procedure = scope.name() + "/cost";
        payment.compile(scope, procedure, paid, Payment.named(cost, out));
        out.call("12.3.1", procedure, run ->
                new int[] {run.get(AbilityFrame.MASTER), run.get(AbilityFrame.SOURCE), run.get(AbilityFrame.SOURCE)});
        out.endIf("12.3.1 unpaid", run -> run.get(paid) == 0);
    }
}
