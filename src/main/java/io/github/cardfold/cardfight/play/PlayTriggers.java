package io.github.cardfold.cardfight.play;

import io.github.cardfold.cardfight.term.TriggerIcon;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.AbilityFrame;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.effect.kind.HasAny;
import io.github.cardfold.effect.kind.InAnyOrder;
import io.github.cardfold.effect.kind.Which;
import io.github.cardfold.kernel.position.Local;

/**
 * Plays the trigger abilities of cards, wherever they lie: those of several icons one after the other, in an order that
 * their master chooses (11.10.6).
 *
 * @param of the cards; one without an icon has no trigger ability
 */
@Rule(jp = {"11.10.3", "11.10.6"})
@Phrase("play the trigger abilities of {of}")
public record PlayTriggers(Selector of) implements Instruction {
    @Override
    public void compile(Compiler out) {
        Local card = out.own("card", Local.Type.OBJECTS);
        Selector cards = new Which(of, new HasAny(new TriggerIcon()));
        InAnyOrder.each(
                out,
                cards,
                card,
                () -> out.call("play", "11.10.3", run ->
                        new int[] {run.get(AbilityFrame.MASTER), run.frame().get(card, 0), TriggerAbility.NO_CHECK}));
    }
}
