package io.github.cardfold.vandaria.element;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.vandaria.card.ElementToken;
import io.github.cardfold.vandaria.skill.AtOnce;
import io.github.cardfold.vandaria.state.ElementNumbers;

/**
 * The controller of the skill gains an element, or null.
 *
 * @param element which
 * @param number how much of it
 */
@Rule(vw = {"3.8.4.1", "11.6.1.4", "14.1.6"})
@Phrase("gain {number} {element}")
public record GainElement(
        ElementToken element, @Default("1") Value number) implements AtOnce {
    @Override
    public void compile(Compiler out) {
        out.change("", this::gain);
    }

    private Batch gain(Run run) {
        Query query = Query.of(run);
        int gained = number.value(query);
        return gained <= 0 ? Batch.NOTHING : Batch.of(Event.count(ElementNumbers.of(element), query.master(), gained));
    }
}
