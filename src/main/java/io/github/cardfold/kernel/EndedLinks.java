package io.github.cardfold.kernel;

import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Consequence;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Link;
import io.github.cardfold.kernel.position.LinkKind;
import io.github.cardfold.kernel.position.LinkRule;
import io.github.cardfold.kernel.position.Position;
import java.util.Map;

/** What the rule of a kind of links orders when one has ended. */
final class EndedLinks implements Consequence {
    private final Map<LinkKind, LinkRule> rules;

    EndedLinks(Map<LinkKind, LinkRule> rules) {
        this.rules = rules;
    }

    @Override
    public String label() {
        return "ended links";
    }

    @Override
    public Batch after(Position position, Event event) {
        Link ended = event.kind() == EventKind.UNLINK ? event.link() : null;
        return ended == null
                ? Batch.NOTHING
                : rules.getOrDefault(ended.kind(), LinkRule.ENDING).afterEnd(position, ended);
    }
}
