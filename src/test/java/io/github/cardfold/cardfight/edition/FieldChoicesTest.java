package io.github.cardfold.cardfight.edition;

import static io.github.cardfold.cardfight.TestCards.GRADE_0;
import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.cardfight.TestCards.G_UNIT;
import static io.github.cardfold.cardfight.TextCards.TEXT;
import static io.github.cardfold.cardfight.edition.Editions.JP_2026_04;
import static io.github.cardfold.cardfight.state.Circle.BACK_LEFT;
import static io.github.cardfold.cardfight.state.Circle.BACK_RIGHT;
import static io.github.cardfold.cardfight.state.Circle.FRONT_CENTER;
import static io.github.cardfold.cardfight.state.Circle.FRONT_LEFT;
import static io.github.cardfold.cardfight.state.Circle.FRONT_RIGHT;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static io.github.cardfold.kernel.table.Seat.NATURE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.github.cardfold.cardfight.Additions;
import io.github.cardfold.cardfight.Auto;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.fact.Vanguards;
import io.github.cardfold.cardfight.state.Amendment;
import io.github.cardfold.cardfight.state.CallRules;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.RideFrame;
import io.github.cardfold.cardfight.state.RideRules;
import io.github.cardfold.cardfight.state.Ruleset;
import io.github.cardfold.cardfight.state.TurnRules;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.cardfight.state.ZoneRules;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.question.ActionList;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.spi.Registry;
import io.github.cardfold.view.View;
import io.vavr.collection.Array;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** What editions decide otherwise about zones, calls, rides and the turn. */
class FieldChoicesTest {
    private static Ruleset ride(UnaryOperator<RideRules> other) {
        return JP_2026_04.withRide(other.apply(JP_2026_04.ride()));
    }

    private static Ruleset call(UnaryOperator<CallRules> other) {
        return JP_2026_04.withCall(other.apply(JP_2026_04.call()));
    }

    private static Ruleset zones(UnaryOperator<ZoneRules> other) {
        return JP_2026_04.withZones(other.apply(JP_2026_04.zones()));
    }

    private static Table under(Ruleset ruleset, UnaryOperator<Registry> additions) {
        return Table.empty(Cardfight.rules(ruleset, TestCards.PACK, Additions.of(additions)));
    }

    /** A's unit in front left says what is so, and does it if it is an ACT ability. */
    private static Table saying(Ruleset ruleset, String ability) {
        return Table.empty(Cardfight.rules(ruleset, TextCards.pack(TextCards.card(TEXT, ability))))
                .unit(A, FRONT_LEFT, TEXT);
    }

    private static String act(String then) {
        return "{'act': {'in': 'rc', 'limit': 'turn', 'then': " + then + "}}";
    }

    @Test
    @Rule(jp = "6.3.3.1", id = "6.3.3")
    void whetherUnitsOfTheFieldCanBeRidden() {
        Procedure ride = Procedure.named("first")
                .call("first", "6.3.3", run -> new int[] {
                    0, run.position().objectAt(FRONT_LEFT.of(Seat.A), 0).object(), RideFrame.SUPERIOR
                })
                .build();
        UnaryOperator<Registry> first = builder -> builder.procedures(ride);
        for (boolean fromField : new boolean[] {false, true}) {
            under(fromField ? JP_2026_04.amended(IndonesianSteps.RIDES_FROM_THE_FIELD) : JP_2026_04, first)
                    .unit(A, FRONT_CENTER, GRADE_1)
                    .unit(A, FRONT_LEFT, GRADE_2)
                    .within("9.1", "9.9", 0, 3)
                    .at("first", "first")
                    .stands(A, FRONT_CENTER, fromField ? GRADE_2 : GRADE_1);
        }
    }

    @Test
    @Rule(jp = "7.4.1.1", it = "10.6.1", en = "10.1.5.1")
    void whetherMovingToTheVanguardCircleIsRiding() {
        moved(JP_2026_04).happened(EventKinds.RODE, 1);
        moved(ride(it -> it.withMovingIsRiding(false))).happened(EventKinds.RODE, 0);
    }

    private static Player moved(Ruleset ruleset) {
        return saying(ruleset, act("{'move': {'to': 'vc'}}"))
                .unit(A, FRONT_CENTER, GRADE_1)
                .turn(A, "9.9")
                .forget()
                .activate(FRONT_LEFT)
                .stands(A, FRONT_CENTER, TEXT)
                .holds(A, Zone.SOUL, GRADE_1);
    }

    /** The AUTO ability of what has moved looks at the position just after the rider came to the circle. */
    @Test
    @Rule(jp = "6.3.3.4#2", id = "6.3.3.3")
    void whenTheUnitRiddenIsTheVanguard() {
        assertEquals(GRADE_1, vanguardAsTheRiderComes(JP_2026_04));
        assertEquals(GRADE_2, vanguardAsTheRiderComes(ride(it -> it.withVanguardAtOnce(true))));
    }

    private static String vanguardAsTheRiderComes(Ruleset ruleset) {
        String[] seen = {""};
        Player player = under(
                        ruleset,
                        Auto.on(
                                A,
                                (position, event) -> {
                                    if (event.kind() == EventKind.MOVE && event.to() == FRONT_CENTER.of(Seat.A)) {
                                        GameObject vanguard = Vanguards.leader(position, Seat.A);
                                        seen[0] = vanguard == null
                                                ? "none"
                                                : Field.card(position, vanguard).id();
                                    }
                                    return false;
                                },
                                run -> Batch.NOTHING))
                .unit(A, FRONT_CENTER, GRADE_1)
                .hand(A, GRADE_2)
                .turn(A, "9.6")
                .act("ride", Zone.HAND, GRADE_2);
        player.stands(A, FRONT_CENTER, GRADE_2);
        return seen[0];
    }

    @Test
    @Rule(jp = "7.15.1.4.3", id = "7.12.1.3")
    void whetherAPersonaRideIsAnEvent() {
        assertEquals(1, personaRides(JP_2026_04));
        assertEquals(0, personaRides(JP_2026_04.amended(IndonesianSteps.PERSONA_RIDE_IS_NO_EVENT)));
    }

    private static int personaRides(Ruleset ruleset) {
        Player player = under(ruleset, UnaryOperator.identity())
                .hand(A, GRADE_3)
                .turn(A, "9.6")
                .act("ride", Zone.HAND, GRADE_3)
                .until(A, "10.3.1.3");
        return player.events(EventKinds.PERSONA_RODE).size();
    }

    @Test
    @Rule(
            jp = {"6.2.1.2", "6.2.5"},
            it = "10.7.1",
            en = "10.1.6.1")
    void whetherUnitsOfTheFieldCanBeCalled() {
        calledFromField(JP_2026_04).happened(EventKinds.CALLED, 1).empty(A, BACK_LEFT);
        saying(call(it -> it.withFromField(false)), act("{'call': {'rear guards': {'are': 'other'}}}"))
                .unit(A, BACK_LEFT, GRADE_1)
                .turn(A, "9.9")
                .activate(FRONT_LEFT)
                .asked(A, "9.9.2")
                .happened(EventKinds.CALLED, 0)
                .stands(A, BACK_LEFT, GRADE_1);
    }

    @Test
    @Rule(
            jp = {"6.2.1.2", "6.2.5"},
            it = "10.7.1",
            en = "10.1.6.1")
    void allCardsFromElsewhereCanBeCalled() {
        saying(call(it -> it.withFromField(false)), act("{'call': {'cards': 'soul'}}"))
                .in(A, Zone.SOUL, GRADE_1, GRADE_2)
                .turn(A, "9.9")
                .activate(FRONT_LEFT)
                .asked(A, "6.2.3.2")
                .pickCircle(FRONT_RIGHT)
                .pickCircle(BACK_RIGHT)
                .happened(EventKinds.CALLED, 2)
                .stands(A, FRONT_RIGHT, GRADE_1)
                .stands(A, BACK_RIGHT, GRADE_2);
    }

    private static Player calledFromField(Ruleset ruleset) {
        return saying(ruleset, act("{'call': {'rear guards': {'are': 'other'}}}"))
                .unit(A, BACK_LEFT, GRADE_1)
                .turn(A, "9.9")
                .activate(FRONT_LEFT)
                .asked(A, "6.2.3.2")
                .pickCircle(FRONT_RIGHT)
                .stands(A, FRONT_RIGHT, GRADE_1);
    }

    @Test
    @Rule(
            jp = {"4.1.8", "6.2.5"},
            it = "4.1.4")
    void whetherACardOfTheFieldBecomesAnother() {
        assertNotEquals(0, newObjects(JP_2026_04));
        assertEquals(0, newObjects(zones(it -> it.withSameCardOnField(true))));
    }

    /** How much higher than before the number of the object is. */
    private static int newObjects(Ruleset ruleset) {
        Player before = saying(ruleset, act("{'call': {'rear guards': {'are': 'other'}}}"))
                .unit(A, BACK_LEFT, GRADE_1)
                .turn(A, "9.9");
        int object = before.object(A, BACK_LEFT);
        before.activate(FRONT_LEFT).pickCircle(FRONT_RIGHT);
        return before.object(A, FRONT_RIGHT) - object;
    }

    @Test
    @Rule(jp = "6.2.3.4", it = "8.5.3.2", en = "8.5.3.2")
    void whenTheUnitWhoseCircleIsTakenIsRetired() {
        assertEquals(1, onCircleAfterCall(JP_2026_04));
        assertEquals(2, onCircleAfterCall(JP_2026_04.amended(ItalianSteps.CALLS_DO_NOT_RETIRE)));
        assertEquals(2, onCircleAfterCall(JP_2026_04.amended(EnglishSteps.CALLS_DO_NOT_RETIRE)));
    }

    /** While the effect that called goes on, chance is asked for a draw; the check timing comes after it. */
    private static int onCircleAfterCall(Ruleset ruleset) {
        Player player = saying(ruleset, act("[{'call': {'cards': 'drop'}}, 'draw']"))
                .unit(A, FRONT_RIGHT, GRADE_2)
                .in(A, Zone.DROP, GRADE_1)
                .turn(A, "9.9")
                .activate(FRONT_LEFT)
                .pickCircle(FRONT_RIGHT)
                .asked(NATURE, "chance drawn");
        int units = player.state().position().size(FRONT_RIGHT.of(Seat.A));
        player.draws(GRADE_1).stands(A, FRONT_RIGHT, GRADE_1).holds(A, Zone.DROP, GRADE_2);
        return units;
    }

    @Test
    @Rule(jp = "4.11.3", it = "4.8.2.1", en = "4.8.2.2")
    void whetherFaceDownDamageHasInformation() {
        String count = "{'times': [1000, {'count': {'cards': {'in': 'damage', 'are': %s}}}]}";
        assertKnownOnly(1000, count.formatted("{'grade': 0}"));
        assertKnownOnly(1000, count.formatted("{'subtype': 'trigger'}"));
        assertKnownOnly(5000, "{'sum': {'what': {'original': 'power'}, 'of': {'cards': 'damage'}}}");
    }

    /** A's unit gets so much power for the card if it has information. */
    private static void assertKnownOnly(int power, String by) {
        withDamageDown(JP_2026_04, by).power(A, FRONT_LEFT, 8000);
        withDamageDown(zones(it -> it.withFaceDownDamageHasInformation(true)), by)
                .power(A, FRONT_LEFT, 8000 + power);
    }

    private static Player withDamageDown(Ruleset ruleset, String by) {
        return saying(ruleset, "{'cont': {'in': 'rc', 'effects': {'gets': {'power': " + by + "}}}}")
                .in(A, Zone.DAMAGE, TestCards.trigger("critical"), GameObject.FACE_DOWN)
                .turn(A, "9.9");
    }

    private static Table assist(UnaryOperator<TurnRules> other, Amendment... amendments) {
        Ruleset ruleset = JP_2026_04.withTurn(other.apply(JP_2026_04.turn())).amended(amendments);
        return under(ruleset, UnaryOperator.identity())
                .number(FighterNumbers.NO_RIDE_DECK, A, 1)
                .unit(A, FRONT_CENTER, GRADE_0)
                .hand(A, GRADE_0, GRADE_0, GRADE_0);
    }

    private static Player atAssist(Table table) {
        return table.within("9.1", "9.6", 0, 3).at("9.5", "9.5.1").asked(A, "9.5.3");
    }

    private static Player first(Player player) {
        return player.answer(player.state().legalActions().get(0));
    }

    @Test
    @Rule(jp = "9.5.3.2", it = "6.4.1.2.3.5")
    void howAGAssistSearches() {
        UnaryOperator<TurnRules> three = it -> it.withGAssistCards(3);
        Player found = atAssist(
                        assist(three, ItalianSteps.G_ASSIST_REVEALS).deck(A, GRADE_2, GRADE_2, GRADE_1, GRADE_1))
                .yes()
                .draws(GRADE_2)
                .draws(GRADE_1)
                .asked(A, "9.5.3.2 choose");
        first(first(found));
        found.asked(A, "9.7.2").holds(A, Zone.HAND, GRADE_0, GRADE_1).holds(A, Zone.REMOVED, GRADE_0, GRADE_0);

        Player none = atAssist(assist(three, ItalianSteps.G_ASSIST_REVEALS).deck(A, GRADE_2, GRADE_2, GRADE_2, GRADE_1))
                .yes()
                .draws(GRADE_2, GRADE_2, GRADE_2);
        none.asked(A, "9.7.2").holds(A, Zone.HAND, GRADE_0, GRADE_0, GRADE_0).happened(EventKind.SHUFFLE, 1);

        Player chosen = atAssist(assist(it -> it).deck(A, GRADE_1, GRADE_1, GRADE_1, GRADE_1, GRADE_1, GRADE_1))
                .yes();
        chosen.until(A, "9.5.3.2 find").pass().asked(A, "9.7.2").holds(A, Zone.HAND, GRADE_0, GRADE_0, GRADE_0);
    }

    /** As far as the deck of the fighter who searches goes, not that of the other. */
    @Test
    @Rule(
            jp = {"9.5.3.1", "9.5.3.2"},
            it = "6.4.1.2.3.5")
    void theSecondFighterShowsTheOwnHandAndSearchesTheOwnDeckInAGAssist() {
        Player player = under(JP_2026_04.amended(ItalianSteps.G_ASSIST_REVEALS), UnaryOperator.identity())
                .number(FighterNumbers.NO_RIDE_DECK, B, 1)
                .unit(B, FRONT_CENTER, GRADE_0)
                .hand(A, GRADE_1)
                .hand(B, GRADE_0, GRADE_0, GRADE_0)
                .deck(A, GRADE_1)
                .deck(B, GRADE_2, GRADE_1, GRADE_1)
                .within("9.1", "9.6", 1, 4)
                .at("9.5", "9.5.1")
                .asked(B, "9.5.3")
                .yes()
                .draws(GRADE_2)
                .draws(GRADE_1)
                .asked(B, "9.5.3.2 choose");
        assertEquals(3, View.of(player.state(), A).cards(B, Zone.HAND).count(GRADE_0));
        assertEquals(0, View.of(player.state(), B).cards(A, Zone.HAND).count(GRADE_1));
        first(first(player))
                .asked(B, "9.7.2")
                .holds(B, Zone.HAND, GRADE_0, GRADE_1)
                .holds(B, Zone.REMOVED, GRADE_0, GRADE_0)
                .holds(A, Zone.REMOVED);
    }

    @Test
    @Rule(
            jp = {"9.5.3", "9.5.3.2"},
            it = {"6.4.1.2.3.2.2", "6.4.1.2.3.5"},
            en = {"6.4.1.2.2.2", "6.4.1.2.5"})
    void whatAGAssistCostsInTheGZone() {
        Amendment two = EnglishSteps.G_ASSIST_COSTS_G_CARDS;
        UnaryOperator<TurnRules> free = it -> it.withGAssistPrice(0);
        atAssist(assist(free, two).in(A, Zone.G, G_UNIT)).offered("no");
        Player paying = atAssist(assist(free, two)
                        .in(A, Zone.G, G_UNIT, G_UNIT, G_UNIT)
                        .deck(A, GRADE_1, GRADE_1, GRADE_1, GRADE_1, GRADE_1))
                .offered("no", "yes")
                .yes()
                .until(A, "9.5.3.2 find")
                .pick(Zone.DECK, GRADE_1)
                .asked(A, "9.5.3.2 choose G");
        first(first(paying))
                .asked(A, "9.7.2")
                .holds(A, Zone.REMOVED, G_UNIT, G_UNIT)
                .holds(A, Zone.G, G_UNIT);

        Player both = atAssist(assist(it -> it.withGAssistPrice(1), two)
                        .in(A, Zone.G, G_UNIT, G_UNIT, G_UNIT)
                        .deck(A, GRADE_1, GRADE_1, GRADE_1, GRADE_1, GRADE_1))
                .yes()
                .until(A, "9.5.3.2 find")
                .pick(Zone.DECK, GRADE_1);
        Player removing = first(first(both)).asked(A, "9.5.3.2 choose");
        assertEquals(4, removing.state().legalActions().size(), "any card of the hand can go");
        first(removing)
                .asked(A, "9.7.2")
                .holds(A, Zone.REMOVED, G_UNIT, G_UNIT, GRADE_0)
                .holds(A, Zone.HAND, GRADE_0, GRADE_0, GRADE_1);
    }

    @Test
    @Rule(
            jp = "9.5.3",
            it = {"6.4.1.2.3.2.2", "6.4.1.2.3.5"},
            en = "6.4.1.2.2.2")
    void whichCardsOfTheGZoneAGAssistCounts() {
        for (boolean faceDown : new boolean[] {false, true}) {
            Amendment two =
                    faceDown ? ItalianSteps.G_ASSIST_COSTS_FACE_DOWN_CARDS : EnglishSteps.G_ASSIST_COSTS_G_CARDS;
            Table table = assist(it -> it, two).in(A, Zone.G, G_UNIT, 0).in(A, Zone.G, G_UNIT, GameObject.FACE_DOWN);
            Player player = atAssist(table);
            if (faceDown) {
                player.offered("no");
            } else {
                player.offered("no", "yes");
            }
        }
        Player paying = atAssist(assist(it -> it.withGAssistPrice(0), ItalianSteps.G_ASSIST_COSTS_FACE_DOWN_CARDS)
                        .in(A, Zone.G, G_UNIT, 0)
                        .in(A, Zone.G, G_UNIT, GameObject.FACE_DOWN)
                        .in(A, Zone.G, G_UNIT, GameObject.FACE_DOWN)
                        .deck(A, GRADE_1, GRADE_1, GRADE_1, GRADE_1, GRADE_1))
                .offered("no", "yes")
                .yes()
                .until(A, "9.5.3.2 find")
                .pick(Zone.DECK, GRADE_1);
        paying.asked(A, "9.7.2").holds(A, Zone.REMOVED, G_UNIT, G_UNIT);
        assertFalse(paying.thing(A, Zone.G, G_UNIT).is(GameObject.FACE_DOWN), "the one that lies face up stays");
    }

    /** They are named from the front on, so that the last one, alone, is none of the first to be named. */
    @Test
    @Rule(
            jp = "9.5.3",
            it = {"6.4.1.2.3.2.2", "6.4.1.2.3.5"},
            en = "6.4.1.2.5")
    void whichCardsOfTheGZoneGoForAGAssist() {
        Map<Amendment, List<Integer>> offered = Map.of(
                ItalianSteps.G_ASSIST_COSTS_FACE_DOWN_CARDS, List.of(0, 2),
                EnglishSteps.G_ASSIST_COSTS_G_CARDS, List.of(0, 1, 2));
        offered.forEach((costs, positions) -> {
            Player player = atAssist(assist(it -> it.withGAssistPrice(0), costs)
                            .in(A, Zone.G, G_UNIT, GameObject.FACE_DOWN)
                            .in(A, Zone.G, G_UNIT, 0)
                            .in(A, Zone.G, G_UNIT, GameObject.FACE_DOWN)
                            .in(A, Zone.G, G_UNIT, GameObject.FACE_DOWN)
                            .deck(A, GRADE_1, GRADE_1, GRADE_1, GRADE_1, GRADE_1))
                    .yes()
                    .until(A, "9.5.3.2 find")
                    .pick(Zone.DECK, GRADE_1)
                    .asked(A, "9.5.3.2 choose G");
            ActionList legal = player.state().legalActions();
            assertEquals(
                    positions,
                    Array.range(0, legal.size())
                            .map(i -> legal.get(i).handle().index())
                            .asJava());
        });
    }
}
