package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.deed.DeedEffect;
import io.github.cardfold.cardfight.deed.DeedKind;
import io.github.cardfold.cardfight.deed.OtherPayment;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.CostItem;
import io.github.cardfold.effect.Deed;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Payment;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Ways;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;

/**
 * Fighters pay costs of abilities of cards in another way than these say. "This" in what is paid is the card that has
 * this text.
 *
 * @param cost what is paid
 * @param insteadOf the parts of the cost, as it says them, in whose place it is; the whole cost if nothing is said
 * @param doer of which cards
 */
@Phrase(
        form = "able",
        value = "[{cost &}] {#} be paid instead of <[{insteadOf &}]|the cost> for the abilities of " + Doer.CARDS
                + "< of {of party}>")
@Phrase("to pay [{cost &}] instead of <[{insteadOf &}]|the cost> for the abilities of " + Doer.CARDS
        + "< of {of party}>")
@Rule(jp = "11.7.1")
public record PayDeed(
        Array<Instruction> cost, @Default("[]") Array<Instruction> insteadOf, Doer doer) implements Deed {
    @Override
    public Array<Working> compile(Mode mode, Compiler out) {
        if (mode != Mode.PERMIT) {
            throw out.error("in which other way a cost is paid is said by \"may\"");
        }
        Doer.checkAnew(out, doer.are());
        Payment.of(out, "", cost);
        Payment.check(out, cost, Array.empty());
        Array<CostItem> items = Ways.of(cost).flatMap(way -> way);
        items.find(PayDeed::isNamed).forEach(each -> {
            throw out.error("what is paid in another way has no name that the text of the ability could say: \""
                    + each.instruction().english() + '"');
        });
        if (items.exists(CostItem::paysIntoDeck)) {
            throw out.error("what is paid in another way goes into no deck");
        }
        out.scope().addsWays();
        return Array.of(new OtherPayment(new DeedEffect(mode, doer.pattern(DeedKind.PAY), 1), insteadOf, cost));
    }

    private static boolean isNamed(CostItem item) {
        return item.as().isDefined() || item.becomes().isDefined();
    }

    @Override
    public boolean isPossible(Query query, Subject card) {
        return true;
    }
}
