package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.Identities;
import io.github.cardfold.cardfight.fact.Strength;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.cardfight.state.Layers;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Change;
import io.github.cardfold.effect.Characteristic;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Layer;
import io.github.cardfold.effect.Quantity;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Term;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.Word;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.effect.kind.Constant;
import io.vavr.collection.Array;

/**
 * The original value of a number or the original words of a card: what is printed, changed only by what changes the
 * original. What raises or lowers the number, and what is got, comes on top of it.
 *
 * @param of the number or words
 */
@Rule(jp = "5.1.3")
@Phrase("original {of}")
@Phrase(form = "plural", value = "original {of plural}")
@Phrase(form = "raised", value = "original {of} {#}")
@Phrase(form = "with", value = "with original {of} {#}")
@Phrase(form = "having", value = "has/have original {of} {#}")
@Phrase(form = "worded", value = "with the original {of} {#}")
@Phrase(form = "had", value = "the original {of} {#}")
public record Original(Characteristic of) implements Quantity {
    /** Refuses what cards have no original of. */
    public Original {
        if (!(of instanceof NumberOfCard || of instanceof WordsOfCard)) {
            throw new IllegalArgumentException("there is no original " + of.english());
        }
    }

    @Override
    public boolean isNumber() {
        return of instanceof NumberOfCard;
    }

    private Trait trait() {
        return ((NumberOfCard) of).trait();
    }

    private Array<String> words(Query query, Subject card) {
        return Identities.original(query, card, ((WordsOfCard) of).what());
    }

    @Override
    public int of(Query query, Subject card) {
        return Strength.original(query, card, trait());
    }

    @Override
    public Class<? extends Term> asked() {
        return of.asked();
    }

    @Override
    public boolean isOf(Query query, Subject card) {
        return isNumber() ? of.isOf(query, card) : !words(query, card).isEmpty();
    }

    @Override
    public Array<?> values(Query query, Subject card) {
        return isNumber() ? Quantity.super.values(query, card) : words(query, card);
    }

    @Override
    public boolean areAlike(Query query, Subject one, Subject other) {
        return isNumber()
                ? Quantity.super.areAlike(query, one, other)
                : words(query, one).exists(words(query, other)::contains);
    }

    @Override
    public boolean meets(Query query, Subject card, Term is) {
        return isNumber()
                ? Quantity.super.meets(query, card, is)
                : words(query, card).exists(each -> ((Word) is).covers(query, each));
    }

    @Override
    public Array<String> reads() {
        return isNumber()
                ? of.reads().append(trait().original())
                : of.reads().append(((WordsOfCard) of).what().originalLost());
    }

    @Override
    @Rule(jp = {"5.1.3", "11.11.1.2"})
    public Array<Working> becomes(Compiler out, Term what, Selector cards) {
        if (!isNumber()) {
            return Quantity.super.becomes(out, what, cards);
        }
        return Array.of(trait().original(), trait().fact())
                .map(each -> Change.of(cards, (Value) what, each, Layers.ORIGINAL, (before, given) -> given));
    }

    @Override
    @Rule(jp = {"5.1.3", "11.11.1.3"})
    public Array<Working> losesAll(Compiler out, Selector cards) {
        Layer layer = Layers.ORIGINAL_LOST;
        if (isNumber()) {
            return Array.of(trait().original(), trait().fact())
                    .map(each -> Change.of(cards, new Constant(0), each, layer, (before, nothing) -> nothing));
        }
        return Array.of(
                        ((WordsOfCard) of).what().originalLost(),
                        ((WordsOfCard) of).what().lost())
                .map(each -> Change.of(cards, new Constant(1), each, layer, (before, one) -> one));
    }
}
