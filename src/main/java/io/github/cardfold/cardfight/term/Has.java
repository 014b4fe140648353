package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.CardGame;
import io.github.cardfold.cardfight.state.Layers;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.AbilityScope;
import io.github.cardfold.effect.Change;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.English;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.kind.Constant;
import io.vavr.collection.Array;

/**
 * Cards have an ability besides their own. Its text speaks of the card that has it as "this unit"; each time it is
 * granted it is used up on its own.
 *
 * @param ability the ability
 * @param of the cards
 */
@Rule(jp = "11.11.1.5")
public record Has(Ability ability, @Default("this") Selector of) implements Continuous {
    @Override
    public Array<Working> compile(Compiler out) {
        AbilityScope scope = out.scope().granted(out.path());
        scope.compile(ability);
        return Array.of(Change.of(of, new Constant(1), CardGame.has(scope.name()), Layers.ABILITIES, Integer::sum));
    }

    @Override
    public String english() {
        return English.does(of, "get") + " \"" + ability.english() + "\"";
    }
}
