package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.AbilityCopy;
import io.github.cardfold.effect.AbilityScope;
import io.github.cardfold.effect.EffectException;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Word;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.control.Option;

/**
 * The abilities of other cards, as a card gets them.
 *
 * @param of the other cards
 * @param only which kind of abilities; all of them if nothing is said
 * @param keyword the keyword whose abilities they are; whichever if nothing is said
 * @param printed whether those that are printed on them are meant, or those that they have then
 */
@Phrase("<with the keyword {keyword} ><of the kind {only} >of {of}<{printed} as printed>")
public record AbilitiesOf(Selector of, Option<Word> only, Option<String> keyword, boolean printed)
        implements AbilityCopy {
    @Override
    public Option<String> label() {
        return Option.none();
    }

    @Override
    public void compile(AbilityScope scope) {
        throw new EffectException(
                scope.name(), "the abilities of cards are what others get, no ability of a card by themselves");
    }
}
