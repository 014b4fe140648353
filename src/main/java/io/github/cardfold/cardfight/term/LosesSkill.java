package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.card.SkillIcon;
import io.github.cardfold.cardfight.fact.Skill;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.English;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Working;
import io.vavr.collection.Array;

/**
 * Units lose skills, printed or got before: boost, intercept, twin drive, triple drive.
 *
 * @param what the skills
 * @param of the units
 */
@Rule(jp = "7.14.2")
public record LosesSkill(
        Array<SkillIcon> what, @Default("this") Selector of) implements Continuous {
    @Override
    public Array<Working> compile(Compiler out) {
        return what.flatMap(each -> Flags.lost(Skill.of(each), of));
    }

    @Override
    public String english() {
        return of.english() + " lose " + English.list(what.map(SkillIcon::label), "and");
    }
}
