package io.github.cardfold.cardfight.turn;

import io.github.cardfold.cardfight.fact.Turn;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.ProcedureBuilder;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;

/** A G assist that reveals the top cards of the deck one by one, and adds the first one of the right grade. */
@Rule(it = "6.4.1.2.3.5")
public final class Revealing {
    private Revealing() {}

    /** Lets the G assist reveal cards instead of looking at some and choosing. */
    public static ProcedureBuilder instead(ProcedureBuilder assist) {
        return assist.drop("9.5.3.2")
                .replace(
                        "9.5.3.2 find",
                        reveal -> reveal.repeat(
                                "9.5.3.2 reveal",
                                run -> !isOver(run),
                                next -> next.change("9.5.3.2 next", Revealing::revealNext)
                                        .let("9.5.3.2 judge", Revealing::judge)));
    }

    /** Without such a card it ends with the number of cards or with the deck. */
    private static boolean isOver(Run run) {
        Position position = run.position();
        return run.get(GAssist.FOUND) != 0
                || run.get(GAssist.NEXT) >= GAssist.choices(position).gAssistCards()
                || run.get(GAssist.NEXT) >= position.size(Zone.DECK.of(Turn.fighter(position)));
    }

    private static Batch revealNext(Run run) {
        int deck = Zone.DECK.of(Turn.fighter(run.position()));
        return Batch.of(Event.lookTop(run.position(), null, deck, run.get(GAssist.NEXT)));
    }

    private static void judge(Run run) {
        Position position = run.position();
        Seat fighter = Turn.fighter(position);
        int deck = Zone.DECK.of(fighter);
        GameObject card = position.objectAt(deck, run.get(GAssist.NEXT));
        run.set(GAssist.NEXT, run.get(GAssist.NEXT) + 1);
        if (GAssist.isNext(position, card, deck, fighter)) {
            run.set(GAssist.FOUND, card.object());
        }
    }
}
