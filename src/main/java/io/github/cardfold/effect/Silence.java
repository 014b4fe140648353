package io.github.cardfold.effect;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.EventKind;

/**
 * A situation for which AUTO abilities do not activate (7.15.1.3.2).
 *
 * @param flag the flag of the cards whose abilities do not
 * @param situation the event
 */
@Rule(jp = "7.15.1.3.2")
public record Silence(String flag, EventPattern situation) {
    boolean covers(TextRules game, Query query, Subject self, Happening happening) {
        EventKind kind = happening.event().kind();
        return situation.kinds().contains(kind)
                && game.flag(query, self, flag) > 0
                && situation.matches(query, happening).isDefined();
    }
}
