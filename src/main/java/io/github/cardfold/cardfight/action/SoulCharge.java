package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.deed.IconCost;
import io.github.cardfold.cardfight.fact.IconNumbers;
import io.github.cardfold.cardfight.state.IconAction;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.CostItem;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Numeral;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.grammar.Binds;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Run;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Predicate;

/**
 * Soul charges: the top cards of the deck go to the soul one by one (7.27, 4.5.3).
 *
 * @param number how many
 * @param fighter who does
 * @param as the name of the cards
 */
@Rule(jp = {"4.5.3", "7.27.1"})
@Phrase("<{fighter who} soul charges|soul charge> {as as}{number}")
public record SoulCharge(
        @Default("1") Value number, @Default("you") Side fighter, Option<String> as) implements IconCost, Binds {
    @Override
    public IconAction icon() {
        return IconAction.SOUL_CHARGE;
    }

    @Override
    public Option<Value> amount() {
        return Option.some(number);
    }

    @Override
    public boolean isOnlyNumber() {
        return as.isEmpty();
    }

    @Override
    public SoulCharge of(Value other) {
        return new SoulCharge(other, fighter, as);
    }

    @Override
    public Array<Array<CostItem>> ways() {
        return Array.of(Array.of(new SoulChargeCost(this)));
    }

    @Override
    public void compile(Compiler out) {
        Local left = out.own("left", Local.Type.NUMBER);
        Local before = out.own("soul before", Local.Type.NUMBER);
        out.begin(as);
        out.let("count", run -> {
            run.set(left, new ChangedIconNumber(IconAction.SOUL_CHARGE, number, fighter).value(Query.of(run)));
            run.set(before, run.position().size(soul(run)));
        });
        out.repeat("done", run -> run.get(left) > 0 && run.position().size(deck(run)) > 0, () -> {
            out.change("", run -> Batch.of(Event.moveTop(run.position(), deck(run), soul(run), 0)));
            out.let("next", run -> run.set(left, run.get(left) - 1));
        });
        out.change("charged", run -> told(run, run.position().size(soul(run)) - run.get(before)));
        out.end(as);
    }

    private Query charger(Run run) {
        Query query = Query.of(run);
        return query.as(query.seat(fighter));
    }

    private int deck(Run run) {
        return Zone.DECK.of(charger(run).master());
    }

    private int soul(Run run) {
        return Zone.SOUL.of(charger(run).master());
    }

    /** Tells of the cards that have come to the soul; those that effects have kept in the deck are none. */
    @Rule(jp = {"7.27.2", "7.27.2.1"})
    private Batch told(Run run, int charged) {
        return Batch.ofAll(
                IconNumbers.done(charger(run), IconAction.SOUL_CHARGE, charged).asJava());
    }

    @Override
    public boolean isAtItsEnd() {
        return true;
    }

    @Override
    public String pronoun(Predicate<Object> isOne) {
        return Numeral.cards(number);
    }
}
