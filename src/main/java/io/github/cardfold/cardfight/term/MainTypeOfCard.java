package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.card.MainType;
import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.fact.MainTypes;
import io.github.cardfold.cardfight.information.TypeSlots;
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
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.effect.kind.Constant;
import io.vavr.collection.Array;

/** The main type of cards (2.9.3); none of one that lies face down where all would see its face. */
@Rule(jp = {"2.9.3", "4.17.3.1"})
@Phrase("main type")
@Phrase(form = "plural", value = "main types")
@Phrase(form = "before", value = "{#}")
@Phrase(form = "kind", value = "{#}")
@Phrase(form = "owning", value = "is/are a/- {#} card/cards")
@Phrase(form = "lacking", value = "is/are not a/- {#} card/cards")
public record MainTypeOfCard() implements Characteristic {
    private static final Array<MainType> ALL = Array.of(MainType.values());

    private static MainType of(Term said) {
        return ALL.find(each -> each.label().equals(ClosedWords.of(said))).get();
    }

    @Override
    public void check(Term said) {
        ClosedWords.checkAsked(english(), ALL.map(MainType::label), (Word) said);
    }

    @Override
    public boolean isOf(Query query, Subject card) {
        return Field.hasFace(query, card);
    }

    @Override
    public Array<?> values(Query query, Subject card) {
        return Array.of(MainTypes.of(query, card));
    }

    @Override
    public boolean meets(Query query, Subject card, Term is) {
        return Field.hasFace(query, card)
                && ((Word) is).covers(query, MainTypes.of(query, card).label());
    }

    @Override
    public Array<String> reads() {
        return Array.of(TypeSlots.FACT, Facts.STATES);
    }

    /** Subtypes and special types stay as they are. */
    @Override
    @Rule(jp = {"2.9.3", "2.9.5.1", "11.11.1.6"})
    public Array<Working> becomes(Compiler out, Term what, Selector of) {
        if (((Word) what).said().isEmpty()) {
            throw out.error("a card becomes of a main type that is said in full");
        }
        return Array.of(Change.of(of, new Constant(1), TypeSlots.flag(of(what)), Layers.OTHER, (before, one) -> one));
    }
}
