package io.github.cardfold.cardfight.entry;

import io.github.cardfold.cardfight.card.Subtype;
import io.github.cardfold.cardfight.information.ArrivingUnits;
import io.github.cardfold.cardfight.information.Identity;
import io.github.cardfold.cardfight.information.RuleChange;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.cardfight.term.BindsUnits;
import io.github.cardfold.cardfight.term.LiesIn;
import io.github.cardfold.cardfight.term.WordsOfCard;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Property;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Spot;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.effect.kind.Constant;
import io.github.cardfold.effect.kind.EveryFilter;
import io.github.cardfold.effect.kind.HasProperty;
import io.github.cardfold.effect.kind.SaidWord;
import io.github.cardfold.effect.kind.Which;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.TimedEffect;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;

/**
 * Superior calls set cards of the order zone as units (18.5). They are units as long as they lie on circles, with the
 * numbers and types that are said here.
 *
 * @param what the cards; those that are no set cards of the order zone are not called
 * @param power their power
 * @param critical their critical
 * @param shield their shield; none if nothing is said
 * @param subtypes the subtypes that they get
 * @param specialTypes the special types that they get
 * @param to rear-guard circles, the guardian circle, or circles of a plugin that are either
 * @param circles what the rear-guard circles must be
 * @param resting whether the cards come to rest
 * @param as the name of the units
 */
@Phrase(
        "call {as as}{what} as a/- unit/units with power {power}, critical {critical}< and shield {shield}>< and the subtypes {subtypes and}>< and the special types {specialTypes and}> to {circles: {to the}}<{resting} at rest>")
@Rule(jp = {"18.5.1", "18.5.3.1"})
public record CallAsUnits(
        Selector what,
        @Default("0") Value power,
        @Default("0") Value critical,
        Option<Value> shield,
        @Default("[]") Array<String> subtypes,
        @Default("[]") Array<String> specialTypes,
        @Default("rc") Region to,
        @Default("[]") Array<Spot> circles,
        boolean resting,
        Option<String> as)
        implements BindsUnits {
    private static final Filter SET_CARDS = new EveryFilter(Array.of(
            new LiesIn(Array.of(Region.ORDER_ZONE), Option.none()),
            new HasProperty(new Property(new WordsOfCard(Identity.SUBTYPE), new SaidWord(Subtype.SET)))));

    /** Refuses words that stand twice, and what is no place for a call. */
    public CallAsUnits {
        if (subtypes.distinct().size() < subtypes.size()
                || specialTypes.distinct().size() < specialTypes.size()) {
            throw new IllegalArgumentException("a subtype or special type is said twice");
        }
        new CallUnits(what, to, circles, resting, Side.YOU, as);
    }

    /** What lets a card be something on a circle, and the number that it has there. */
    private record Becoming(RuleChange kind, Value number) {}

    /** What finds no circle stays what it is. */
    @Override
    @Rule(jp = "18.5.4")
    public void compile(Compiler out) {
        Array<Becoming> becoming = becoming(out.path());
        Array<RuleChange> kinds = becoming.map(Becoming::kind);
        kinds.forEach(out.scope()::add);
        Selector cards = new Which(what, SET_CARDS);
        out.change("18.5.2", run -> begin(Query.of(run), cards, becoming));
        new CallUnits(cards, to, circles, resting, Side.YOU, as).compile(out);
        out.change("18.5.4", run -> ArrivingUnits.ends(run.position(), kinds));
    }

    private Array<Becoming> becoming(String path) {
        Value one = new Constant(1);
        return ArrivingUnits.types(path, subtypes, specialTypes)
                .map(each -> new Becoming(each, one))
                .appendAll(numbers(path, Trait.POWER, power))
                .appendAll(numbers(path, Trait.CRITICAL, critical))
                .appendAll(numbers(path, Trait.SHIELD, shield.getOrElse(new Constant(0))));
    }

    private static Array<Becoming> numbers(String path, Trait what, Value number) {
        return ArrivingUnits.numbers(path, what).map(each -> new Becoming(each, number));
    }

    /** The numbers are those of now, and never change afterwards; cards of the other fighter are not called. */
    @Rule(jp = {"18.5.2", "18.5.3", "4.1.13"})
    private static Batch begin(Query query, Selector cards, Array<Becoming> becoming) {
        List<Event> begins = new ArrayList<>();
        Array<Subject> own = cards.subjects(query)
                .filter(each -> each.isHere() && each.gameObject().owner() == query.master());
        for (Subject card : own.distinctBy(Subject::object)) {
            int[] on = {card.object()};
            for (Becoming each : becoming) {
                int number = Math.max(0, each.number().value(query));
                begins.add(Event.begin(
                        TimedEffect.of(each.kind(), query.master(), query.source(), on, number, Lifetimes.GAME)));
            }
        }
        return Batch.ofAll(begins);
    }
}
