package io.github.cardfold.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Additions;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.state.Queues;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.Opening;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.LinkKind;
import io.github.cardfold.kernel.position.Standby;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.TreeSet;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Whatever can be laid out in Java, by a method of {@link Opening}, a scenario can lay out too, to an equal state. */
class OpeningInScenariosTest {
    private static final LinkKind TIE = new LinkKind("tie");
    private static final Rules RULES =
            Cardfight.rules(Editions.JP_2026_04, Practice.PACK, Additions.of(builder -> builder.linkKinds(TIE)));
    private static final ScenarioRules OF_SCENARIOS =
            ScenarioRules.standard().with(Additions.of(builder -> builder.linkKinds(TIE)));
    private static final String MAIN =
            "[{\"procedure\": \"9.1\", \"after\": \"9.9\", \"locals\": {\"turn fighter\": \"A\","
                    + " \"turn\": 3}}, {\"procedure\": \"9.9\", \"at\": \"9.9.2\"}]";

    /** What lays nothing out: it asks for places, or adds those that the rules have anyway. */
    private static final Array<String> QUESTIONS = Array.of("seatCount", "places", "addedPlaces");

    private record Pair(String method, String table, String rest, Consumer<Opening> java) {}

    private static final Array<Pair> PAIRS = Array.of(
            new Pair(
                    "place",
                    "\"A\": {\"circles\": [{\"name\": \"far\", \"row\": \"front\", \"column\": 3, \"attributes\":"
                            + " [\"rear guard\"]}], \"far\": \"squire\"}",
                    "",
                    opening -> opening.card(
                            card("squire"),
                            Seat.A,
                            opening.place(Circle.KIND, Seat.A, "far", Circle.FRONT, 3, Circle.REAR_GUARD))),
            new Pair(
                    "card",
                    "\"A\": {\"hand\": \"squire\", \"front left\": \"knight rest of B\", \"drop zone\":"
                            + " \"heal\", \"vanguard\": \"cadet down seen A\", \"G zone\": \"ally\"}",
                    "",
                    opening -> {
                        opening.card(card("squire"), Seat.A, Zone.HAND.of(Seat.A), 0);
                        opening.card(card("knight"), Seat.B, Circle.FRONT_LEFT.of(Seat.A), GameObject.REST);
                        opening.card(card("heal"), Seat.A, Zone.DROP.of(Seat.A));
                        opening.card(card("cadet"), Seat.A, Circle.FRONT_CENTER.of(Seat.A), GameObject.FACE_DOWN, 1);
                        opening.card(card("ally"), Seat.A, Zone.G.of(Seat.A));
                    }),
            new Pair("home", "\"A\": {\"drop zone\": \"squire home\", \"ride deck zone\": \"knight\"}", "", opening -> {
                opening.card(card("squire"), Seat.A, Zone.DROP.of(Seat.A));
                opening.home(Zone.DROP.of(Seat.A));
                opening.card(card("knight"), Seat.A, Zone.RIDE_DECK.of(Seat.A));
                opening.home(Zone.RIDE_DECK.of(Seat.A));
            }),
            new Pair(
                    "pool",
                    "\"A\": {\"deck\": [\"critical seen A\", \"2 squire\", {\"pool\": [\"heal\", \"draw\"], \"ordered\":"
                            + " true, \"content\": \"AB\"}]}",
                    "",
                    opening -> {
                        opening.pool(Zone.DECK.of(Seat.A), true, 1);
                        opening.card(card("critical"), Seat.A, Zone.DECK.of(Seat.A), 0, 1);
                        opening.pool(Zone.DECK.of(Seat.A), false, 1);
                        opening.card(card("squire"), Seat.A, Zone.DECK.of(Seat.A));
                        opening.card(card("squire"), Seat.A, Zone.DECK.of(Seat.A));
                        opening.pool(Zone.DECK.of(Seat.A), true, 3);
                        opening.card(card("heal"), Seat.A, Zone.DECK.of(Seat.A));
                        opening.card(card("draw"), Seat.A, Zone.DECK.of(Seat.A));
                    }),
            new Pair(
                    "known",
                    "\"A\": {\"hand\": {\"pool\": [\"squire\", \"heal\"], \"known\": {\"B\": [\"heal\"]}}}",
                    "",
                    opening -> {
                        opening.card(card("squire"), Seat.A, Zone.HAND.of(Seat.A), 0);
                        opening.card(card("heal"), Seat.A, Zone.HAND.of(Seat.A), 0);
                        opening.known(Zone.HAND.of(Seat.A), Seat.B, card("heal"));
                    }),
            new Pair(
                    "lasting",
                    "\"A\": {\"front left\": \"squire\"}, \"lasting\": [{\"kind\": \"power\", \"number\": 5000, \"on\": [\"A"
                            + " front left\"], \"master\": \"B\", \"source\": \"A front left\", \"duration\": \"game\"}]",
                    "",
                    opening -> {
                        int squire = opening.card(card("squire"), Seat.A, Circle.FRONT_LEFT.of(Seat.A));
                        opening.lasting(TimedEffect.of(
                                RuleEffects.POWER, Seat.B, squire, new int[] {squire}, 5000, Lifetimes.GAME));
                    }),
            new Pair(
                    "link",
                    "\"A\": {\"front left\": \"squire\"}, \"links\": [{\"kind\": \"tie\", \"from\": \"A front left\","
                            + " \"to\": \"place B vanguard\", \"name\": \"first\"}, {\"kind\": \"tie\", \"from\": \"B\","
                            + " \"to\": \"A front left\"}]",
                    "",
                    opening -> {
                        Anchor squire =
                                Anchor.object(opening.card(card("squire"), Seat.A, Circle.FRONT_LEFT.of(Seat.A)));
                        opening.link(TIE, squire, Anchor.place(Circle.FRONT_CENTER.of(Seat.B)), "first");
                        opening.link(TIE, Anchor.seat(Seat.B), squire, "");
                    }),
            new Pair(
                    "standby",
                    "\"A\": {\"front left\": \"squire\"}, \"standby\": [{\"procedure\": \"6.2.4\", \"master\": \"B\","
                            + " \"source\": \"A front left\", \"bindings\": [\"A front left\"]}]",
                    "",
                    opening -> {
                        int squire = opening.card(card("squire"), Seat.A, Circle.FRONT_LEFT.of(Seat.A));
                        opening.standby(new Standby("6.2.4", Seat.B, squire, squire));
                    }),
            new Pair(
                    "queue",
                    "\"A\": {\"front left\": \"squire\"}, \"B\": {\"front left\": \"knight\"}, \"queues\": [{\"queue\":"
                            + " \"attack\", \"procedure\": \"7.36.1\", \"seat\": \"A\", \"source\": \"B front left\","
                            + " \"objects\": [\"A front left\", \"B front left\"], \"numbers\": [3, -1], \"lasting\":"
                            + " [{\"kind\": \"power\", \"number\": 5000, \"on\": [\"A front left\"], \"master\": \"A\","
                            + " \"duration\": \"battle\"}]}, {\"queue\": \"attack\", \"procedure\": \"7.36.1\","
                            + " \"seat\": \"B\", \"objects\": [\"B front left\", \"A front left\"]}]",
                    "",
                    opening -> {
                        int squire = opening.card(card("squire"), Seat.A, Circle.FRONT_LEFT.of(Seat.A));
                        int knight = opening.card(card("knight"), Seat.B, Circle.FRONT_LEFT.of(Seat.B));
                        opening.queue(Frame.Queued.of(Queues.ATTACK, "7.36.1", Seat.A, knight)
                                .naming(squire, knight)
                                .with(3, -1)
                                .beginning(Array.of(TimedEffect.of(
                                        RuleEffects.POWER, Seat.A, 0, new int[] {squire}, 5000, Lifetimes.BATTLE))));
                        opening.queue(Frame.Queued.of(Queues.ATTACK, "7.36.1", Seat.B, 0)
                                .naming(knight, squire));
                    }),
            new Pair(
                    "number",
                    "\"A\": {\"numbers\": {\"energy\": 3}}, \"B\": {\"numbers\": {\"vanguard damage\": 2}}",
                    "",
                    opening -> {
                        opening.number(FighterNumbers.ENERGY, Seat.A, 3);
                        opening.number(FighterNumbers.VANGUARD_DAMAGE, Seat.B, 2);
                    }),
            new Pair(
                    "first",
                    "\"A\": {\"soul\": \"squire\", \"drop zone\": \"heal\"}",
                    ", \"first\": [[\"count A energy +3\", \"move A soul:0 -> A drop zone\"], \"count A energy -1\","
                            + " \"create squire of B -> A hand\", \"erase A drop zone:0\"]",
                    opening -> {
                        int squire = opening.card(card("squire"), Seat.A, Zone.SOUL.of(Seat.A));
                        int gone = opening.card(card("heal"), Seat.A, Zone.DROP.of(Seat.A));
                        opening.first(position -> Batch.of(
                                Event.count(FighterNumbers.ENERGY, Seat.A, 3),
                                Event.move(position, squire, Zone.DROP.of(Seat.A), 0)));
                        opening.first(position -> Batch.of(Event.count(FighterNumbers.ENERGY, Seat.A, -1)));
                        opening.first(position ->
                                Batch.of(Event.create(position, card("squire"), Zone.HAND.of(Seat.A), Seat.B, 0)));
                        opening.first(position -> Batch.of(Event.erase(position, gone)));
                    }),
            new Pair(
                    "begin",
                    "\"A\": {\"hand\": \"squire\"}",
                    ", \"seed\": 7",
                    opening -> opening.card(card("squire"), Seat.A, Zone.HAND.of(Seat.A), 0)),
            new Pair("startAt", "", "", opening -> {}),
            new Pair("startAfter", "", "", opening -> {}),
            new Pair("local", "", "", opening -> {}));

    private static int card(String id) {
        return RULES.definitionIndex(id);
    }

    @TestFactory
    Stream<DynamicTest> laidOutInJavaAndInAScenario() {
        return PAIRS.map(pair -> DynamicTest.dynamicTest(pair.method(), () -> {
                    String text = "{\"version\": 3, \"name\": \"x\", \"table\": {\"bare\": true, \"unchecked\": true"
                            + (pair.table().isEmpty() ? "" : ", ") + pair.table() + "}, \"start\": " + MAIN
                            + pair.rest()
                            + ", \"begin\": {\"turn\": \"A 3\"}}";
                    assertEquals(
                            java(pair), Scenario.read("x", text, OF_SCENARIOS).start());
                }))
                .toJavaStream();
    }

    private static State java(Pair pair) {
        Opening opening = new Opening(RULES, 2);
        Cardfight.places(opening);
        pair.java().accept(opening);
        opening.startAfter("9.1", "9.9");
        opening.local("turn fighter", 0);
        opening.local("turn", 3);
        opening.startAt("9.9", "9.9.2");
        return opening.begin(pair.rest().contains("seed") ? OptionalLong.of(7) : OptionalLong.empty());
    }

    @Test
    void everyMethodOfAnOpeningIsCompared() {
        TreeSet<String> methods = TreeSet.ofAll(Array.of(Opening.class.getDeclaredMethods())
                .filter(method -> Modifier.isPublic(method.getModifiers()))
                .map(Method::getName));
        assertEquals(TreeSet.ofAll(PAIRS.map(Pair::method).appendAll(QUESTIONS)), methods);
    }

    @Test
    void aBattleIsLaidOutWithAllThatItsFrameHolds() {
        String text =
                "{\"version\": 3, \"name\": \"x\", \"table\": {\"A\": {\"front left\": \"knight rest\", \"back left\": \"squire"
                        + " rest\"}, \"B\": {\"guardian\": \"squire rest\", \"hand\": \"cadet\"}}, \"start\": {\"at\":"
                        + " \"10.5.1.2.1\", \"battle\": {\"attacker\": \"A front left\", \"attacked\": \"B vanguard\", \"boosters\": \"A"
                        + " back left\", \"guards\": {\"B guardian\": \"B vanguard\"}}}, \"play\": [{\"do\": \"B pass\", \"then\":"
                        + " {\"counts\": {\"hit\": 1}, \"zones\": {\"B damage zone\": \"squire\"}}}]}";
        Verdict verdict = Scenarios.run(Scenario.read("x", text));
        assertEquals(Array.empty(), verdict.failures(), verdict::text);
    }
}
