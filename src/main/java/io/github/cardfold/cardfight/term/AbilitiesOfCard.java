package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.Abilities;
import io.github.cardfold.cardfight.fact.CardGame;
import io.github.cardfold.cardfight.state.Flag;
import io.github.cardfold.cardfight.state.Layers;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.AbilityScope;
import io.github.cardfold.effect.Change;
import io.github.cardfold.effect.Characteristic;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Term;
import io.github.cardfold.effect.Word;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.effect.kind.AbilitiesOf;
import io.github.cardfold.effect.kind.Constant;
import io.vavr.collection.Array;
import java.util.Locale;

/** The abilities of cards that are written out: printed or got (11.1). */
@Rule(jp = "11.1.1")
@Phrase("ability")
@Phrase(form = "plural", value = "abilities")
@Phrase(form = "quoted", value = "“{#}”")
@Phrase(form = "copied", value = "all abilities {#}")
@Phrase(form = "icon", value = "with a {#} ability")
public record AbilitiesOfCard() implements Characteristic {
    private static final Array<Clause.Kind> KINDS = Array.of(Clause.Kind.AUTO, Clause.Kind.ACT, Clause.Kind.CONT);

    @Override
    public Class<? extends Term> given() {
        return Ability.class;
    }

    @Override
    public void check(Term said) {
        if (said instanceof Word word) {
            ClosedWords.check("kind of ability", KINDS.map(AbilitiesOfCard::word), word);
        }
    }

    /** Returns the kind of abilities that a word means which has been checked. */
    static Clause.Kind kind(Word said) {
        return KINDS.find(each -> word(each).equals(ClosedWords.of(said))).get();
    }

    private static String word(Clause.Kind kind) {
        return kind.name().toLowerCase(Locale.ROOT);
    }

    @Override
    public boolean isOf(Query query, Subject card) {
        return Abilities.has(query, card, each -> KINDS.contains(each.kind()));
    }

    @Override
    public Array<String> values(Query query, Subject card) {
        return KINDS.filter(kind -> Abilities.has(query, card, each -> each.kind() == kind))
                .map(AbilitiesOfCard::word);
    }

    @Override
    public boolean meets(Query query, Subject card, Term is) {
        String kind = ClosedWords.of(is);
        return Abilities.has(query, card, each -> word(each.kind()).equals(kind));
    }

    @Override
    public Array<String> reads() {
        return Array.of(CardGame.ABILITIES, Facts.STATES);
    }

    /** Its text speaks of the card that has it as "this unit"; each time it is granted it is used up on its own. */
    @Override
    @Rule(jp = "11.11.1.5")
    public Array<Working> gets(Compiler out, Term what, Selector of) {
        if (what instanceof AbilitiesOf copied) {
            return CopiedAbilities.compile(out, copied, of);
        }
        AbilityScope scope = out.handedDown((Ability) what);
        scope.compile((Ability) what);
        return Array.of(Change.of(of, new Constant(1), CardGame.has(scope.name()), Layers.ABILITIES, Integer::sum));
    }

    /** Keywords and drive abilities too; what the cards get later they have. */
    @Override
    @Rule(jp = {"7.14.2", "11.11.1.5", "11.11.3.1"})
    public Array<Working> losesAll(Compiler out, Selector of) {
        return Array.of(Change.of(of, new Constant(1), Flag.LOSES_ABILITIES, Layers.ABILITIES, Integer::sum));
    }

    /** What an icon or a flag says is a CONT ability (14.3 to 14.6, 14.10). */
    @Override
    @Rule(jp = {"7.14.2", "11.11.1.5", "11.11.3.1"})
    public Array<Working> losesAll(Compiler out, Word only, Selector of) {
        return Array.of(Change.of(of, new Constant(1), Flag.lost(kind(only)), Layers.ABILITIES, Integer::sum));
    }
}
