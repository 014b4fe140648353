package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.Abilities;
import io.github.cardfold.cardfight.fact.CardGame;
import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.state.Flag;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Copyable;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.kind.AbilitiesOf;
import io.vavr.collection.Array;

/**
 * How many of some cards have an ability, printed or got; or how many print it.
 *
 * @param cards the cards
 * @param ability the name of the ability
 * @param copy the name of the ability that a card has which has copied it
 * @param keywords the keywords whose ability it is
 * @param printed whether it must be printed, whatever the cards have lost
 */
public record TimesHad(Selector cards, String ability, String copy, Array<String> keywords, boolean printed)
        implements Value {
    static TimesHad of(AbilitiesOf said, Copyable each) {
        return new TimesHad(
                said.of(), each.clause().name(), each.copy(), each.clause().keywords(), said.printed());
    }

    /** What a card has that lies face down nobody copies. */
    @Override
    @Rule(jp = {"7.14.1", "11.13.1"})
    public int value(Query query) {
        int times = 0;
        for (Subject each : cards.subjects(query)) {
            times += Field.hasFace(query, each) && has(query, each) ? 1 : 0;
        }
        return times;
    }

    /** Each card gives it once, so that cards which copy one another have it as often as there are others. */
    private boolean has(Query query, Subject card) {
        return printed
                ? Abilities.isPrinted(query, card, ability)
                : Abilities.times(query, card, ability) > 0 || Abilities.times(query, card, copy) > 0;
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.PRINTED, Facts.STATES, CardGame.has(ability), CardGame.has(copy))
                .append(Flag.LOSES_ABILITIES)
                .append(Flag.TEXT_LOST)
                .appendAll(keywords.map(Flag::lost));
    }
}
