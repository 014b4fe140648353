package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.card.Trigger;
import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.fact.TriggerPower;
import io.github.cardfold.cardfight.state.Layers;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Change;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Quantity;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Term;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;

/** The power that the trigger icon of cards gives; a card without one gives none. */
@Rule(jp = "11.10.5")
@Phrase("trigger power")
@Phrase(form = "plural", value = "trigger powers")
@Phrase(form = "raised", value = "trigger power {#}")
@Phrase(form = "with", value = "with trigger power {#}")
@Phrase(form = "having", value = "has/have trigger power {#}")
public record TriggerPowerOfCard() implements Quantity {
    @Override
    public int of(Query query, Subject card) {
        return isOf(query, card) ? TriggerPower.of(query, card) : 0;
    }

    @Override
    public boolean isOf(Query query, Subject card) {
        return Field.hasFace(query, card)
                && Field.card(query.position(Facts.PRINTED), card.gameObject()).trigger() != Trigger.NONE;
    }

    @Override
    public Array<String> reads() {
        return Array.of(TriggerPower.RAISED, TriggerPower.FIXED, Facts.PRINTED, Facts.STATES);
    }

    @Override
    @Rule(jp = "11.11.1.7")
    public Change raise(Compiler out, Value by, Selector of) {
        return Change.of(of, by, TriggerPower.RAISED, Layers.NUMBERS, Integer::sum);
    }

    @Override
    @Rule(jp = "11.11.1.9")
    public Array<Working> becomes(Compiler out, Term what, Selector of) {
        return Array.of(Change.of(
                of, (Value) what, TriggerPower.FIXED, Layers.FIXED, (before, power) -> Math.max(0, power) + 1));
    }
}
