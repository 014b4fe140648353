package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.fact.Identities;
import io.github.cardfold.cardfight.information.Identity;
import io.github.cardfold.cardfight.state.Layers;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Change;
import io.github.cardfold.effect.Characteristic;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Term;
import io.github.cardfold.effect.Word;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.grammar.Idioms;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.effect.kind.Constant;
import io.github.cardfold.effect.kind.EveryWord;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Words that are information of cards: names, clans. One that lies face down for all to see has none.
 *
 * @param what what sort of words
 */
@Rule(jp = "5.1.1")
@Phrase("{what}")
@Phrase(form = "plural", value = "{what plural}")
@Phrase(form = "had", value = "the {what} {#}")
@Phrase(form = "worded", value = "of the {what} {#}")
@Idioms(NameIs.class)
@Phrase("{what}")
@Phrase(form = "plural", value = "{what plural}")
@Phrase(form = "had", value = "the {what} {#}")
@Phrase(form = "worded", value = "of the {what} {#}")
public record WordsOfCard(Identity what) implements Characteristic {
    @Override
    public boolean isOf(Query query, Subject card) {
        return Field.hasFace(query, card) && Identities.has(query, card, what, any -> true);
    }

    @Override
    @Rule(jp = {"2.1.2", "12.6.2.2"})
    public Array<String> values(Query query, Subject card) {
        return Identities.of(query, card, what);
    }

    @Override
    public boolean areAlike(Query query, Subject one, Subject other) {
        return Field.hasFace(query, other)
                && values(query, one).exists(word -> Identities.has(query, other, what, word::equals));
    }

    @Override
    public boolean meets(Query query, Subject card, Term is) {
        Word word = (Word) is;
        return Field.hasFace(query, card) && Identities.has(query, card, what, each -> word.covers(query, each));
    }

    @Override
    public Array<String> reads() {
        return Array.of(what.fact(), Facts.STATES);
    }

    /** Having a word already changes nothing. */
    @Override
    @Rule(jp = {"5.1.2", "11.11.1.6"})
    public Array<Working> gets(Compiler out, Term to, Selector of) {
        Option<Selector> source = ((Word) to).source();
        if (source.isDefined()) {
            return copies(out, source.get(), of);
        }
        if (to instanceof EveryWord) {
            return every(out, of);
        }
        String word = ((Word) to)
                .said()
                .getOrElseThrow(() -> out.error("a card gets a word that is said in full, or those of a card"));
        return Array.of(Change.of(of, new Constant(1), what.gained(word), Layers.OTHER, (before, one) -> one));
    }

    /** A card of every clan has one in common with each that has any. */
    @Rule(jp = {"5.1.2", "11.11.1.6"})
    private Array<Working> every(Compiler out, Selector of) {
        if (!what.mayBeEvery()) {
            throw out.error("a card has every clan, nation or race, and not every " + what.word());
        }
        return Array.of(Change.of(of, new Constant(1), what.everyGained(), Layers.OTHER, (before, one) -> one));
    }

    /** What is printed on the other card is had besides; later changes of that card change nothing. */
    @Rule(jp = {"12.6.2.1", "11.11.1.6"})
    private Array<Working> copies(Compiler out, Selector source, Selector of) {
        if (!source.isSingle()) {
            throw out.error("a " + what.word() + " is copied of one card, not of " + source.english());
        }
        return Array.of(Change.of(
                of, new CopiedCard(source), what.copied(1), Layers.OTHER, (before, card) -> card == 0 ? before : card));
    }

    @Override
    @Rule(jp = {"11.11.1.3", "11.11.1.6"})
    public Array<Working> losesAll(Compiler out, Selector of) {
        return Array.of(Change.of(of, new Constant(1), what.lost(), Layers.OTHER, (before, one) -> one));
    }
}
