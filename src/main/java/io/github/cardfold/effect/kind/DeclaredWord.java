package io.github.cardfold.effect.kind;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Names;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.TextRules;
import io.github.cardfold.effect.Word;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.RuleBook;
import io.vavr.collection.Array;

/**
 * The name or other word that was declared. Written {@code "$declared"}.
 *
 * @param variable the name under which the declaration is kept
 */
@Rule(jp = "7.13.1")
@Phrase("{variable cards}")
public record DeclaredWord(String variable) implements Word, Names {
    @Override
    public boolean covers(Query query, String word) {
        int declared = query.number(variable);
        RuleBook rules = query.position(Facts.PRINTED).rules();
        return declared >= 0
                && ((TextRules) rules.game()).declared(rules, declared).equals(word);
    }

    @Override
    public boolean wantsObjects() {
        return false;
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.PRINTED, Facts.VARIABLES);
    }
}
