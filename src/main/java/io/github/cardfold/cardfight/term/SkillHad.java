package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.fact.Skill;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Value;
import io.vavr.collection.Array;

/**
 * Whether some of some cards has a skill: 1 if it has, otherwise 0.
 *
 * @param cards the cards
 * @param skill the skill
 * @param printed whether it must be printed, whatever the cards have lost
 */
public record SkillHad(Selector cards, Skill skill, boolean printed) implements Value {
    @Override
    @Rule(jp = {"7.14.1", "2.10.1"})
    public int value(Query query) {
        return cards.subjects(query).exists(each -> has(query, each)) ? 1 : 0;
    }

    private boolean has(Query query, Subject each) {
        return printed ? Field.hasFace(query, each) && skill.isPrinted(query, each) : skill.isOf(query, each);
    }

    @Override
    public Array<String> reads() {
        return skill.reads();
    }
}
