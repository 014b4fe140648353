package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.card.Trigger;
import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Characteristic;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Term;
import io.github.cardfold.effect.Word;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;

/** The trigger icon of cards; most have none, and one that lies face down where all would see it has none. */
@Rule(
        jp = {
            "11.10.2.1.1",
            "11.10.2.2.1",
            "11.10.2.4",
            "11.10.2.5.1",
            "11.10.2.7",
            "11.10.2.8.1",
            "11.10.2.9.1",
        })
@Phrase("trigger icon")
@Phrase(form = "plural", value = "trigger icons")
@Phrase(form = "before", value = "{#} trigger")
@Phrase(form = "owning", value = "is/are a/- {#} trigger/triggers")
@Phrase(form = "lacking", value = "is/are not a/- {#} trigger/triggers")
public record TriggerIcon() implements Characteristic {
    private static final Array<String> WORDS =
            Array.of(Trigger.values()).remove(Trigger.NONE).map(Trigger::label);

    @Rule(jp = {"4.11.3", "4.12.4", "4.17.3.1"})
    private static Trigger of(Query query, Subject card) {
        return Field.hasFace(query, card)
                ? Field.card(query.position(Facts.PRINTED), card.gameObject()).trigger()
                : Trigger.NONE;
    }

    @Override
    public void check(Term said) {
        ClosedWords.checkAsked("trigger icon", WORDS, (Word) said);
    }

    @Override
    public Array<?> values(Query query, Subject card) {
        return Array.of(of(query, card)).remove(Trigger.NONE);
    }

    @Override
    public boolean meets(Query query, Subject card, Term is) {
        Trigger icon = of(query, card);
        return icon != Trigger.NONE && ((Word) is).covers(query, icon.label());
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.PRINTED, Facts.STATES);
    }
}
