package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Characteristic;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;

/**
 * Cards that have a number or a word in common with one of some cards: of the same grade as the vanguard, of a clan
 * that this card belongs to.
 *
 * @param what which number or words
 * @param as the cards
 */
@Phrase("of the same {what} as {as}")
public record LikeOneOf(Characteristic what, Selector as) implements Filter {
    @Override
    public boolean accepts(Query query, Subject subject) {
        return what.isOf(query, subject)
                && what.having(query, as.subjects(query)).exists(each -> what.areAlike(query, each, subject));
    }
}
