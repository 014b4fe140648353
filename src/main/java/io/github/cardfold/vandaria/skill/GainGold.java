package io.github.cardfold.vandaria.skill;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.vandaria.state.PlayerNumbers;

/**
 * The controller of the skill gains gold.
 *
 * @param number how much
 */
@Rule(vw = {"11.6.1.2", "11.6.1.3"})
@Phrase("gain {number} gold")
public record GainGold(@Default("1") Value number) implements AtOnce {
    @Override
    public void compile(Compiler out) {
        out.change("", this::gain);
    }

    private Batch gain(Run run) {
        Query query = Query.of(run);
        int gold = number.value(query);
        return gold <= 0 ? Batch.NOTHING : Batch.of(Event.count(PlayerNumbers.GOLD, query.master(), gold));
    }
}
