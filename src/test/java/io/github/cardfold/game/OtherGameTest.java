package io.github.cardfold.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.bot.GreedyBot;
import io.github.cardfold.bot.GreedyVandariaBot;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Fight;
import io.github.cardfold.cardfight.FightAudit;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.cardfight.knowledge.DeckKnowledge;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.explain.Explain;
import io.github.cardfold.kernel.Opening;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.match.Match;
import io.github.cardfold.vandaria.Vandaria;
import io.github.cardfold.vandaria.VandariaAudit;
import io.github.cardfold.vandaria.VandariaPacks;
import io.github.cardfold.vandaria.VandariaSuddenDeath;
import io.github.cardfold.vandaria.card.VandariaDeckList;
import io.github.cardfold.vandaria.knowledge.VandariaDeckKnowledge;
import io.github.cardfold.vandaria.state.PlayerNumbers;
import io.github.cardfold.vandaria.state.VandariaRules;
import io.github.cardfold.vandaria.state.VandariaZone;
import io.github.cardfold.view.View;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** Whatever is given to one game and is of the other one is refused with a sentence that says so. */
class OtherGameTest {
    private static final DeckList TIDAL = Decks.named("tidal-archive");
    private static final VandariaDeckList REEDS = VandariaPacks.deck("salt-reeds");
    private static final State FIGHT = Cardfight.start(Cardfight.rules(), TIDAL, TIDAL, 1);
    private static final State VANDARIA = Vandaria.start(
            Vandaria.rules(VandariaRules.standard(), VandariaPacks.marches().cards()), REEDS, REEDS, 1);

    private static void isRefused(String said, Executable call) {
        assertEquals(said, assertThrows(IllegalArgumentException.class, call).getMessage());
    }

    @Test
    void statesAreRefused() {
        String noVandaria = "this is no game of Vandaria Wars";
        isRefused(noVandaria, () -> VandariaSuddenDeath.of(FIGHT, Array.of(Seat.A, Seat.B), 1));
        isRefused(noVandaria, () -> VandariaAudit.broken(FIGHT));
        String noFight = "this is no game of Cardfight!! Vanguard";
        isRefused(noFight, () -> FightAudit.broken(VANDARIA));
        isRefused(noFight, () -> Fight.of(VANDARIA));
        Handle card = new Handle(0, 0);
        isRefused(noFight, () -> Explain.characteristic(VANDARIA, Seat.A, Circle.FRONT_LEFT, Trait.POWER));
        isRefused(noFight, () -> Explain.characteristic(VANDARIA, card, Trait.POWER));
        isRefused(noFight, () -> Explain.characteristic(VANDARIA, Seat.A, card, Trait.POWER));
    }

    @Test
    void placesAndNumbersAreRefused() {
        View fight = View.of(FIGHT, Seat.A);
        View vandaria = View.of(VANDARIA, Seat.A);
        for (Seat seat : vandaria.seats()) {
            for (Zone zone : Zone.values()) {
                isRefused(
                        "in this game " + seat + " has no place '" + zone.label() + "'",
                        () -> vandaria.cards(seat, zone));
                assertEquals(zone.label(), fight.cards(seat, zone).place().name());
            }
            for (Circle circle : Circle.values()) {
                assertThrows(IllegalArgumentException.class, () -> vandaria.units(seat, circle));
                assertEquals(circle.label(), fight.cards(seat, circle).place().name());
            }
            for (VandariaZone zone : VandariaZone.values()) {
                assertThrows(IllegalArgumentException.class, () -> fight.cards(seat, zone));
                assertEquals(zone.label(), vandaria.cards(seat, zone).place().name());
            }
        }
        isRefused("this game has no number 'energy'", () -> vandaria.number(FighterNumbers.ENERGY, Seat.A));
        isRefused("this game has no number 'gold'", () -> fight.number(PlayerNumbers.GOLD, Seat.A));
        Opening opening = new Opening(FIGHT.rules(), 2);
        isRefused("this game has no number 'gold'", () -> opening.number(PlayerNumbers.GOLD, Seat.A, 1));
    }

    @Test
    void beliefsAreRefused() {
        VandariaDeckKnowledge ofVandaria = VandariaDeckKnowledge.of(Array.of(REEDS));
        isRefused(
                "this belief is about decks of Vandaria Wars, and this is another game",
                () -> View.of(FIGHT, Seat.A).deal(ofVandaria, 1));
        for (DeckKnowledge ofFight : Array.of(DeckKnowledge.of(TIDAL), DeckKnowledge.ofCatalogue())) {
            isRefused(
                    "this belief is about decks of Cardfight!! Vanguard, and this is another game",
                    () -> View.of(VANDARIA, Seat.A).deal(ofFight, 1));
        }
    }

    @Test
    void botsSayWhichGameTheyPlay() {
        String vandaria =
                Match.between(new GreedyBot(), new GreedyBot()).play(VANDARIA).sentence();
        assertTrue(vandaria.endsWith("GreedyBot plays Cardfight!! Vanguard, and this is another game"), vandaria);
        String fight = Match.between(new GreedyVandariaBot(), new GreedyVandariaBot())
                .play(FIGHT)
                .sentence();
        assertTrue(fight.endsWith("GreedyVandariaBot plays Vandaria Wars, and this is another game"), fight);
    }
}
