package io.github.cardfold.cardfight.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Additions;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.fact.Turn;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.kernel.table.ZoneKind;
import io.github.cardfold.spi.PluginException;
import io.github.cardfold.spi.Registry;
import io.github.cardfold.testkit.GameProperties;
import io.github.cardfold.testkit.LeakHunt;
import io.github.cardfold.testpack.ShippedGames;
import io.github.cardfold.view.View;
import io.vavr.collection.Array;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Zones of plugins are zones of each fighter: games with cards in them are as sound, saved and hidden as others. */
class AddedZonesTest {
    private static final ZoneKind CELLAR = new ZoneKind("cellar", ZoneKind.Sight.OWNER, false);
    private static final ZoneKind SHELF = new ZoneKind("shelf", ZoneKind.Sight.ALL, false);

    private static Rules rules(UnaryOperator<Registry> added) {
        return Cardfight.rules(Editions.JP_2026_04, Packs.vanilla(), Additions.of(added));
    }

    /** In each main phase a card of the deck goes to the shelf and one to the cellar. */
    private static Rules rules() {
        return rules(registry -> {
            registry.zone(SHELF.name(), SHELF.sight());
            registry.zone(CELLAR.name(), CELLAR.sight());
            return registry.edit(
                        "9.9",
                        steps -> steps.insertBefore(
                                "9.9.2",
                                added -> added.change("shelve", run -> stored(run.position(), SHELF))
                                        .change("store", run -> stored(run.position(), CELLAR))));
        });
    }

    private static Batch stored(Position position, ZoneKind zone) {
        Seat seat = Turn.fighter(position);
        int deck = Zone.DECK.of(seat);
        return position.size(deck) > 3
                ? Batch.of(Event.moveTop(
                        position, deck, place(position, zone, seat).index(), 0))
                : Batch.NOTHING;
    }

    private static Place place(Position position, ZoneKind zone, Seat seat) {
        return Array.range(0, position.placeCount())
                .map(position::place)
                .find(each -> each.zone().equals(zone) && each.seat() == seat)
                .get();
    }

    @Test
    void eachFighterHasThemAndSeesWhatTheySay() {
        State state = Cardfight.start(rules(), Decks.named("tidal-archive"), Decks.named("ember-caravan"), 1);
        while (state.position().size(place(state.position(), CELLAR, Seat.B).index()) == 0) {
            state = state.step(state.legalActions().head());
        }
        for (Seat seat : Seat.first(2)) {
            View view = View.of(state, seat);
            for (Seat whose : Seat.first(2)) {
                int shelf = place(state.position(), SHELF, whose).index();
                int cellar = place(state.position(), CELLAR, whose).index();
                assertTrue(view.place(shelf).cards().head().definition().isDefined());
                assertEquals(
                        seat == whose,
                        view.place(cellar)
                                .cards()
                                .exists(card -> card.definition().isDefined()));
            }
        }
    }

    @Test
    void gamesWithThemAreAsAllGamesAre() throws InterruptedException {
        ShippedGames plain = ShippedGames.of(Packs.vanilla());
        GameProperties.of(rules(), plain.decks()).games(2).check();
        LeakHunt.of(rules(), plain.decks(), plain.pack().cards()).pairs(6).check();
    }

    @Test
    void noTwoZonesHaveOneName() {
        assertThrows(
                PluginException.class,
                () -> rules(registry -> {
                    registry.zone("shelf", ZoneKind.Sight.ALL);
                    registry.zone("shelf", ZoneKind.Sight.OWNER);
                    return registry;
                }));
    }
}
