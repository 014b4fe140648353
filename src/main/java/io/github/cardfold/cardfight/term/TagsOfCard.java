package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Characteristic;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Term;
import io.github.cardfold.effect.Word;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;

/** The tags of cards, as packs write them: fighter icons (2.18), and what deck building asks for. */
@Rule(jp = "2.18.3")
@Phrase("tag")
@Phrase(form = "plural", value = "tags")
@Phrase(form = "icon", value = "with the {#}")
@Phrase(form = "owning", value = "has/have the {#}")
@Phrase(form = "lacking", value = "does/do not have the {#}")
public record TagsOfCard() implements Characteristic {
    @Override
    public Array<String> values(Query query, Subject card) {
        return Field.hasFace(query, card)
                ? Array.ofAll(Field.card(query.position(Facts.PRINTED), card.gameObject())
                        .tags())
                : Array.empty();
    }

    @Override
    public boolean meets(Query query, Subject card, Term is) {
        return values(query, card).exists(each -> ((Word) is).covers(query, each));
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.PRINTED, Facts.STATES);
    }
}
