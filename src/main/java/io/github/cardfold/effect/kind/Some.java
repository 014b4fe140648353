package io.github.cardfold.effect.kind;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Characteristic;
import io.github.cardfold.effect.Chosen;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Narrowing;
import io.github.cardfold.effect.Numeral;
import io.github.cardfold.effect.Property;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Term;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.Worth;
import io.github.cardfold.effect.cost.CostPart;
import io.github.cardfold.effect.cost.IndexSet;
import io.github.cardfold.effect.grammar.Binds;
import io.github.cardfold.effect.grammar.Idioms;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;

/**
 * Some of some cards, chosen when something is done with them; one if no number is said. As a cost they are planned.
 *
 * @param of the cards to choose from
 * @param exactly how many, if it is not one
 * @param upTo how many at most
 * @param atLeast how many at least, 0 for any number; a cost may have both bounds
 * @param different what no two of them may share
 * @param same what they all must share
 * @param total what a number of theirs must come to together
 * @param as the name of the cards, as they were
 */
@Phrase(
        "<{of some: {exactly many}}|<{of some: up to {upTo many}}|<{atLeast least} of {of among}|{of one}>>>< of different {different plural}>< of the same {same}>< with the sum of {total total}>{as as}")
@Idioms(SomeBetween.class)
public record Some(
        Selector of,
        Option<Value> exactly,
        Option<Value> upTo,
        Option<Value> atLeast,
        Option<Characteristic> different,
        Option<Characteristic> same,
        Option<Property> total,
        Option<String> as)
        implements Chosen, Narrowing, Binds {
    /** Refuses two numbers that are no bounds, and a total of what is no number. */
    public Some {
        exactly = exactly.filter(each -> !(each instanceof Numeral numeral && numeral.number() == 1));
        if (exactly.isDefined() && upTo.orElse(atLeast).isDefined()) {
            throw new IllegalArgumentException("\"exactly\" leaves nothing to \"up to\" or \"at least\"");
        }
        total.forEach(Joint::checkTotal);
    }

    /** Tells whether a number of them is chosen, no more and no fewer. */
    public boolean isExact() {
        return upTo.isEmpty() && atLeast.isEmpty();
    }

    /** Tells whether so many are chosen of which nothing else is said, not even a name. */
    public boolean isNumber() {
        return isExact() && as.isEmpty() && !isJoint();
    }

    /** Returns the same with another number. */
    public Some exactly(Value number) {
        return new Some(of, Option.some(number), upTo, atLeast, different, same, total, as);
    }

    @Override
    @Rule(jp = "11.8.4")
    public Selector choose(Compiler out) {
        if (upTo.isDefined() && atLeast.isDefined()) {
            throw out.error("only a cost has both \"at least\" and \"up to\"");
        }
        if (total.exists(Joint::isReached)) {
            throw out.error("a least total is only paid: say it in a cost, or in a \"pay\" that \"must\" be done");
        }
        String name = as.getOrElse(out::unnamed);
        out.compile(new Choose(
                of,
                name,
                exactly,
                upTo,
                atLeast,
                Option.none(),
                Side.YOU,
                false,
                false,
                different,
                same,
                total,
                Option.none()));
        return new Named(name);
    }

    /** Returns those among which they are chosen: which of these it will be is not known before. */
    @Override
    public Array<Subject> subjects(Query query) {
        return of.subjects(query);
    }

    @Override
    public boolean isSingle() {
        return atLeast.isEmpty()
                && exactly.orElse(upTo).forAll(most -> most instanceof Numeral numeral && numeral.number() == 1);
    }

    @Override
    public Selector from() {
        return of;
    }

    /** A number of zero or below is paid with nothing done, and "up to" may be none (1.3.2.3, 1.3.5.1). */
    @Override
    @Rule(jp = {"1.3.2.3", "1.3.5", "1.3.5.1", "11.7.1"})
    public CostPart demand(Query query, IndexSet candidates, IntFunction<Subject> card, IntUnaryOperator changed) {
        CostPart all = Worth.in(
                CostPart.from(
                        different.isDefined() || same.isDefined()
                                ? candidates.filter(i -> canCompare(query, card.apply(i)))
                                : candidates),
                query,
                card);
        CostPart part = isExact()
                ? all.exactly(changed.applyAsInt(
                        exactly.map(each -> each.value(query)).getOrElse(1)))
                : all.between(
                        atLeast.map(each -> each.value(query)).getOrElse(0),
                        upTo.map(each -> each.value(query)).getOrElse(Integer.MAX_VALUE));
        return Joint.of(part, query, card, different, same, total);
    }

    @Override
    public int enough(Query query, IntUnaryOperator changed) {
        if (isJoint() || upTo.isDefined() || Worth.isPaid(query)) {
            return -1;
        }
        int number = atLeast.isDefined()
                ? atLeast.get().value(query)
                : changed.applyAsInt(exactly.isEmpty() ? 1 : exactly.get().value(query));
        return number > 0 ? number : -1;
    }

    private boolean canCompare(Query query, Subject card) {
        return different.forAll(each -> each.isOf(query, card)) && same.forAll(each -> each.isOf(query, card));
    }

    @Override
    public boolean isJoint() {
        return total.isDefined() || different.isDefined() || same.isDefined();
    }

    @Override
    public Array<Term> says() {
        return Array.<Option<? extends Term>>of(exactly, upTo, atLeast, different, same, total)
                .flatMap(each -> each);
    }

    @Override
    public String pronoun(Predicate<Object> isOne) {
        return isSingle() ? "that " + noun() : "those " + noun() + "s";
    }
}
