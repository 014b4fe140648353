package io.github.cardfold.cardfight.edition;

import static io.github.cardfold.cardfight.Added.after;
import static io.github.cardfold.cardfight.TestCards.GRADE_0;
import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.cardfight.TestCards.ORDER;
import static io.github.cardfold.cardfight.TestCards.trigger;
import static io.github.cardfold.cardfight.edition.Editions.JP_2026_04;
import static io.github.cardfold.cardfight.state.Circle.BACK_LEFT;
import static io.github.cardfold.cardfight.state.Circle.FRONTMOST_CENTER;
import static io.github.cardfold.cardfight.state.Circle.FRONT_CENTER;
import static io.github.cardfold.cardfight.state.Circle.FRONT_LEFT;
import static io.github.cardfold.cardfight.state.Circle.FRONT_RIGHT;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static io.github.cardfold.kernel.table.Seat.NATURE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Added;
import io.github.cardfold.cardfight.Additions;
import io.github.cardfold.cardfight.Auto;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.state.Amendment;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.Ruleset;
import io.github.cardfold.cardfight.state.StandTrigger;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.spi.Registry;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Each choice of a ruleset governs what happens: another one, and something else happens. */
class EditionChoicesTest {
    private static Table under(Ruleset ruleset) {
        return Table.empty(Cardfight.rules(ruleset, TestCards.PACK));
    }

    private static Table under(Ruleset ruleset, UnaryOperator<Registry> additions) {
        return Table.empty(Cardfight.rules(ruleset, TestCards.PACK, Additions.of(additions)));
    }

    @Test
    @Rule(jp = "8.2.1.8")
    void theOpeningHand() {
        Player player = under(JP_2026_04.withSetup(JP_2026_04.setup().withOpeningHand(3)))
                .deck(A, GRADE_1, GRADE_1, GRADE_1, GRADE_1)
                .deck(B, GRADE_1, GRADE_1, GRADE_1, GRADE_1)
                .at("8.2.1", "8.2.1.8 first", -1, 0)
                .until(A, "8.2.1.8 put back");

        player.holds(A, Zone.HAND, GRADE_1, GRADE_1, GRADE_1).holds(B, Zone.HAND, GRADE_1, GRADE_1, GRADE_1);
    }

    @Test
    @Rule(jp = "8.2.1.6", id = "8.2.1.5", it = "5.4.3.2", en = "5.4.3.2")
    void whoGoesFirst() {
        Player chosen = under(JP_2026_04).at("8.2.1", "8.2.1.6", -1, 0);
        chosen.number(1).asked(B, "8.2.1.6 choose");

        for (Amendment each :
                List.of(IndonesianSteps.FIRST_BY_CHANCE, ItalianSteps.FIRST_BY_CHANCE, EnglishSteps.FIRST_BY_CHANCE)) {
            Player drawn = under(JP_2026_04.amended(each)).at("8.2.1", "8.2.1.6", -1, 0);
            drawn.number(1).asked(NATURE, "chance drawn").until(B, "9.7.2");
            assertEquals(Option.some(B), drawn.fight().turnFighter());
        }
    }

    @Test
    @Rule(jp = "8.2.1.8", en = "5.4.4")
    void theWayToRedraw() {
        Player top = redrawn(JP_2026_04);
        top.offered("grade-1 from A deck", "grade-2 from A deck").happened(EventKind.SHUFFLE, 0);

        Player shuffled = redrawn(JP_2026_04.amended(EnglishSteps.REDRAW_AFTER_THE_SHUFFLE));
        shuffled.offered("grade-0 from A deck", "grade-1 from A deck", "grade-2 from A deck");
        shuffled.draws(GRADE_0).asked(B, "8.2.1.8 put back").happened(EventKind.SHUFFLE, 1);
    }

    private static Player redrawn(Ruleset ruleset) {
        return under(ruleset)
                .hand(A, GRADE_0)
                .hand(B, GRADE_3)
                .deck(A, GRADE_1, GRADE_2)
                .at("8.2.1", "8.2.1.8 redraw first", -1, 0)
                .pick(Zone.HAND, GRADE_0)
                .pass();
    }

    @Test
    @Rule(jp = "9.2.1", id = "9.2.1", it = "6.1.1", en = "6.1.1")
    void theCheckTimingOfStandingUp() {
        stoodUp(JP_2026_04).asked(B, "auto").happened(EventKinds.BEGINNING, 0);
        for (Amendment each : List.of(
                IndonesianSteps.STANDING_UP_IS_NOT_CHECKED,
                ItalianSteps.STANDING_UP_IS_NOT_CHECKED,
                EnglishSteps.STANDING_UP_IS_NOT_CHECKED)) {
            stoodUp(JP_2026_04.amended(each)).asked(B, "auto").happened(EventKinds.BEGINNING, 1);
        }
    }

    private static Player stoodUp(Ruleset ruleset) {
        return under(ruleset, Auto.on(B, event -> event.kind() == EventKind.FACE && event.seat() == Seat.A))
                .unit(A, FRONT_CENTER, GRADE_3, GameObject.FACE_DOWN)
                .at("8.2.1", "8.2.1.9", -1, 0);
    }

    @Test
    @Rule(jp = "9.2.3", it = "6.3.1.2", en = "6.3.1.2")
    void whetherOrdersStand() {
        assertEquals(1, ordersStood(JP_2026_04));
        assertEquals(0, ordersStood(JP_2026_04.withTurn(JP_2026_04.turn().withOrderZoneStands(false))));
    }

    private static int ordersStood(Ruleset ruleset) {
        Player player = under(ruleset).resting(A, Zone.ORDER_ZONE, ORDER).turn(A, "9.2");
        return player.events(EventKind.TURN).size();
    }

    /** A without a ride deck, at the G assist step, with six cards in the deck. */
    private static Player assist(Ruleset ruleset, String vanguard) {
        return withoutRideDeck(ruleset, vanguard).at("9.5", "9.5.1");
    }

    private static Table withoutRideDeck(Ruleset ruleset, String vanguard) {
        return under(ruleset)
                .number(FighterNumbers.NO_RIDE_DECK, A, 1)
                .unit(A, FRONT_CENTER, vanguard)
                .hand(A, GRADE_0, GRADE_0, GRADE_0)
                .deck(A, GRADE_1, GRADE_1, GRADE_1, GRADE_1, GRADE_1, GRADE_1)
                .within("9.1", "9.6", 0, 3);
    }

    @Test
    @Rule(
            jp = {"9.3.1", "9.5.1"},
            id = "9.3.1")
    void whetherThereIsAGAssistStep() {
        withoutRideDeck(JP_2026_04, GRADE_0).at("9.3", "9.4.3").asked(A, "9.5.3");
        withoutRideDeck(JP_2026_04.amended(IndonesianSteps.NO_G_ASSIST), GRADE_0)
                .at("9.3", "9.4.3")
                .asked(A, "9.7.2");
    }

    @Test
    @Rule(jp = "9.5.3")
    void theGradeThatNeedsNoAssist() {
        assist(JP_2026_04, GRADE_2).asked(A, "9.5.3");
        assist(JP_2026_04.withTurn(JP_2026_04.turn().withGAssistGrade(2)), GRADE_2)
                .asked(A, "9.7.2");
    }

    @Test
    @Rule(jp = "9.5.3.2")
    void theNumbersOfAGAssist() {
        Ruleset other =
                JP_2026_04.withTurn(JP_2026_04.turn().withGAssistCards(2).withGAssistPrice(1));
        Player player = assist(other, GRADE_0).yes().until(A, "9.5.3.2 find");

        player.offered("pass", "grade-1 from deck", "grade-1 from deck");
        player.pick(Zone.DECK, GRADE_1).asked(A, "9.5.3.2 choose").pick(Zone.HAND, GRADE_0);
        player.asked(A, "9.7.2").holds(A, Zone.REMOVED, GRADE_0);

        Player free = assist(JP_2026_04.withTurn(JP_2026_04.turn().withGAssistPrice(0)), GRADE_0);
        free.yes().until(A, "9.5.3.2 find").pick(Zone.DECK, GRADE_1).asked(A, "9.7.2");
        free.holds(A, Zone.REMOVED).happened(EventKind.SHUFFLE, 1);
    }

    @Test
    @Rule(jp = "6.3.3.2.2", id = "6.3.3.1.2")
    void whatASuperiorRideFromTheRideDeckCosts() {
        Ruleset costly = JP_2026_04.amended(IndonesianSteps.SUPERIOR_RIDES_COST);
        superior(JP_2026_04, GRADE_0, GRADE_0).stands(A, FRONT_CENTER, GRADE_2).holds(A, Zone.DROP);
        Player paid =
                superior(costly, GRADE_0, GRADE_1).asked(A, "6.3.3.2.2 discard").pick(Zone.HAND, GRADE_0);
        paid.stands(A, FRONT_CENTER, GRADE_2).holds(A, Zone.DROP, GRADE_0);
        superior(costly).stands(A, FRONT_CENTER, GRADE_1).holds(A, Zone.RIDE_DECK, GRADE_2);
    }

    private static Player superior(Ruleset ruleset, String... hand) {
        Procedure ride = Procedure.named("first")
                .call("first", "6.3.3", run -> new int[] {
                    0, run.position().objectAt(Zone.RIDE_DECK.of(Seat.A), 0).object(), 0
                })
                .build();
        return under(ruleset, builder -> builder.procedures(ride))
                .unit(A, FRONT_CENTER, GRADE_1)
                .hand(A, hand)
                .in(A, Zone.RIDE_DECK, GRADE_2)
                .within("9.1", "9.9", 0, 3)
                .at("first", "first");
    }

    @Test
    @Rule(jp = "7.15.1.4.2#1")
    void thePowerOfAPersonaRide() {
        Player player = under(JP_2026_04.withRide(JP_2026_04.ride().withPersonaRidePower(7000)))
                .hand(A, GRADE_3)
                .turn(A, "9.6")
                .act("ride", Zone.HAND, GRADE_3)
                .until(A, "10.3.1.3");
        player.power(A, FRONT_CENTER, 20000);
    }

    @Test
    @Rule(jp = "10.3.1.1", id = "10.3.1.1")
    void howOftenAStartStepBegins() {
        assertEquals(2, startSteps(JP_2026_04));
        assertEquals(1, startSteps(JP_2026_04.amended(IndonesianSteps.START_STEP_BEGINS_ONCE)));
    }

    private static long startSteps(Ruleset ruleset) {
        Player player = under(ruleset)
                .unit(A, FRONT_LEFT, GRADE_1)
                .turn(A, "9.10")
                .yes()
                .pickUnit(A, FRONT_LEFT)
                .asked(A, "10.3.1.3");
        return player.texts(EventKinds.BEGINNING).stream()
                .filter("start step"::equals)
                .count();
    }

    @Test
    @Rule(jp = "10.4.1.3.1", it = "7.3.1.3", en = "7.3.1.3")
    void whatABattleWithoutAttackerComesTo() {
        assertEquals("end phase", afterNoAttacker(JP_2026_04));
        assertEquals("close step", afterNoAttacker(JP_2026_04.amended(ItalianSteps.CLOSE_STEP_WITHOUT_ATTACKER)));
        assertEquals("close step", afterNoAttacker(JP_2026_04.amended(EnglishSteps.CLOSE_STEP_WITHOUT_ATTACKER)));
    }

    private static String afterNoAttacker(Ruleset ruleset) {
        Player player = under(
                        ruleset,
                        Auto.on(
                                A,
                                (position, event) ->
                                        Auto.beginning("attack step").test(event),
                                run -> {
                                    GameObject vanguard = run.position().objectAt(FRONT_CENTER.of(Seat.A), 0);
                                    return Batch.of(Event.turn(run.position(), vanguard.object(), true));
                                }))
                .hand(B, GRADE_1)
                .turn(A, "9.10")
                .yes()
                .asked(A, "auto")
                .forget()
                .yes();
        return player.texts(EventKinds.BEGINNING).get(0);
    }

    @Test
    @Rule(jp = "10.5.1.2.2.2", it = "7.4.1.2.2", en = "7.4.1.2.1")
    void theGradeOfGuardians() {
        attacked(JP_2026_04).offered("pass", "guard grade-0 from hand", "guard grade-2 from hand");
        attacked(JP_2026_04.withBattle(JP_2026_04.battle().withGuardiansUpToVanguard(true)))
                .offered("pass", "guard grade-0 from hand");
    }

    /** The permission is B's, for calls to the guardian circle and no others, and not A's. */
    @Test
    @Rule(jp = "10.5.1.2.2.2", it = "7.4.1.2.2", en = "7.4.1.2.1")
    void anEffectLiftsTheGradeOfGuardians() {
        Ruleset upToVanguard = JP_2026_04.withBattle(JP_2026_04.battle().withGuardiansUpToVanguard(true));
        for (String[] each : new String[][] {
            {"{'of': 'you', 'to': 'gc', 'despite': 'grade'}", "guard grade-2 from hand"},
            {"{'of': 'you', 'to': 'rc', 'despite': 'grade'}", ""},
            {"{'of': 'opponent', 'to': 'gc', 'despite': 'grade'}", ""},
        }) {
            String may = "{'cont': {'in': 'rc', 'effects': {'may': {'call': " + each[0] + "}}}}";
            Card card = TextCards.card(TextCards.TEXT, may);
            Array<String> offered =
                    Array.of("pass", "guard grade-0 from hand", each[1]).reject(String::isEmpty);
            Table.empty(Cardfight.rules(upToVanguard, TextCards.pack(card)))
                    .unit(B, FRONT_CENTER, GRADE_1)
                    .unit(B, BACK_LEFT, TextCards.TEXT)
                    .hand(B, GRADE_0, GRADE_2)
                    .turn(A, "9.10")
                    .yes()
                    .asked(B, "10.5.1.2.1")
                    .offered(offered.toJavaArray(String[]::new));
        }
    }

    @Test
    @Rule(
            jp = "10.5.1.2.2",
            it = {"7.4.1.2.2", "7.4.1.2.3"},
            en = {"7.4.1.2.1", "7.4.1.2.2"})
    void howManyGuardTogether() {
        attacked(JP_2026_04).act("guard", Zone.HAND, GRADE_0).asked(B, "10.5.1.2.2 more");
        attacked(JP_2026_04.withBattle(JP_2026_04.battle().withGuardiansAtOnce(1)))
                .act("guard", Zone.HAND, GRADE_0)
                .asked(B, "10.5.1.2.1")
                .rests(B, FRONTMOST_CENTER, GRADE_0);
    }

    private static Player attacked(Ruleset ruleset) {
        return under(ruleset)
                .unit(B, FRONT_CENTER, GRADE_1)
                .hand(B, GRADE_0, GRADE_2)
                .turn(A, "9.10")
                .yes()
                .asked(B, "10.5.1.2.1");
    }

    /** A's vanguard of grade 2 attacks and checks the given card; A has a resting rear-guard. */
    private static Player checked(Ruleset ruleset, Pack pack, String card) {
        return Table.empty(Cardfight.rules(ruleset, pack))
                .unit(A, FRONT_CENTER, GRADE_2)
                .resting(A, FRONT_LEFT, GRADE_1)
                .deck(A, card, GRADE_1)
                .turn(A, "9.10")
                .yes()
                .draws(card);
    }

    private static Player checked(Ruleset ruleset, String card) {
        return checked(ruleset, TestCards.PACK, card);
    }

    @Test
    @Rule(jp = "11.10.5", id = "2.8.2.2", it = "2.8.1.1.2", en = "2.8.1.1.2")
    void thePowerOfTriggers() {
        Ruleset other = JP_2026_04.withTriggers(JP_2026_04.triggers().withPower(Option.some(5000)));
        checked(other, trigger("critical")).number(1).pickUnit(A, FRONT_LEFT).power(A, FRONT_LEFT, 13000);
        checked(JP_2026_04, trigger("critical"))
                .number(1)
                .pickUnit(A, FRONT_LEFT)
                .power(A, FRONT_LEFT, 18000);
        checked(other, trigger("over")).number(2).pickUnit(A, FRONT_LEFT).power(A, FRONT_LEFT, 100_008_000);
    }

    @Test
    @Rule(jp = "11.10.2.5", it = "2.8.1.1.4", en = "2.8.1.1.4")
    void whomAStandTriggerStands() {
        Ruleset other = JP_2026_04.withTriggers(JP_2026_04.triggers().withStand(StandTrigger.REAR_GUARD));
        checked(JP_2026_04, trigger("stand")).number(0).offered("grade-1 on front left", "grade-2 on vanguard");

        Player player = checked(other, trigger("stand")).number(0);
        player.stands(A, FRONT_LEFT, GRADE_1);
        int unit = player.object(A, FRONT_LEFT);
        assertTrue(!RuleEffects.isOn(player.state().position(), RuleEffects.NO_DRIVE_CHECKS, unit));
    }

    @Test
    @Rule(it = "2.2.1.1", en = "2.2.1.1")
    void whetherATriggerNeedsAClanInCommon() {
        Ruleset other = JP_2026_04.withTriggers(JP_2026_04.triggers().withClanShared(true));
        checked(JP_2026_04, clans("One", "Other"), trigger("draw")).asked(A, "11.10.3.1");
        checked(other, clans("One", "One"), trigger("draw")).asked(A, "11.10.3.1");
        Player none = checked(other, clans("One", "Other"), trigger("draw"));
        none.asked(NATURE, "chance drawn").holds(A, Zone.HAND, trigger("draw"));
    }

    /** The trigger of A's vanguard with a unit on another circle, of the clan of the trigger or not. */
    private static Player clanOnField(Function<Table, Table> units) {
        return clanOnField(units, UnaryOperator.identity());
    }

    private static Player clanOnField(Function<Table, Table> units, UnaryOperator<Registry> additions) {
        Ruleset shared = JP_2026_04.withTriggers(JP_2026_04.triggers().withClanShared(true));
        Pack pack = TestCards.PACK.withCards(TestCards.PACK
                .cards()
                .map(card -> card.withClans(
                        card.id().equals(GRADE_1)
                                ? Array.of("Another", "One", "Third")
                                : Array.of(card.id().equals(trigger("draw")) ? "One" : "Other"))));
        return units.apply(Table.empty(Cardfight.rules(shared, pack, Additions.of(additions)))
                        .unit(A, FRONT_CENTER, GRADE_2))
                .deck(A, trigger("draw"), GRADE_0)
                .turn(A, "9.10")
                .attacks(FRONT_CENTER, B, FRONT_CENTER)
                .draws(trigger("draw"));
    }

    @Test
    @Rule(it = "2.2.1.1", en = "2.2.1.1")
    void anyUnitOfTheFighterMayShareAClanWithATrigger() {
        clanOnField(table -> table.resting(A, FRONT_LEFT, GRADE_0).resting(A, FRONT_RIGHT, GRADE_1))
                .asked(A, "11.10.3.1");
        clanOnField(table -> table.resting(A, FRONT_LEFT, GRADE_1).resting(A, FRONT_RIGHT, GRADE_0))
                .asked(A, "11.10.3.1");
        clanOnField(table -> table.unitOf(B, A, FRONT_LEFT, GRADE_1)).asked(A, "11.10.3.1");
        clanOnField(table -> table.unit(B, FRONT_LEFT, GRADE_1)).asked(NATURE, "chance drawn");
        clanOnField(table -> table.unitOf(A, B, FRONT_LEFT, GRADE_1)).asked(NATURE, "chance drawn");
    }

    /** Until a rule action retires all but one of them, several units may stand on one circle. */
    @Test
    @Rule(it = "2.2.1.1", en = "2.2.1.1")
    void anyOfSeveralUnitsOnOneCircleMayShareAClanWithATrigger() {
        UnaryOperator<Registry> together =
                after("10.6", "10.6.1.2.3", run -> Added.toCircle(run, A, BACK_LEFT, FRONT_LEFT));
        clanOnField(table -> table.resting(A, FRONT_LEFT, GRADE_0).resting(A, BACK_LEFT, GRADE_1), together)
                .asked(A, "11.10.3.1");
        clanOnField(table -> table.resting(A, FRONT_LEFT, GRADE_1).resting(A, BACK_LEFT, GRADE_0), together)
                .asked(A, "11.10.3.1");
    }

    @Test
    @Rule(jp = "7.39.2", it = "2.2.1.1", en = "2.2.1.1")
    void aDominatedUnitSharesAClanWithTheTriggersOfWhoDominatesIt() {
        clanOnField(
                        table -> table.unit(B, FRONT_LEFT, GRADE_1),
                        after("10.6", "10.6.1.2.3", run -> Added.dominate(run, A, FRONT_LEFT)))
                .asked(A, "11.10.3.1");
        clanOnField(
                        table -> table.unit(A, FRONT_LEFT, GRADE_1),
                        after("10.6", "10.6.1.2.3", run -> Added.dominate(run, B, FRONT_LEFT)))
                .asked(NATURE, "chance drawn");
    }

    private static Pack clans(String units, String triggers) {
        return TestCards.PACK.withCards(TestCards.PACK
                .cards()
                .map(card -> card.withClans(Array.of(card.id().equals(trigger("draw")) ? triggers : units))));
    }

    @Test
    @Rule(jp = {"1.2.2.1", "13.2.2"})
    void theDamageThatLosesTheGame() {
        Ruleset other = JP_2026_04.withRuleActions(JP_2026_04.ruleActions().withDamageToLose(4));
        String[] four = {GRADE_0, GRADE_0, GRADE_0, GRADE_0};
        under(JP_2026_04).in(B, Zone.DAMAGE, four).turn(A, "9.9").asked(A, "10.3.1.3");
        assertTrue(under(other).in(B, Zone.DAMAGE, four).turn(A, "9.9").state().isOver());
    }

    @Test
    @Rule(jp = "13.4.1", it = "9.4.1", en = "9.4.1")
    void whenGuardiansAreIllegal() {
        Ruleset other = JP_2026_04.withRuleActions(JP_2026_04.ruleActions().withGuardiansStayInBattlePhase(true));
        under(JP_2026_04).unit(B, FRONTMOST_CENTER, GRADE_0).turn(A, "9.10").empty(B, FRONTMOST_CENTER);
        under(other).unit(B, FRONTMOST_CENTER, GRADE_0).turn(A, "9.10").stands(B, FRONTMOST_CENTER, GRADE_0);
        under(other).unit(B, FRONTMOST_CENTER, GRADE_0).turn(A, "9.9").empty(B, FRONTMOST_CENTER);
    }

    @Test
    void everyChoiceIsPartOfTheManifest() {
        List<Ruleset> others = List.of(
                JP_2026_04.amended(EnglishSteps.REDRAW_AFTER_THE_SHUFFLE),
                JP_2026_04.withSetup(JP_2026_04.setup().withOpeningHand(3)),
                JP_2026_04.withTurn(JP_2026_04.turn().withGAssistGrade(2)),
                JP_2026_04.withRide(JP_2026_04.ride().withPersonaRidePower(7000)),
                JP_2026_04.withBattle(JP_2026_04.battle().withGuardiansAtOnce(1)),
                JP_2026_04.withTriggers(JP_2026_04.triggers().withPower(Option.some(5000))),
                JP_2026_04.withRuleActions(JP_2026_04.ruleActions().withDamageToLose(4)),
                JP_2026_04.withZones(JP_2026_04.zones().withSameCardOnField(true)),
                JP_2026_04.withCall(JP_2026_04.call().withFromField(false)),
                JP_2026_04.withEffects(JP_2026_04.effects().withNeedsItsTime(false)));
        Array<String> manifests = Array.ofAll(others)
                .append(JP_2026_04)
                .map(each -> Cardfight.rules(each, TestCards.PACK).manifest());
        assertEquals(manifests.size(), manifests.distinct().size());
    }
}
