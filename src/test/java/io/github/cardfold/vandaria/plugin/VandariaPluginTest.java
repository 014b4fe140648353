package io.github.cardfold.vandaria.plugin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.effect.Language;
import io.github.cardfold.json.StateJson;
import io.github.cardfold.json.VandariaPackJson;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.table.ZoneKind;
import io.github.cardfold.notation.Notation;
import io.github.cardfold.scenario.Scenario;
import io.github.cardfold.scenario.ScenarioRules;
import io.github.cardfold.scenario.Scenarios;
import io.github.cardfold.spi.Plugin;
import io.github.cardfold.spi.PluginException;
import io.github.cardfold.spi.Registry;
import io.github.cardfold.vandaria.Vandaria;
import io.github.cardfold.vandaria.VandariaPacks;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.github.cardfold.vandaria.card.VandariaPack;
import io.github.cardfold.vandaria.state.VandariaRules;
import io.vavr.collection.Array;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Plugins add words and cards to Vandaria Wars. */
class VandariaPluginTest {
    private static final String TOLL = """
            {
              "version": 3, "game": "vandaria", "name": "a toll of 2",
              "table": {
                "A": {"game zone": ["saltgate", "toll-keeper"]},
                "B": {"game zone": "kilnhold", "numbers": {"gold": 3}},
                "links": [{"kind": "guards", "from": "A game zone:1", "to": "A game zone:0"}]
              },
              "start": "8.4",
              "play": [{"do": "A use toll-keeper on game zone", "then": {"events": [["count B gold -2", "count A gold +2"]]}}]
            }
            """;

    private static Rules rules(Plugin... plugins) {
        return Vandaria.rules(VandariaRules.standard(), VandariaPacks.marches().cards(), Array.of(plugins));
    }

    @Test
    void aCardOfAPluginIsPlayedWithAWordOfThePlugin() {
        Scenario toll =
                Scenario.read("toll.json", TOLL, ScenarioRules.standard().with(new Tolls()));
        assertTrue(Scenarios.run(toll).isPassed(), () -> Scenarios.run(toll).text());
        State start = toll.start();
        assertEquals(start, StateJson.read(start.rules(), StateJson.write(start)));
        assertEquals(start, Notation.readPosition(start.rules(), Notation.position(start)));
    }

    @Test
    void savedGamesTellWhichPluginsTheyAreOf() {
        assertTrue(rules(new Tolls()).manifest().contains("plugin tolls 1.0"));
        assertEquals(
                rules().manifest(),
                Vandaria.rules(VandariaRules.standard(), VandariaPacks.marches().cards())
                        .manifest());
    }

    /** How many players there are, and with that which places, is settled only when a game begins. */
    @Test
    void aZoneOfAPluginIsRefused() {
        Plugin yard = plugin("vandaria", registry -> registry.zone("toll yard", ZoneKind.Sight.ALL));
        String refusal = String.valueOf(
                assertThrows(PluginException.class, () -> rules(yard)).getMessage());
        assertTrue(refusal.contains("zone: in this game plugins add none"), refusal);
    }

    @Test
    void packsAreWrittenAndReadWithTheWordsOfAPlugin() {
        Language language = Vandaria.language(Array.of(new Tolls()));
        VandariaPack pack = new VandariaPack("gates", "1", Array.of((VandariaCard)
                rules(new Tolls()).definition("toll-keeper").get()));
        String json = VandariaPackJson.write(pack, language);
        assertEquals(
                pack.cards(),
                VandariaPackJson.read("gates.json", json, language).get().cards());
        assertTrue(
                VandariaPackJson.read("gates.json", json).getLeft().mkString().contains("toll"));
    }

    private static Plugin plugin(String game, Consumer<Registry> parts) {
        return new Plugin() {
            @Override
            public String id() {
                return "other";
            }

            @Override
            public String version() {
                return "1.0";
            }

            @Override
            public String game() {
                return game;
            }

            @Override
            public void register(Registry registry) {
                parts.accept(registry);
            }
        };
    }

    @Test
    void aPluginForTheOtherGameIsRefused() {
        Plugin other = plugin("cardfight", registry -> {});
        String refusal = String.valueOf(
                assertThrows(PluginException.class, () -> rules(other)).getMessage());
        assertTrue(refusal.contains("it is for the game cardfight and not for vandaria"), refusal);
    }

    @Test
    void aPluginIsThereOnce() {
        assertThrows(PluginException.class, () -> rules(new Tolls(), new Tolls()));
    }
}
