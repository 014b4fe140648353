package io.github.cardfold.vandaria.skill;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.data.Reading;
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
import io.github.cardfold.vandaria.card.Follower;
import io.github.cardfold.vandaria.card.Personality;
import io.github.cardfold.vandaria.fact.PropertyValues;
import io.github.cardfold.vandaria.fact.VandariaLayers;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.state.VandariaTrait;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** The personality of Followers: the printed one, or the one that they have become. */
@Rule(vw = "11.6.2.2")
@Phrase("personality")
@Phrase(form = "plural", value = "personalities")
@Phrase(form = "had", value = "the personality {#}")
@Phrase(form = "worded", value = "of the personality {#}")
public record PersonalityOfFollower() implements Characteristic {
    private static final Array<String> ALL = Array.of(Personality.values()).map(Reading::word);

    @Override
    public void check(Term said) {
        SaidInFull.check("personality", ALL, said);
    }

    @Override
    public Array<?> values(Query query, Subject card) {
        return of(query, card).toArray();
    }

    @Override
    public boolean meets(Query query, Subject card, Term is) {
        return of(query, card).contains(SaidInFull.of(is));
    }

    private static Option<String> of(Query query, Subject card) {
        int become = PropertyValues.of(query, card, VandariaTrait.PERSONALITY);
        if (become > 0) {
            return Option.some(ALL.get(become - 1));
        }
        return VandariaProperty.card(query.position(VandariaTrait.PERSONALITY.label()), card.gameObject())
                                .type()
                        instanceof Follower follower
                ? Option.some(Reading.word(follower.personality()))
                : Option.none();
    }

    @Override
    public Array<String> reads() {
        return Array.of(VandariaTrait.PERSONALITY.label());
    }

    /** Whatever it was before is erased. */
    @Override
    @Rule(vw = "11.6.2.2")
    public Array<Working> becomes(Compiler out, Term what, Selector of) {
        return Array.of(Change.of(
                of,
                new Constant(ALL.indexOf(SaidInFull.of(what)) + 1),
                VandariaTrait.PERSONALITY.label(),
                VandariaLayers.QUALITIES,
                (value, become) -> become));
    }
}
