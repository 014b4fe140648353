package io.github.cardfold.lanterns;

import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.cardfight.text.Abilities;
import io.github.cardfold.cardfight.text.ContinuousEffects;
import io.github.cardfold.cardfight.text.Settings;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.AbilityScope;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.control.Option;

/**
 * The keyword "glow N": on (VC) or (RC) this unit gets power +5000 while you have N or more lanterns. {@code {"glow":
 * 3}} stands where an ability stands.
 *
 * @param lanterns how many, at least 1
 */
@Phrase("glow {lanterns}")
public record Glow(int lanterns) implements Ability {
    private static final int POWER = 5000;
    private static final Ability MEANING =
            Abilities.contWith(more -> more.in(Region.VC, Region.RC), ContinuousEffects.gets(Settings.power(POWER)));

    /** Refuses what always holds. */
    public Glow {
        new Lit(lanterns);
    }

    @Override
    public void compile(AbilityScope scope) {
        scope.compiler().check(new Lit(lanterns));
        scope.validIf(new Lit(lanterns));
        scope.compile(MEANING);
    }

    @Override
    public Option<String> label() {
        return Option.none();
    }
}
