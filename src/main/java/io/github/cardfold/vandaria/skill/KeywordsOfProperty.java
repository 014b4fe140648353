package io.github.cardfold.vandaria.skill;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Change;
import io.github.cardfold.effect.Characteristic;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Term;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.effect.kind.Constant;
import io.github.cardfold.vandaria.fact.PropertyValues;
import io.github.cardfold.vandaria.fact.VandariaLayers;
import io.github.cardfold.vandaria.state.VandariaTrait;
import io.vavr.collection.Array;

/** The keywords of Property: Rush, Raze and the other famous skills that need no number. */
@Rule(vw = "12.9")
@Phrase("keyword")
@Phrase(form = "plural", value = "keywords")
@Phrase(form = "kept", value = "{#}")
@Phrase(form = "had", value = "the keyword {#}")
@Phrase(form = "worded", value = "with the keyword {#}")
public record KeywordsOfProperty() implements Characteristic {
    private static final Array<VandariaTrait> ALL =
            Array.of(VandariaTrait.values()).filter(VandariaTrait::isKeyword);

    @Override
    public void check(Term said) {
        SaidInFull.check("keyword", ALL.map(VandariaTrait::label), said);
    }

    @Override
    public Array<?> values(Query query, Subject card) {
        return ALL.filter(each -> PropertyValues.of(query, card, each) > 0);
    }

    @Override
    public boolean meets(Query query, Subject card, Term is) {
        return ALL.exists(each -> each.label().equals(SaidInFull.of(is)) && PropertyValues.of(query, card, each) > 0);
    }

    @Override
    public Array<String> reads() {
        return ALL.map(VandariaTrait::label);
    }

    @Override
    public Array<Working> gets(Compiler out, Term what, Selector of) {
        return set(what, of, 1);
    }

    @Override
    public Array<Working> loses(Compiler out, Term what, Selector of) {
        return set(what, of, 0);
    }

    private static Array<Working> set(Term what, Selector of, int number) {
        return Array.of(Change.of(
                of, new Constant(number), SaidInFull.of(what), VandariaLayers.QUALITIES, (value, fixed) -> fixed));
    }
}
