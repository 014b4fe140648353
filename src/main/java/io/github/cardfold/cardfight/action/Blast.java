package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.deed.IconCost;
import io.github.cardfold.cardfight.fact.IconNumbers;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.cardfight.term.Cards;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.AbilityFrame;
import io.github.cardfold.effect.CardAction;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Payment;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.kind.Constant;
import io.github.cardfold.effect.kind.Some;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Local;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** A counter blast or soul blast: in full or, where there are too few cards, not at all, whoever orders it. */
@Rule(jp = {"7.24.3", "7.25.3"})
interface Blast extends CardAction, IconCost {
    /** Returns the same with other cards. */
    Blast with(Selector cards);

    @Override
    default Option<Value> amount() {
        return cards() instanceof Some some && some.isExact()
                ? Option.some(some.exactly().getOrElse(() -> new Constant(1)))
                : Option.none();
    }

    @Override
    default boolean isOnlyNumber() {
        return cards() instanceof Some some && some.isNumber();
    }

    @Override
    default Blast of(Value number) {
        return with(cards() instanceof Some some ? some.exactly(number) : what());
    }

    /** Returns the zone whose cards it takes. */
    Region zone();

    @Override
    default boolean isAllOrNothing() {
        return true;
    }

    @Override
    default Array<Region> places() {
        return Array.of(zone());
    }

    @Override
    default Option<Selector> usual() {
        return Option.some(new Cards(zone(), Side.YOU, Array.empty()));
    }

    @Override
    @Rule(jp = {"7.28.1", "7.28.2"})
    default int changed(Query query, int number) {
        return IconNumbers.of(query, icon(), number);
    }

    @Override
    @Rule(jp = {"7.24.4", "7.24.4.1", "7.25.4", "7.25.4.1"})
    default Array<Event> told(Query query, int cards) {
        return IconNumbers.done(query, icon(), cards);
    }

    @Override
    default void compile(Compiler out) {
        Local done = out.own("done", Local.Type.NUMBER);
        Payment payment = Payment.ordered(out, this);
        payment.compile(out.scope(), out.path(), done, Payment.named(Array.of(this), out));
        out.call("", out.path(), run -> new int[] {run.get(AbilityFrame.MASTER), run.get(AbilityFrame.SOURCE)});
    }
}
