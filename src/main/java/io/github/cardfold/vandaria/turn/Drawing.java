package io.github.cardfold.vandaria.turn;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.fact.VandariaCatalogue;
import io.github.cardfold.vandaria.fact.VandariaTurns;
import io.github.cardfold.vandaria.state.VandariaRules.DeckOut;
import io.github.cardfold.vandaria.state.VandariaZone;

/** Drawing: the top card of the own Fate Deck comes to the hand (2.3). */
public final class Drawing {
    private static final Local PLAYER = Local.seat(0, "player");
    private static final Local LEFT = Local.number(1, "left");

    private Drawing() {}

    /** Draws: arguments are the player and the number of cards. */
    public static Procedure procedure() {
        return Procedure.named("2.3.1")
                .locals(PLAYER, LEFT)
                .repeat(
                        "2.3.1 left",
                        run -> run.get(LEFT) > 0,
                        card -> card.let("2.3.1 count", run -> run.set(LEFT, run.get(LEFT) - 1))
                                .change("2.3.1", Drawing::draw))
                .build();
    }

    /** From an empty Fate Deck nothing is drawn. */
    @Rule(vw = "2.3.1")
    private static Batch draw(Run run) {
        Seat player = run.seat(PLAYER);
        int deck = VandariaZone.FATE_DECK.of(player);
        if (run.position().size(deck) > 0) {
            return Batch.of(Event.moveTop(run.position(), deck, VandariaZone.HAND.of(player), 0));
        }
        return VandariaCatalogue.options(run.position()).deckOut() == DeckOut.LOSE_ON_DRAW
                ? VandariaTurns.lost(run.position(), player, "2.3.1")
                : Batch.NOTHING;
    }
}
