package io.github.cardfold.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Additions;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.cardfight.card.MainType;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Layers;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.data.Format;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.explain.Derivation;
import io.github.cardfold.explain.Explain;
import io.github.cardfold.json.DataJson;
import io.github.cardfold.json.StateJson;
import io.github.cardfold.json.ViewJson;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Mark;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.kernel.table.ZoneKind;
import io.github.cardfold.notation.Notation;
import io.github.cardfold.scenario.Scenario;
import io.github.cardfold.scenario.ScenarioRules;
import io.github.cardfold.testkit.GameProperties;
import io.github.cardfold.view.View;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Circles, marks and layers of plugins are seen, saved, written down and explained as those of the game. */
class AddedTableTest {
    private static final Mark FOG = new Mark("fog");
    private static final ZoneKind PIER = new ZoneKind("pier", ZoneKind.Sight.ALL, true);

    /** A pier of each fighter, and fog over whoever begins a main phase. */
    private static final Plugin COAST = new Additions("coast", registry -> {
        registry.place(PIER, "left pier", 0, 7, 0);
        registry.place(PIER, "right pier", 0, 8, 0);
        return registry.lasting(FOG)
                .edit(
                        "9.9",
                        steps -> steps.insertBefore(
                                "9.9.2",
                                more -> more.change(
                                        "fog",
                                        run -> Batch.of(Event.begin(TimedEffect.of(
                                                        FOG,
                                                        run.position()
                                                                .rules()
                                                                .game()
                                                                .turnSeat(run.position()),
                                                        0,
                                                        new int[0],
                                                        0,
                                                        Lifetimes.TURN)
                                                .on(Anchor.seat(Seat.B)))))));
    });

    private static final ScenarioRules RULES = ScenarioRules.standard().with(COAST);

    private static State foggy() {
        String file = """
                {"version": %d, "name": "coast", "start": "9.9", "seed": 7,
                 "table": {"A": {"left pier": "knight", "right pier": "squire"}}, "end": {"asked": "A 9.9.2"}}""".formatted(Format.SCENARIO.number());
        State state = Scenario.read("f", file, RULES).start();
        while (!state.decision().get().section().equals("9.9.2")) {
            state = state.step(state.legalActions().head());
        }
        return state;
    }

    @Test
    void aCircleAndAMarkAreSeen() {
        State state = foggy();
        for (Seat seat : Seat.first(2)) {
            View view = View.of(state, seat);
            assertEquals(
                    Array.of("A left pier", "A right pier"),
                    view.places()
                            .filter(each -> each.place().zone().equals(PIER) && each.size() == 1)
                            .map(each -> each.place().fullName()));
            assertEquals(Array.of("fog"), view.effects().map(each -> each.kind()));
            String json = ViewJson.write(view);
            assertTrue(json.contains("left pier") && json.contains("\"fog\""), json);
            assertTrue(view.text().contains("fog") && view.text().contains("left pier"), view::text);
        }
    }

    @Test
    void aCircleAndAMarkAreSavedAndWrittenDown() {
        State state = foggy();
        assertTrue(state.position().isMarked(FOG, Anchor.seat(Seat.B)));
        assertEquals(state, StateJson.read(state.rules(), StateJson.write(state)));
        String written = Notation.position(state);
        assertTrue(written.contains("left pier") && written.contains("fog"), written);
        State read = Notation.readPosition(state.rules(), written);
        assertEquals(written, Notation.position(read));
        assertTrue(read.position().isMarked(FOG, Anchor.seat(Seat.B)));
        Event begins = Event.begin(
                TimedEffect.of(FOG, Seat.A, 0, new int[0], 0, Lifetimes.TURN).on(Anchor.seat(Seat.A)));
        String event = Notation.eventInFull(state.position(), begins);
        assertEquals(event, Notation.eventInFull(state.position(), Notation.readEvent(state.position(), event)));
    }

    private static final Plugin SEA = new Additions(
            "sea",
            registry -> registry.terms(language -> language.with(AddedHooksTest.Swells.class))
                    .add(Layers.EXTENSION, "swell", Layers.FIXED.then("swell")));

    /** The power is fixed before it swells, whichever the text says first. */
    @Test
    void aLayerIsExplained() {
        String file = """
                {"version": %d, "name": "swell", "start": "9.9", "seed": 1,
                 "cards": [{"id": "pilot", "grade": 1, "power": 8000,
                   "abilities": [{"cont": {"effects": [{"swells": 1000}, {"becomes": {"power": 5000}}]}}]}],
                 "table": {"A": {"front left": "pilot"}}, "end": {"asked": "A 9.9.2"}}""".formatted(Format.SCENARIO.number());
        State state =
                Scenario.read("f", file, ScenarioRules.standard().with(SEA)).start();
        Derivation told = Explain.characteristic(state, Seat.A, Circle.FRONT_LEFT, Trait.POWER)
                .get();
        assertEquals(8000, told.printed());
        assertEquals(6000, told.value());
        assertEquals(Array.of(5000, 6000), told.changes().map(Derivation.Change::value));
        assertTrue(told.changes().last().text().contains("layer swell"), told.text());
    }

    /** Games of cards that swell are as sound as all games are, and what is told of their power adds up. */
    @Test
    void gamesWithALayerAreAsAllGamesAre() throws InterruptedException {
        Ability swells = Cardfight.language(SEA)
                .read(
                        Ability.class,
                        DataJson.read("{\"cont\": {\"in\": [\"vc\", \"rc\"], \"effects\": {\"swells\": 1000}}}"));
        Pack pack = Packs.vanilla()
                .withCards(Packs.vanilla()
                        .cards()
                        .map(each -> each.grade() > 0 && each.mainType() == MainType.UNIT
                                ? each.withAbilities(Array.of(swells))
                                : each));
        Rules rules = Cardfight.rules(Editions.JP_2026_04, pack, SEA);
        Array<DeckList> decks = Decks.names("vanilla").map(Decks::named);
        GameProperties.of(rules, decks).games(3).check();
    }
}
