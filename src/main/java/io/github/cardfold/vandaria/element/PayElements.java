package io.github.cardfold.vandaria.element;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.CostItem;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.card.ElementToken;
import io.github.cardfold.vandaria.fact.ElementPools;
import io.github.cardfold.vandaria.fact.VandariaCatalogue;
import io.github.cardfold.vandaria.skill.PaidBefore;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Elements are paid: as a cost all of them, as part of an effect all of them or none. A cost says them all together.
 *
 * @param elements the specific elements, and null as often as null is paid
 */
@Rule(vw = {"2.4.2", "12.3.1", "14.1.6", "14.1.7", "14.1.8"})
@Phrase("pay {elements and}")
public record PayElements(Array<ElementToken> elements) implements PaidBefore {
    /** Refuses to pay nothing. */
    public PayElements {
        if (elements.isEmpty()) {
            throw new IllegalArgumentException("it is said which elements are paid");
        }
    }

    /** Returns which elements pay it. */
    ElementCost cost(Position position) {
        return ElementCost.of(VandariaCatalogue.options(position).elementChart(), elements);
    }

    /** Tells whether a player has so few tokens that they cannot pay it: each element takes one or more. */
    boolean isTooMuch(Position position, Seat player) {
        return elements.size() > ElementPools.size(position, player);
    }

    /** Returns the elements that a cost asks for, if any. */
    static Option<PayElements> of(Array<Instruction> cost) {
        return cost.find(PayElements.class::isInstance).map(PayElements.class::cast);
    }

    @Override
    public void ask(Compiler out) {
        ElementChoice choice = ElementChoice.of(out, (position, frame) -> cost(position));
        choice.compile(out);
        choice.name(out);
    }

    @Override
    public Array<Array<CostItem>> ways() {
        return Array.of(Array.of(new Item(this, new SpellCosts(this))));
    }

    @Override
    public void compile(Compiler out) {
        ElementChoice choice = ElementChoice.of(out, (position, frame) -> cost(position));
        out.when("14.1.6 payable", run -> choice.isPayable(run.position(), run.frame()), () -> {
            choice.compile(out);
            out.change("14.1.6 paid", run -> paid(run, choice));
        });
    }

    private static Batch paid(Run run, ElementChoice choice) {
        return Batch.ofAll(
                ElementPools.paid(Query.of(run).master(), choice.chosen(run)).asJava());
    }

    /** As part of a cost, the elements that were chosen before; as long as none were, some that could be. */
    private record Item(PayElements instruction, SpellCosts costs) implements CostItem {
        @Override
        public Array<Event> payBesides(Query query) {
            int[] chosen = ElementChoice.named(query);
            return ElementPools.paid(query.master(), isAny(chosen) ? chosen : some(query));
        }

        @Override
        public boolean isOutOfReach(Position position, Seat payer, GameObject self) {
            return instruction.isTooMuch(position, payer);
        }

        /** Where nothing pays it, more than there is. */
        private int[] some(Query query) {
            Position position = query.position(Facts.PLACES);
            int[] held = ElementPools.held(position, query.master());
            return instruction.isTooMuch(position, query.master())
                    ? more(held)
                    : costs.of(position).some(held).getOrElse(() -> more(held));
        }

        private static int[] more(int[] held) {
            int[] more = held.clone();
            more[0]++;
            return more;
        }

        private static boolean isAny(int[] chosen) {
            for (int each : chosen) {
                if (each > 0) {
                    return true;
                }
            }
            return false;
        }
    }
}
