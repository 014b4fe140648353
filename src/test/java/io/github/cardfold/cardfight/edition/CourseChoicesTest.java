package io.github.cardfold.cardfight.edition;

import static io.github.cardfold.cardfight.TestCards.GRADE_0;
import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.cardfight.TestCards.trigger;
import static io.github.cardfold.cardfight.TextCards.TEXT;
import static io.github.cardfold.cardfight.edition.Editions.JP_2026_04;
import static io.github.cardfold.cardfight.state.Circle.BACK_LEFT;
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
import io.github.cardfold.cardfight.Story;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.fact.Battle;
import io.github.cardfold.cardfight.fact.CardfightGame;
import io.github.cardfold.cardfight.state.Amendment;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.EffectRules;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.state.RuleActionRules;
import io.github.cardfold.cardfight.state.Ruleset;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.HiddenStandby;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.spi.Registry;
import io.github.cardfold.view.View;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What editions decide otherwise about battles, damage, rule actions and effects. */
class CourseChoicesTest {
    private static Ruleset ruleActions(UnaryOperator<RuleActionRules> other) {
        return JP_2026_04.withRuleActions(other.apply(JP_2026_04.ruleActions()));
    }

    private static Ruleset effects(UnaryOperator<EffectRules> other) {
        return JP_2026_04.withEffects(other.apply(JP_2026_04.effects()));
    }

    private static Table under(Ruleset ruleset) {
        return under(ruleset, UnaryOperator.identity());
    }

    private static Table under(Ruleset ruleset, UnaryOperator<Registry> additions) {
        return Table.empty(Cardfight.rules(ruleset, TestCards.PACK, Additions.of(additions)));
    }

    private static Table saying(Ruleset ruleset, String... abilities) {
        return Table.empty(Cardfight.rules(ruleset, TextCards.pack(TextCards.card(TEXT, abilities))));
    }

    @Test
    @Rule(jp = "10.3.1.1", it = "7.2.1.1")
    void whetherTheBattlePhaseBegins() {
        assertTrue(beginnings(JP_2026_04).contains("battle phase"));
        Player none = under(JP_2026_04.amended(ItalianSteps.BATTLE_PHASE_DOES_NOT_BEGIN))
                .turn(A, "9.10");
        assertTrue(!none.texts(EventKinds.BEGINNING).contains("battle phase")
                && none.texts(EventKinds.BEGINNING).contains("start step"));
    }

    private static java.util.List<String> beginnings(Ruleset ruleset) {
        return under(ruleset).turn(A, "9.10").texts(EventKinds.BEGINNING);
    }

    /** The attacked rear-guard has left before the guard step begins. */
    @Test
    @Rule(jp = "10.5.1.2.1.1", it = "7.4.1.2.1.1", en = "7.4.1.2.3.1")
    void whetherTheGuardStepNeedsATarget() {
        untargeted(JP_2026_04).asked(A, "10.3.1.3");
        untargeted(JP_2026_04.amended(ItalianSteps.GUARD_STEP_NEEDS_NO_TARGET)).asked(B, "10.5.1.2.1");
        untargeted(JP_2026_04.amended(EnglishSteps.GUARD_STEP_NEEDS_NO_TARGET)).asked(B, "10.5.1.2.1");
    }

    private static Player untargeted(Ruleset ruleset) {
        return under(
                        ruleset,
                        Auto.on(
                                A,
                                (position, event) ->
                                        Auto.beginning("guard step").test(event),
                                run -> leave(run)))
                .unit(A, FRONT_LEFT, GRADE_2)
                .unit(A, FRONT_RIGHT, GRADE_2)
                .unit(B, FRONT_LEFT, GRADE_1)
                .hand(B, GRADE_1)
                .turn(A, "9.10")
                .attacks(FRONT_LEFT, B, FRONT_LEFT)
                .asked(A, "auto")
                .yes();
    }

    private static Batch leave(Run run) {
        GameObject target = run.position().objectAt(FRONT_LEFT.of(Seat.B), 0);
        return Batch.of(Event.move(run.position(), target.object(), Zone.DROP.of(Seat.B), 0));
    }

    @Test
    @Rule(
            jp = {"10.7.1.6", "10.7.1.10"},
            en = {"7.6.1.8", "7.6.1.9"})
    void whetherTheHitAreRetiredBeforeAbilitiesOfHits() {
        hit(JP_2026_04).stands(B, FRONT_LEFT, GRADE_1).holds(B, Zone.DROP);
        Player retired = hit(JP_2026_04.amended(EnglishSteps.RETIRES_BEFORE_HITS));
        retired.empty(B, FRONT_LEFT).holds(B, Zone.DROP, GRADE_1);
        retired.no().holds(B, Zone.DROP, GRADE_1);
    }

    private static Player hit(Ruleset ruleset) {
        return under(ruleset, Auto.on(A, Auto.each(EventKinds.HIT)))
                .unit(A, FRONT_LEFT, GRADE_2)
                .unit(B, FRONT_LEFT, GRADE_1)
                .turn(A, "9.10")
                .attacks(FRONT_LEFT, B, FRONT_LEFT)
                .until(A, "auto");
    }

    /** What the end of the battle's effects puts on standby is played in the next check timing of the close step. */
    @Test
    @Rule(jp = "10.8.1.2", it = "7.7.1.4", en = "7.7.1.4")
    void howLongTheAttackGoesOn() {
        assertTrue(!isAttackedAfterTheClosing(JP_2026_04));
        assertTrue(isAttackedAfterTheClosing(JP_2026_04.amended(ItalianSteps.ATTACK_OUTLIVES_CLOSE_STEP)));
        assertTrue(isAttackedAfterTheClosing(JP_2026_04.amended(EnglishSteps.ATTACK_OUTLIVES_CLOSE_STEP)));
    }

    private static boolean isAttackedAfterTheClosing(Ruleset ruleset) {
        Player player = under(
                        ruleset,
                        Auto.on(
                                A,
                                (position, event) -> event.kind() == EventKind.EXPIRE
                                        && position.number(FighterNumbers.ENERGY, Seat.A) == 0,
                                run -> Batch.of(Event.count(FighterNumbers.ENERGY, Seat.A, 1))))
                .unit(A, FRONT_LEFT, GRADE_2)
                .unit(A, FRONT_RIGHT, GRADE_2)
                .unit(B, FRONT_LEFT, GRADE_3)
                .turn(A, "9.10")
                .attacks(FRONT_LEFT, B, FRONT_LEFT)
                .until(A, "auto");
        Position position = player.state().position();
        Frame battle = Battle.of(position);
        boolean isAttacked = battle != null && Battle.attackedCount(position, battle) > 0;
        player.yes().asked(A, "10.3.1.3");
        assertTrue(Battle.of(player.state().position()) == null);
        return isAttacked;
    }

    @Test
    @Rule(
            jp = {"7.6.4.1.1#1", "11.10.1"},
            id = "2.8.1",
            it = "2.8.1",
            en = "2.8.1")
    void whetherATriggerDrawsByAnAbility() {
        assertEquals("ability", drawnBy(JP_2026_04));
        assertEquals("", drawnBy(JP_2026_04.withTriggers(JP_2026_04.triggers().withAreAbilities(false))));
    }

    private static String drawnBy(Ruleset ruleset) {
        Player player = under(ruleset)
                .unit(A, FRONT_CENTER, GRADE_2)
                .deck(A, trigger("draw"), GRADE_1, GRADE_1)
                .turn(A, "9.10")
                .yes()
                .draws(trigger("draw"))
                .number(0)
                .draws(GRADE_1);
        return player.texts(EventKinds.DREW).get(0);
    }

    @Test
    @Rule(jp = {"13.3.3", "13.3.5"})
    void whetherUnitsMayShareACircle() {
        for (boolean apart : new boolean[] {true, false}) {
            Player player = under(apart ? JP_2026_04 : JP_2026_04.amended(IndonesianSteps.UNITS_MAY_OVERLAP))
                    .unit(A, FRONT_LEFT, GRADE_1)
                    .unit(A, FRONT_LEFT, GRADE_2)
                    .unit(A, FRONT_CENTER, GRADE_1)
                    .unit(A, FRONT_CENTER, GRADE_2)
                    .turn(A, "9.9");
            Position position = player.state().position();
            assertEquals(apart ? 1 : 2, position.size(FRONT_LEFT.of(Seat.A)));
            assertEquals(apart ? 1 : 2, position.size(FRONT_CENTER.of(Seat.A)));
        }
    }

    /** Where units may share a circle, all of them go to the other circle of the column. */
    @Test
    @Rule(jp = {"9.9.2.2", "9.9.2.2.1"})
    void allCardsOfTwoCirclesChangePlaces() {
        Player player = under(JP_2026_04.amended(IndonesianSteps.UNITS_MAY_OVERLAP))
                .unit(A, FRONT_LEFT, GRADE_0)
                .unit(A, FRONT_LEFT, GRADE_1)
                .unit(A, FRONT_LEFT, GRADE_2)
                .unit(A, BACK_LEFT, GRADE_3)
                .unit(A, BACK_LEFT, GRADE_1)
                .turn(A, "9.9");
        List<Integer> front = on(player, FRONT_LEFT);
        List<Integer> back = on(player, BACK_LEFT);
        player.act("swap", FRONT_LEFT);
        assertEquals(front, on(player, BACK_LEFT));
        assertEquals(back, on(player, FRONT_LEFT));
    }

    private static List<Integer> on(Player player, Circle circle) {
        Position position = player.state().position();
        int place = circle.of(A);
        return IntStream.range(0, position.size(place))
                .mapToObj(i -> position.objectAt(place, i).object())
                .toList();
    }

    @Test
    @Rule(jp = "13.10.1")
    void whetherTriggerZonesAreCleared() {
        under(JP_2026_04).in(A, Zone.TRIGGER, GRADE_1).turn(A, "9.9").holds(A, Zone.DROP, GRADE_1);
        under(JP_2026_04.amended(ItalianSteps.TRIGGER_ZONES_ARE_NOT_CLEARED))
                .in(A, Zone.TRIGGER, GRADE_1)
                .turn(A, "9.9")
                .holds(A, Zone.DROP)
                .holds(A, Zone.TRIGGER, GRADE_1);
    }

    /** Each damage check puts an ability on standby, until which the card checked stays where it is. */
    private static Player damaged(Ruleset ruleset) {
        return under(ruleset, Auto.on(A, Auto.each(EventKinds.DAMAGE_CHECKED)))
                .number(FighterNumbers.VANGUARD_DAMAGE, B, 2)
                .deck(B, GRADE_0, GRADE_1, GRADE_2)
                .turn(A, "9.9")
                .draws(GRADE_0);
    }

    @Test
    @Rule(jp = "13.6.1#2", it = "9.6.1")
    void whetherDamageWaitsForTheTriggerZones() {
        damaged(JP_2026_04).asked(A, "auto").holds(B, Zone.TRIGGER, GRADE_0);
        damaged(ruleActions(it -> it.withDamageWaitsForTriggerZones(false)))
                .draws(GRADE_1)
                .asked(A, "11.9.4")
                .holds(B, Zone.TRIGGER, GRADE_0, GRADE_1)
                .holds(B, Zone.DAMAGE);
    }

    @Test
    @Rule(
            jp = {"13.6", "13.6.1", "13.7", "13.7.2"},
            it = {"9.6.6", "9.6.7"})
    void whetherAllDamageIsCheckedTogether() {
        damaged(JP_2026_04.amended(ItalianSteps.DAMAGE_IS_CHECKED_TOGETHER))
                .holds(B, Zone.DAMAGE, GRADE_0)
                .draws(GRADE_1)
                .asked(A, "11.9.4")
                .holds(B, Zone.TRIGGER)
                .holds(B, Zone.DAMAGE, GRADE_0, GRADE_1);
        damaged(JP_2026_04).no().draws(GRADE_1).asked(A, "auto").holds(B, Zone.DAMAGE, GRADE_0);
        under(
                        JP_2026_04.amended(ItalianSteps.DAMAGE_IS_CHECKED_TOGETHER),
                        Auto.on(A, Auto.each(EventKinds.DAMAGE_CHECKED)))
                .number(FighterNumbers.VANGUARD_DAMAGE, A, 1)
                .number(FighterNumbers.VANGUARD_DAMAGE, B, 1)
                .deck(A, GRADE_1, GRADE_2)
                .deck(B, GRADE_0, GRADE_3)
                .turn(A, "9.9")
                .draws(GRADE_2)
                .draws(GRADE_0)
                .asked(A, "11.9.4")
                .holds(A, Zone.DAMAGE, GRADE_2)
                .holds(B, Zone.DAMAGE, GRADE_0);
    }

    /** Where a card is resolved before other rule actions, it may lie between others in the trigger zone. */
    @Test
    @Rule(
            jp = {"13.7.1#1", "13.7.2", "13.10.1"},
            it = {"9.6.6", "9.6.7"})
    void whetherOtherCardsLieInTheTriggerZoneMakesNoDifference() {
        Player player = under(
                        JP_2026_04.amended(ItalianSteps.DAMAGE_IS_CHECKED_TOGETHER),
                        Added.both(
                                Added.after("13.6", "13.6.2", CourseChoicesTest::toTriggerZone),
                                Added.after("13.6", "13.6.3 checked", CourseChoicesTest::toTriggerZone)))
                .in(B, Zone.SOUL, GRADE_3, GRADE_2)
                .number(FighterNumbers.VANGUARD_DAMAGE, B, 1)
                .deck(B, GRADE_0, GRADE_1)
                .turn(A, "9.9")
                .draws(GRADE_0);
        Story.tells(
                player,
                "grade-3 to B's trigger zone",
                "grade-0 to B's trigger zone",
                "grade-2 to B's trigger zone",
                "grade-0 to B's damage zone",
                "grade-3 to B's drop zone");
        player.holds(B, Zone.DAMAGE, GRADE_0).holds(B, Zone.DROP, GRADE_3, GRADE_2);
    }

    private static Batch toTriggerZone(Run run) {
        int card = run.position().objectAt(Zone.SOUL.of(Seat.B), 0).object();
        return Batch.of(Event.move(run.position(), card, Zone.TRIGGER.of(Seat.B), 0));
    }

    /** With five damages and two more to come, the second one is still checked where all are checked together. */
    @Test
    @Rule(
            jp = {"13.6", "13.7"},
            it = {"9.6.6", "9.6.7"})
    void whetherALossComesBetweenTwoDamages() {
        atFive(JP_2026_04).draws(GRADE_0).holds(B, Zone.DAMAGE, GRADE_3, GRADE_3, GRADE_3, GRADE_3, GRADE_3, GRADE_0);
        atFive(JP_2026_04.amended(ItalianSteps.DAMAGE_IS_CHECKED_TOGETHER))
                .draws(GRADE_0, GRADE_1)
                .holds(B, Zone.DAMAGE, GRADE_3, GRADE_3, GRADE_3, GRADE_3, GRADE_3, GRADE_0, GRADE_1);
    }

    private static Player atFive(Ruleset ruleset) {
        return under(ruleset, UnaryOperator.identity())
                .in(B, Zone.DAMAGE, GRADE_3, GRADE_3, GRADE_3, GRADE_3, GRADE_3)
                .number(FighterNumbers.VANGUARD_DAMAGE, B, 2)
                .deck(B, GRADE_0, GRADE_1, GRADE_2)
                .turn(A, "9.9");
    }

    @Test
    @Rule(
            jp = {"7.35.2.2", "13.6"},
            en = {"3.14.1", "3.14.1.1"})
    void whetherDamageIsCheckedWhereItIsDealt() {
        dealing(JP_2026_04).asked(NATURE, "chance drawn").holds(B, Zone.DAMAGE).draws(GRADE_3);
        dealing(JP_2026_04.amended(EnglishSteps.DAMAGE_IS_CHECKED_WHERE_DEALT))
                .draws(GRADE_0, GRADE_1)
                .holds(B, Zone.DAMAGE, GRADE_0, GRADE_1)
                .draws(GRADE_3)
                .asked(A, "9.9.2");
    }

    private static Player dealing(Ruleset ruleset) {
        return saying(
                        ruleset,
                        "{'act': {'in': 'rc', 'limit': 'turn', 'then': [{'damage': {'number': 2, 'to':"
                                + " {'vanguard': 'opponent'}}}, 'draw']}}")
                .unit(A, FRONT_LEFT, TEXT)
                .deck(A, GRADE_3, GRADE_3)
                .deck(B, GRADE_0, GRADE_1, GRADE_2)
                .turn(A, "9.9")
                .activate(FRONT_LEFT);
    }

    /** In a battle a check timing follows each card, before the next damage. */
    @Test
    @Rule(
            jp = {"10.7.1.4", "13.6", "13.7"},
            en = {"7.6.1.6", "7.6.1.6.4", "3.14.1"})
    void whenTheDamageOfABattleIsChecked() {
        Ruleset other = JP_2026_04.amended(EnglishSteps.DAMAGE_IS_CHECKED_WHERE_DEALT);
        Player player = under(other, Auto.on(A, Auto.each(EventKinds.DAMAGE_CHECKED)))
                .unit(A, FRONT_LEFT, GRADE_3)
                .unit(A, FRONT_CENTER, GRADE_1)
                .unit(B, FRONT_CENTER, GRADE_1)
                .number(FighterNumbers.VANGUARD_DAMAGE, B, 1)
                .deck(B, GRADE_0, GRADE_1, GRADE_2)
                .turn(A, "9.10")
                .attacks(FRONT_LEFT, B, FRONT_CENTER)
                .until(NATURE, "chance drawn")
                .draws(GRADE_0)
                .asked(A, "auto")
                .holds(B, Zone.DAMAGE, GRADE_0);
        player.no().draws(GRADE_1).asked(A, "auto").holds(B, Zone.DAMAGE, GRADE_0, GRADE_1);
    }

    private static final String WATCHES =
            "{'auto': {'in': 'hand', 'on': {'placed': {'who': {'grade': 0}, 'to': 'rc'}}, 'then': 'soul charge'}}";

    @Test
    @Rule(jp = "11.1.1.2.1.1", id = "11.1.1.2.1.1", it = "8.6.2", en = "8.1.1.2.1")
    void whetherAbilitiesOfHiddenCardsGoOnStandbyUnseen() {
        watching(JP_2026_04).asked(A, "11.1.1.2.1.1");
        watching(effects(it -> it.withHiddenStandby(HiddenStandby.IF_DECLARED))).asked(A, "11.1.1.2.1.1");
        watching(effects(it -> it.withHiddenStandby(HiddenStandby.ALWAYS)))
                .asked(NATURE, "chance drawn")
                .draws(GRADE_1)
                .holds(A, Zone.SOUL, GRADE_1);
    }

    /** The top card of the deck lies revealed to all. */
    @Test
    @Rule(jp = "11.1.1.2.1.1", id = "11.1.1.2.1.1")
    void whetherAbilitiesOfCardsThatAllSeeAreDeclared() {
        shown(JP_2026_04).asked(A, "9.9.2").holds(A, Zone.SOUL, TEXT);
        shown(effects(it -> it.withHiddenStandby(HiddenStandby.IF_DECLARED)))
                .asked(A, "11.1.1.2.1.1")
                .pass()
                .asked(A, "9.9.2")
                .holds(A, Zone.SOUL);
    }

    private static Player watching(Ruleset ruleset) {
        return saying(ruleset, WATCHES)
                .hand(A, GRADE_0, TEXT)
                .turn(A, "9.9")
                .act("call", Zone.HAND, GRADE_0)
                .pickCircle(FRONT_RIGHT);
    }

    private static Player shown(Ruleset ruleset) {
        String shows = "{'act': {'in': 'rc', 'limit': 'turn', 'then': ['look', {'reveal': '$them'},"
                + " {'call': {'cards': 'drop'}}]}}";
        return Table.empty(Cardfight.rules(
                        ruleset,
                        TextCards.pack(
                                TextCards.card(TEXT, WATCHES.replace("'in': 'hand'", "'in': 'deck'")),
                                TextCards.card(TextCards.OTHER, shows))))
                .unit(A, FRONT_LEFT, TextCards.OTHER)
                .deck(A, TEXT, GRADE_1)
                .in(A, Zone.DROP, GRADE_0)
                .turn(A, "9.9")
                .activate(FRONT_LEFT)
                .draws(TEXT)
                .pickCircle(FRONT_RIGHT);
    }

    /** An ability once a turn of which nothing comes, for its fighter has no card to discard, is triggered twice. */
    @Test
    @Rule(
            jp = {"11.2.1.2.1", "12.3.2.2", "12.3.5"},
            it = "8.1.1.2.3.1",
            en = "8.1.1.2.3.1")
    void whatCountsAsAUse() {
        String ability = "{'auto': {'in': 'rc', 'limit': 'turn', 'on': {'placed': {'who': {'grade': 0}, 'to': 'rc'}},"
                + " 'then': [{'choose': {'cards': 'drop'}}, {'discard': '$it'}]}}";
        Player anew = twice(JP_2026_04, ability);
        anew.until(A, "11.2.1.2.1.1").yes();
        call(anew).asked(A, "11.2.1.2.1.1");
        for (Amendment each : List.of(ItalianSteps.NOTHING_IS_DECLINED, EnglishSteps.NOTHING_IS_DECLINED)) {
            Ruleset other = effects(it -> it.withOnlyChangesAreUses(false)).amended(each);
            Player used = twice(other, ability).asked(A, "9.9.2");
            call(used).asked(A, "9.9.2");
            assertTrue(used.state().position().lastingCount() == 1, "used once");
        }
    }

    private static Player twice(Ruleset ruleset, String ability) {
        return call(saying(ruleset, ability)
                .unit(A, FRONT_LEFT, TEXT)
                .hand(A, GRADE_0, GRADE_0)
                .turn(A, "9.9"));
    }

    private static Player call(Player player) {
        return player.act("call", Zone.HAND, GRADE_0)
                .pickCircle(player.state().position().size(FRONT_RIGHT.of(Seat.A)) == 0 ? FRONT_RIGHT : BACK_LEFT);
    }

    @Test
    @Rule(jp = "11.3.1.2.1")
    void whetherAnEffectNeedsItsTime() {
        String boosts = "{'act': {'in': 'rc', 'limit': 'turn', 'then': {'apply': {'effects': {'gets': {'power':"
                + " 5000}}, 'lasting': 'battle'}}}}";
        for (boolean needs : new boolean[] {true, false}) {
            saying(effects(it -> it.withNeedsItsTime(needs)), boosts)
                    .unit(A, FRONT_LEFT, TEXT)
                    .turn(A, "9.9")
                    .activate(FRONT_LEFT)
                    .power(A, FRONT_LEFT, needs ? 8000 : 13000);
            Position setUp = under(effects(it -> it.withNeedsItsTime(needs)))
                    .at("8.2.1", "8.2.1.6", 0, 0)
                    .state()
                    .position();
            CardfightGame game = (CardfightGame) setUp.rules().game();
            assertEquals(!needs, game.canLast(setUp, Lifetimes.TURN));
            assertTrue(game.canLast(setUp, Lifetimes.GAME));
        }
    }

    @Test
    @Rule(jp = "1.3.4.1", it = "1.3.4", en = "1.3.4")
    void whetherTheSecondFighterSeesTheFirstOnesChoice() {
        assertEquals(0, seenOfTheFirst(JP_2026_04));
        assertEquals(2, seenOfTheFirst(effects(it -> it.withChoosesUnseen(false))));
    }

    private static int seenOfTheFirst(Ruleset ruleset) {
        Player player = saying(
                        ruleset,
                        "{'act': {'in': 'rc', 'limit': 'turn', 'then': [{'choose': {'from': {'cards': 'hand'},"
                                + " 'exactly': 2, 'each': true}}, {'discard': '$it'}]}}")
                .unit(A, FRONT_LEFT, TEXT)
                .hand(A, GRADE_0, GRADE_1, GRADE_2)
                .hand(B, GRADE_0, GRADE_1, GRADE_3)
                .turn(A, "9.9")
                .activate(FRONT_LEFT)
                .pick(Zone.HAND, GRADE_1)
                .asked(B, "choose 1");
        var seen = View.of(player.state(), B).cards(A, Zone.HAND);
        return seen.count(GRADE_1) + seen.count(GRADE_2);
    }

    @Test
    @Rule(jp = "7.26.1", it = "10.17.1")
    void whichDamageACounterChargeChoosesFrom() {
        charging(JP_2026_04).asked(A, "9.9.2");
        charging(effects(it -> it.withChargesFaceDownCards(false)))
                .offered("grade-0 from damage zone", "grade-1 from damage zone");
    }

    private static Player charging(Ruleset ruleset) {
        return saying(ruleset, "{'act': {'in': 'rc', 'limit': 'turn', 'then': 'counter charge'}}")
                .unit(A, FRONT_LEFT, TEXT)
                .in(A, Zone.DAMAGE, GRADE_0)
                .in(A, Zone.DAMAGE, GRADE_1, GameObject.FACE_DOWN)
                .turn(A, "9.9")
                .activate(FRONT_LEFT);
    }

    @Test
    @Rule(
            jp = {"7.9.1", "7.9.2#2"},
            it = "10.3.1",
            en = "10.1.2.1")
    void whetherCardsOfTheDeckAreDiscarded() {
        milling(JP_2026_04, "deck").power(A, FRONT_LEFT, 9000);
        milling(effects(it -> it.withOnlyTheHandIsDiscarded(true)), "deck").power(A, FRONT_LEFT, 8000);
        milling(effects(it -> it.withOnlyTheHandIsDiscarded(true)), "hand").power(A, FRONT_LEFT, 9000);
    }

    private static Player milling(Ruleset ruleset, String from) {
        String watches = "{'auto': {'in': 'rc', 'on': {'discard': 'other'}, 'then': {'apply': {'effects': {'gets':"
                + " {'power': 1000}}, 'lasting': 'turn'}}}}";
        String puts = from.equals("deck")
                ? "['look', {'put': {'what': '$them', 'to': 'drop'}}]"
                : "{'put': {'what': {'cards': 'hand'}, 'to': 'drop'}}";
        return saying(ruleset, watches, "{'act': {'in': 'rc', 'limit': 'turn', 'then': " + puts + "}}")
                .unit(A, FRONT_LEFT, TEXT)
                .hand(A, GRADE_1)
                .deck(A, GRADE_0, GRADE_0)
                .turn(A, "9.9")
                .activate(FRONT_LEFT)
                .until(A, "9.9.2");
    }
}
