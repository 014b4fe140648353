package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.state.IconAction;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Event;

/**
 * Soul blasts: puts cards of the soul into the drop zone (7.25).
 *
 * @param what the cards; a number is one of cards of your soul
 */
@Rule(jp = {"7.25.1", "7.25.2", "7.25.2.1"})
@Phrase("soul blast {what icon}")
public record SoulBlast(@Default("1") Selector what) implements Blast {
    @Override
    public Blast with(Selector cards) {
        return new SoulBlast(cards);
    }

    @Override
    public IconAction icon() {
        return IconAction.SOUL_BLAST;
    }

    @Override
    public Region zone() {
        return Region.SOUL;
    }

    @Override
    public Event event(Query query, Subject card) {
        return Moving.to(query, card, Zone.DROP, 0);
    }
}
