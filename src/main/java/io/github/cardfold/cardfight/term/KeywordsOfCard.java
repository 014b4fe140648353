package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.Abilities;
import io.github.cardfold.cardfight.fact.CardGame;
import io.github.cardfold.cardfight.fact.Skill;
import io.github.cardfold.cardfight.state.Flag;
import io.github.cardfold.cardfight.state.Layers;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Change;
import io.github.cardfold.effect.Characteristic;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Term;
import io.github.cardfold.effect.Word;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.effect.kind.Constant;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** The keywords of cards (14.1): those that the rules name, as an icon or a flag, and those of abilities with text. */
@Rule(jp = "2.10.1")
@Phrase("keyword")
@Phrase(form = "plural", value = "keywords")
@Phrase(form = "kept", value = "{#}")
@Phrase(form = "icon", value = "with {#}")
@Phrase(form = "owning", value = "has/have {#}")
@Phrase(form = "lacking", value = "does/do not have {#}")
public record KeywordsOfCard() implements Characteristic {
    private static final Array<Skill> SKILLS = Array.of(Skill.values());

    private static Option<Skill> skill(String word) {
        for (int i = 0; i < SKILLS.size(); i++) {
            if (SKILLS.get(i).label().equals(word)) {
                return Option.some(SKILLS.get(i));
            }
        }
        return Option.none();
    }

    @Override
    public void check(Term said) {
        if (((Word) said).said().isEmpty()) {
            throw new IllegalArgumentException("a keyword is said in full");
        }
    }

    @Override
    public Array<String> values(Query query, Subject card) {
        return SKILLS.filter(each -> each.isOf(query, card))
                .map(Skill::label)
                .appendAll(Abilities.keywords(query, card));
    }

    @Override
    public boolean meets(Query query, Subject card, Term is) {
        String word = ClosedWords.of(is);
        Option<Skill> skill = skill(word);
        return skill.isDefined() ? skill.get().isOf(query, card) : Abilities.hasKeyword(query, card, word);
    }

    @Override
    public Array<String> reads() {
        return SKILLS.flatMap(Skill::reads)
                .append(CardGame.ABILITIES)
                .append(Facts.STATES)
                .distinct();
    }

    /** An ability that cards have besides what is printed. */
    @Override
    @Rule(jp = {"7.14.1", "11.11.1.5", "14.3.2", "14.3.3.1", "14.6.1", "14.10.1"})
    public Array<Working> gets(Compiler out, Term what, Selector of) {
        String word = ClosedWords.of(what);
        Skill skill = skill(word)
                .getOrElseThrow(() -> out.error("\"" + word
                        + "\" is none of the keywords that the rules carry out, "
                        + Skill.words().mkString(", ")
                        + "; a card gets an ability with text as an ability"));
        return Array.of(Change.of(of, new Constant(1), skill.gained(), Layers.ABILITIES, Integer::sum));
    }

    /** Whether it is printed or was got before. */
    @Override
    @Rule(jp = {"7.14.2", "11.11.1.5"})
    public Array<Working> loses(Compiler out, Term what, Selector of) {
        String word = ClosedWords.of(what);
        Option<Skill> skill = skill(word);
        Change lost = Change.of(
                of,
                new Constant(1),
                skill.map(Skill::lost).getOrElse(() -> Flag.lost(word)),
                Layers.ABILITIES,
                Integer::sum);
        return skill.map(Skill::gained)
                .<Working>map(
                        gained -> Change.of(of, new Constant(0), gained, Layers.ABILITIES, (before, none) -> none))
                .toArray()
                .append(lost);
    }
}
