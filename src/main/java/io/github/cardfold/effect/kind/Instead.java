package io.github.cardfold.effect.kind;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.CardAction;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.EventPattern;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Replaces;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.effect.grammar.Scope;
import io.github.cardfold.kernel.Simultaneous;
import io.github.cardfold.kernel.position.Local;
import io.vavr.collection.Array;

/**
 * Replaces events: something else happens instead, and the event does not happen.
 *
 * @param of the events, looked at before anything has moved; what they name the instructions may speak of
 * @param then what happens instead, nothing if nothing is said
 * @param may whether its master may leave the event as it is
 * @param cost what is paid for that, if its master may; if it cannot be paid, the event is left as it is
 */
@Rule(jp = {"11.3.1.3.1", "11.3.1.3.2", "11.12.1"})
@Phrase("whenever {of}, <{may}you may ><pay [{cost &}]; if so, >instead <{then then}|do nothing>")
public record Instead(
        EventPattern of,
        @Default("[]") Array<Instruction> then,
        boolean may,
        @Default("[]") Array<Instruction> cost) implements Continuous, Scope {
    /** Refuses a cost that nobody may decline. */
    public Instead {
        if (cost.nonEmpty() && !may) {
            throw new IllegalArgumentException("a cost is paid by whoever may leave the event as it is: say \"may\"");
        }
    }

    @Override
    public Array<Working> compile(Compiler out) {
        return Array.of(Replaces.compile(out, of, this::ask, then));
    }

    private void ask(Compiler out) {
        if (cost.nonEmpty()) {
            Pay pay = Pay.of(cost, Array.empty());
            out.node(pay, () -> endUnless(out, pay.paid(out)));
        } else if (may) {
            May choice = new May(then, Array.empty(), Side.YOU);
            Array<CardAction> first = then.headOption()
                    .filter(CardAction.class::isInstance)
                    .map(CardAction.class::cast)
                    .toArray();
            out.node(
                    choice,
                    () -> endUnless(
                            out,
                            choice.said(
                                    out, query -> first.forAll(each -> canBeDone(query, each)), Veil.of(out, first))));
        }
    }

    private static void endUnless(Compiler out, Local yes) {
        out.endIf("left", run -> run.get(yes) == 0);
    }

    /** Tells whether there is a card with which something can be done. */
    @Rule(jp = "11.12.3")
    private static boolean canBeDone(Query query, CardAction action) {
        Selector cards = action.cards().portion().from();
        return cards.subjects(query)
                .exists(each -> each.isHere()
                        && action.changes(query, each)
                        && !Simultaneous.takes(query.position(Facts.PLACES), each.object()));
    }
}
