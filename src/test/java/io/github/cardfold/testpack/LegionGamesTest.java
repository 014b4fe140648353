package io.github.cardfold.testpack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Additions;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.fact.MainTypes;
import io.github.cardfold.cardfight.fact.Turn;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Links;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.fuzz.Fuzz;
import io.github.cardfold.fuzz.Settings;
import io.github.cardfold.fuzz.Tally;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.GameObject;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Random games in which each vanguard gets a mate out of the drop zone, checked at every step. */
class LegionGamesTest {
    private static final int GAMES = 12;

    private static Batch comes(Run run) {
        Position position = run.position();
        int circle = Circle.FRONT_CENTER.of(Turn.fighter(position));
        int drop = Zone.DROP.of(Turn.fighter(position));
        for (int i = 0; i < position.size(drop) && position.size(circle) == 1; i++) {
            GameObject card = position.objectAt(drop, i);
            if (MainTypes.isUnit(position, card)) {
                return Batch.of(Event.move(position, card.object(), circle, Event.SHOWN));
            }
        }
        return Batch.NOTHING;
    }

    private static Batch legion(Run run, AtomicInteger made) {
        Position position = run.position();
        int circle = Circle.FRONT_CENTER.of(Turn.fighter(position));
        if (position.size(circle) != 2) {
            return Batch.NOTHING;
        }
        int leader = position.objectAt(circle, 0).object();
        int mate = position.objectAt(circle, 1).object();
        if (Links.isLinked(position, Links.LEGION, leader, mate)) {
            return Batch.NOTHING;
        }
        made.incrementAndGet();
        return Batch.of(Event.link(Links.LEGION, Anchor.object(leader), Anchor.object(mate), ""));
    }

    @Test
    void theyEndAndEveryStateIsSound() throws InterruptedException {
        AtomicInteger made = new AtomicInteger();
        Rules rules = Cardfight.rules(
                Editions.JP_2026_04,
                Packs.vanilla(),
                Additions.of(builder -> builder.edit(
                        "9.9",
                        steps -> steps.insertBefore(
                                "9.9.2",
                                added -> added.change("mate comes", LegionGamesTest::comes)
                                        .change("legion", run -> legion(run, made))))));
        Tally tally = Fuzz.play(Settings.of(rules, GAMES));
        assertEquals(GAMES, tally.passed(), tally.report(true));
        assertTrue(made.get() >= GAMES, made::toString);
    }
}
