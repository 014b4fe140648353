package io.github.cardfold.cardfight.term;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.cardfight.fact.Modifier;
import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.cardfight.state.Layers;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Change;
import io.github.cardfold.effect.Characteristic;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.TimedWorking;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.effect.kind.Circumstances;
import io.github.cardfold.effect.kind.Occurrence;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.TimedEffect;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * An effect begins that raises a number of cards, or lowers it, for a time (11.11.1.7). One effect on several cards is
 * one event, which fits if all of them do; its name is all of them. What a deleted unit loses no effect takes: a rule
 * does (7.32.2).
 *
 * @param what the number
 * @param who which cards
 * @param so the circumstances
 */
@Rule(jp = {"11.3.1.3.3", "11.11.1.7"})
@Phrase("{who a: unit/units} | gets/get/got {what}{so}")
@Phrase(form = "did", value = "{who gap} gets/get/got {what}{so}")
public record GetsNumber(
        Characteristic what, @Default("this") Filter who, Circumstances so) implements Occurrence {
    /** Refuses what is no number. */
    public GetsNumber {
        if (!(what instanceof NumberOfCard)) {
            throw new IllegalArgumentException("\"gets\" is about a number of cards, such as their power");
        }
    }

    @Override
    public Array<EventKind> kinds() {
        return Array.of(EventKind.BEGIN);
    }

    @Override
    public Array<String> roles() {
        return Array.of("affected");
    }

    @Override
    public boolean tellsOfSeveral() {
        return true;
    }

    @Override
    public Option<Array<Integer>> occurs(Query query, Happening happening) {
        TimedEffect effect = happening.event().lasting();
        if (effect == null || RuleEffects.isDeletion(effect.kind()) || !changes(effect) || effect.objectCount() == 0) {
            return Option.none();
        }
        query.position(Facts.PLACES);
        Array<Integer> cards = Array.ofAll(effect.objects());
        return cards.forAll(each -> fits(query, each)) ? Option.some(cards) : Option.none();
    }

    @Override
    public boolean isMeasured() {
        return true;
    }

    /** Each of the cards gets as much; what lowers them is taken off. */
    @Override
    public int measure(Happening happening) {
        TimedEffect effect = requireNonNull(happening.event().lasting());
        return effect.number() * effect.objectCount();
    }

    private boolean fits(Query query, int object) {
        Subject card = query.find(object);
        return card != null && who.accepts(query, card);
    }

    private boolean changes(TimedEffect effect) {
        Trait trait = ((NumberOfCard) what).trait();
        return effect.kind() instanceof Modifier modifier
                ? modifier.changes(trait)
                : effect.kind() instanceof TimedWorking text
                        && text.working() instanceof Change change
                        && change.layer().equals(Layers.NUMBERS)
                        && change.writes().equals(trait.fact());
    }
}
