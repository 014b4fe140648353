package io.github.cardfold.cardfight.play;

import io.github.cardfold.cardfight.state.OrderFrame;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.AbilityScope;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Payment;
import io.github.cardfold.effect.grammar.Aspect;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Run;
import io.vavr.collection.Array;
import io.vavr.collection.Map;
import io.vavr.control.Option;

/**
 * The ability of an order card, carried out when the card is played (11.1.1.4). A cost inside its text is a
 * {@code pay}, and its master may decline it (11.8.2.4.3).
 *
 * @param then what it does
 * @param when the requirement at its head, without which it cannot be played
 * @param cost the cost at its head, paid for playing it
 * @param label its label among the abilities of its card
 */
@Rule(jp = {"11.1.1.4", "11.8.2.4.1", "11.8.2.4.2"})
@Phrase("<Play this only if {when}. ><COST [{cost &}]{then paid}|{then sentences}>")
public record Order(
        Array<Instruction> then,
        Option<Condition> when,
        @Default("[]") Array<Instruction> cost,
        Option<String> label) implements Ability, Aspect {

    @Override
    public boolean isPlayed() {
        return true;
    }

    @Override
    public void compile(AbilityScope scope) {
        Compiler out = scope.compiler();
        if (scope.definition() < 0) {
            throw out.error("an order ability is printed on an order; nothing else has one");
        }
        when.forEach(out::check);
        Payment payment = Payment.of(out, "", cost);
        Payment.check(out, cost, Array.of(Region.ORDER_AREA));
        scope.add(new Clause(
                scope.name(),
                Clause.Kind.ORDER,
                scope.definition(),
                Array.empty(),
                when,
                Option.none(),
                Array.empty(),
                Option.some(payment),
                Array.empty()));
        if (!cost.isEmpty()) {
            price(scope, out, payment);
        }
        // the cost is paid also where the text is not carried out (14.51.2.2)
        out.endIf("unresolved", run -> run.enclosing(OrderFrame.PROCEDURE).get(OrderFrame.UNRESOLVED) == 1);
        out.block(then);
        out.mark("end");
        scope.add(out);
    }

    /** Where both orders of an alchemagic have been paid for, only what was paid with is told. */
    @Rule(jp = "7.44.1.3")
    private void price(AbilityScope scope, Compiler out, Payment payment) {
        Local paid = out.own("paid", Local.Type.NUMBER);
        String procedure = scope.name() + "/cost";
        Map<String, Local> named = Payment.named(cost, out);
        payment.compile(scope, procedure, paid, named);
        out.when(
                "alone",
                run -> order(run).get(OrderFrame.WITH) == 0,
                () -> Blocks.call(out, procedure, paid, Order::asNamed));
        Array<String> names = named.keySet().toArray();
        if (names.nonEmpty()) {
            out.when(
                    "together",
                    run -> order(run).get(OrderFrame.WITH) != 0,
                    () -> out.let("paid with", run -> tell(run, names, named)));
        }
    }

    /** The names of the order come first, those of the one that is appended to it last. */
    private static void tell(Run run, Array<String> names, Map<String, Local> named) {
        Frame order = order(run);
        int lists = 0;
        for (int i = 0; i < order.size(OrderFrame.PAID_WITH); i++) {
            lists += order.get(OrderFrame.PAID_WITH, i) == 0 ? 1 : 0;
        }
        int list = order.get(OrderFrame.IS_APPENDED) == 0 ? 0 : lists - names.size();
        int at = 0;
        for (int passed = 0; passed < list; at++) {
            passed += order.get(OrderFrame.PAID_WITH, at) == 0 ? 1 : 0;
        }
        for (String name : names) {
            Local cards = named.get(name).get();
            run.clear(cards);
            for (; order.get(OrderFrame.PAID_WITH, at) != 0; at++) {
                run.append(cards, order.get(OrderFrame.PAID_WITH, at));
            }
            at++;
        }
    }

    private static Frame order(Run run) {
        return run.enclosing(OrderFrame.PROCEDURE);
    }

    /** What it costs is what it cost where it was played from (ruling 438). */
    @Rule(jp = {"7.21.1", "11.8.2.4"})
    private static int asNamed(Run run) {
        return order(run).get(OrderFrame.NAMED);
    }

    /** An order is a card and no unit. */
    @Override
    public String aspect() {
        return "card";
    }
}
