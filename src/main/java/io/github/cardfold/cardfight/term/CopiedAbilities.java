package io.github.cardfold.cardfight.term;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.cardfight.fact.CardGame;
import io.github.cardfold.cardfight.fact.Skill;
import io.github.cardfold.cardfight.state.Layers;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Change;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.Word;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.kind.AbilitiesOf;
import io.vavr.collection.Array;

/**
 * What lets cards get the abilities of other cards: one change for each ability that some card may have, which does
 * something if one of the others has it. An ability speaks of the card that has got it as "this unit".
 */
@Rule(jp = {"7.14.1", "7.14.5", "11.11.1.5"})
final class CopiedAbilities {
    private CopiedAbilities() {}

    static Array<Working> compile(Compiler out, AbilitiesOf said, Selector of) {
        said.only().forEach(kind -> check(out, kind));
        Array<Working> texts = out.scope()
                .copyable()
                .filter(each -> isMeant(said, each.clause()))
                .map(each -> change(of, TimesHad.of(said, each), CardGame.has(each.copy())));
        return texts.appendAll(Array.of(Skill.values())
                .filter(each -> isMeant(said, each))
                .map(each -> change(of, new SkillHad(said.of(), each, said.printed()), each.gained())));
    }

    private static void check(Compiler out, Word kind) {
        try {
            new AbilitiesOfCard().check(kind);
        } catch (IllegalArgumentException refusal) {
            throw out.error(requireNonNull(refusal.getMessage()));
        }
    }

    private static Working change(Selector of, Value times, String written) {
        return Change.of(new IfAny(of, times), times, written, Layers.ABILITIES, Integer::sum);
    }

    private static boolean isMeant(AbilitiesOf said, Clause ability) {
        return said.only().forAll(kind -> ability.kind() == AbilitiesOfCard.kind(kind))
                && said.keyword().forAll(ability.keywords()::contains);
    }

    /** What an icon or a flag says is a CONT ability, and its name is its keyword. */
    @Rule(jp = {"14.3.1", "14.4.1", "14.5.1", "14.6.1", "14.10.1"})
    private static boolean isMeant(AbilitiesOf said, Skill skill) {
        return said.only().forAll(kind -> AbilitiesOfCard.kind(kind) == Clause.Kind.CONT)
                && said.keyword().forAll(skill.label()::equals);
    }
}
