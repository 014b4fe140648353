package io.github.cardfold.cardfight.rule;

import static io.github.cardfold.cardfight.TestCards.GRADE_0;
import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.cardfight.TestCards.GRADE_4;
import static io.github.cardfold.cardfight.TestCards.ORDER;
import static io.github.cardfold.cardfight.TestCards.OTHER_GRADE_3;
import static io.github.cardfold.cardfight.state.Circle.BACK_LEFT;
import static io.github.cardfold.cardfight.state.Circle.FRONT_CENTER;
import static io.github.cardfold.cardfight.state.Circle.FRONT_LEFT;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Added;
import io.github.cardfold.cardfight.Additions;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.card.MainType;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.fact.Strength;
import io.github.cardfold.cardfight.fact.Vanguards;
import io.github.cardfold.cardfight.information.RuleChange;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.state.Links;
import io.github.cardfold.cardfight.state.RuleActionRules;
import io.github.cardfold.cardfight.state.Ruleset;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A leader and its mate on one vanguard circle: what stays, what goes, and which of them a rule means. */
class SeveralVanguardsTest {
    private static final RuleChange HEART = RuleChange.mainType("heart", "6.5.2.2.2", MainType.HEART);

    private static Array<String> vanguards(Player player, Seat seat) {
        Position position = player.state().position();
        return Vanguards.of(position, seat)
                .map(each -> position.rules().definition(each.definition()).id());
    }

    private static GameObject unit(Position position, Seat seat, int index) {
        return position.objectAt(FRONT_CENTER.of(seat), index);
    }

    private static Batch move(Run run, Seat seat, int index, Zone zone) {
        return Batch.of(
                Event.move(run.position(), unit(run.position(), seat, index).object(), zone.of(seat), 0));
    }

    private static Batch move(Run run, Seat seat, Circle from, int index, Circle to) {
        GameObject unit = run.position().objectAt(from.of(seat), index);
        return Batch.of(Event.move(run.position(), unit.object(), to.of(seat), Event.SAME_OBJECT));
    }

    private static Batch link(Run run, Seat seat, int leader, int mate) {
        return Batch.of(Event.link(
                Links.LEGION,
                Anchor.object(unit(run.position(), seat, leader).object()),
                Anchor.object(unit(run.position(), seat, mate).object()),
                ""));
    }

    @ParameterizedTest
    @EnumSource(names = {"A", "B"})
    @Rule(jp = {"6.4.3", "6.4.3.2", "13.3.3"})
    void twoVanguardsInLegionStay(Seat seat) {
        Player player = Table.empty()
                .legion(seat, GRADE_3, GRADE_2)
                .hand(A, GRADE_0)
                .turn(A, "9.9")
                .asked(A, "9.9.2");
        assertEquals(Array.of(GRADE_3, GRADE_2), vanguards(player, seat));
        Position position = player.state().position();
        assertEquals(unit(position, seat, 0), Vanguards.leader(position, seat));
        assertTrue(Vanguards.isMate(position, unit(position, seat, 1)));
        assertFalse(Vanguards.isMate(position, unit(position, seat, 0)));
        assertEquals(
                Array.of(unit(position, seat, 1)),
                Vanguards.mates(position, unit(position, seat, 0).object()));
        assertEquals(
                unit(position, seat, 0),
                Vanguards.leaderOf(position, unit(position, seat, 1).object()));
        assertEquals(1, position.linkCount());
    }

    /** The leader is the one that the link says, also if it came last. */
    @Test
    @Rule(jp = {"6.4.3.1", "6.4.3"})
    void theLinkSaysWhoLeads() {
        Player player = Table.first(run -> link(run, B, 1, 0))
                .unit(B, FRONT_CENTER, GRADE_3)
                .unit(B, FRONT_CENTER, GRADE_2)
                .hand(A, GRADE_0)
                .turn(A, "9.9")
                .asked(A, "9.9.2");
        Position position = player.state().position();
        assertEquals(Array.of(GRADE_3, GRADE_2), vanguards(player, B));
        assertEquals(unit(position, B, 1), Vanguards.leader(position, B));
    }

    @Test
    @Rule(jp = {"6.4.1.3.2.1", "13.3.1", "13.5.1"})
    void aMateWithoutItsLeaderGoesToTheSoulAndIsRiddenIfItIsAllThereIs() {
        Player player = Table.first(run -> move(run, A, 0, Zone.DROP))
                .legion(A, GRADE_3, GRADE_2)
                .hand(A, GRADE_0)
                .turn(A, "9.9")
                .asked(A, "9.9.2")
                .holds(A, Zone.DROP, GRADE_3)
                .stands(A, FRONT_CENTER, GRADE_2)
                .happened(EventKinds.RODE, 1);
        assertEquals(0, player.state().position().linkCount());
        assertEquals(2, player.events(EventKind.UNLINK).size());
    }

    /** Of the soul's cards its fighter rides one; the mate is one of them. */
    @Test
    @Rule(jp = {"13.3.1", "13.1.3"})
    void itGoesToTheSoulBeforeAnotherIsRidden() {
        Table.first(run -> move(run, B, 0, Zone.DROP))
                .in(B, Zone.SOUL, GRADE_1)
                .legion(B, GRADE_3, GRADE_2)
                .turn(A, "9.9")
                .asked(B, "13.5.1 choose")
                .offered("grade-1 from soul", "grade-2 from soul");
    }

    /** A's circle holds the mate, B brought it. */
    @Test
    @Rule(jp = {"13.3.1", "4.1.12"})
    void itGoesToTheSoulOfItsOwner() {
        Table.first(run -> link(run, A, 0, 1), run -> move(run, A, 0, Zone.DROP))
                .unit(A, FRONT_CENTER, GRADE_3)
                .unitOf(B, A, FRONT_CENTER, GRADE_2)
                .in(A, Zone.SOUL, GRADE_1)
                .hand(A, GRADE_0)
                .turn(A, "9.9")
                .asked(A, "9.9.2")
                .holds(B, Zone.SOUL, GRADE_2)
                .stands(A, FRONT_CENTER, GRADE_1);
    }

    /** The leader that comes back is a sole vanguard: the legion is over. */
    @Test
    @Rule(jp = {"6.4.1.3.2.1", "13.3.1", "4.1.8"})
    void aLeaderThatHasBeenAwayLeadsNoMore() {
        Player player = Table.first(
                        run -> move(run, A, FRONT_CENTER, 0, FRONT_LEFT),
                        run -> move(run, A, FRONT_LEFT, 0, FRONT_CENTER))
                .legion(A, GRADE_3, GRADE_2)
                .hand(A, GRADE_0)
                .turn(A, "9.9")
                .asked(A, "9.9.2")
                .stands(A, FRONT_CENTER, GRADE_3)
                .holds(A, Zone.SOUL, GRADE_2);
        assertEquals(0, player.state().position().linkCount());
    }

    @Test
    @Rule(jp = {"6.4.1.3.2.1", "13.3.1"})
    void aLeaderWithoutItsMateStays() {
        Player player = Table.first(run -> move(run, A, FRONT_CENTER, 1, FRONT_LEFT))
                .legion(A, GRADE_3, GRADE_2)
                .hand(A, GRADE_0)
                .turn(A, "9.9")
                .asked(A, "9.9.2")
                .stands(A, FRONT_CENTER, GRADE_3)
                .stands(A, FRONT_LEFT, GRADE_2)
                .holds(A, Zone.SOUL);
        assertEquals(0, player.state().position().linkCount());
    }

    /** It is none of the legion's any more, and the card in the soul stays there. */
    @Test
    @Rule(jp = {"13.3.1", "4.1.8"})
    void aMateThatHasBeenAwayIsTheVanguard() {
        Player player = Table.first(
                        run -> move(run, B, 0, Zone.DROP),
                        run -> move(run, B, FRONT_CENTER, 0, FRONT_LEFT),
                        run -> move(run, B, FRONT_LEFT, 0, FRONT_CENTER))
                .in(B, Zone.SOUL, GRADE_1)
                .legion(B, GRADE_3, GRADE_2)
                .hand(A, GRADE_0)
                .turn(A, "9.9")
                .asked(A, "9.9.2")
                .stands(B, FRONT_CENTER, GRADE_2)
                .holds(B, Zone.SOUL, GRADE_1);
        assertEquals(0, player.state().position().linkCount());
    }

    /** Before the rule action looks, a mate that is in legion again is not without a leader. */
    @Test
    @Rule(jp = {"13.3.1", "13.1.2"})
    void aMateThatGetsAnotherLeaderStays() {
        Player player = Table.first(
                        run -> move(run, A, 0, Zone.DROP),
                        run -> move(run, A, FRONT_LEFT, 0, FRONT_CENTER),
                        run -> link(run, A, 1, 0))
                .legion(A, GRADE_3, GRADE_2)
                .unit(A, FRONT_LEFT, GRADE_1)
                .hand(A, GRADE_0)
                .turn(A, "9.9")
                .asked(A, "9.9.2");
        assertEquals(Array.of(GRADE_2, GRADE_1), vanguards(player, A));
        assertEquals(1, Vanguards.grade(player.state().position(), A));
    }

    @Test
    @Rule(jp = "13.3.3")
    void whenTheLinkAloneEndsTheOneThatCameLastStays() {
        Table.first(run -> Batch.of(Event.unlink(run.position().link(0))))
                .legion(B, GRADE_3, GRADE_2)
                .hand(A, GRADE_0)
                .turn(A, "9.9")
                .asked(A, "9.9.2")
                .stands(B, FRONT_CENTER, GRADE_2)
                .holds(B, Zone.SOUL, GRADE_3);
    }

    @Test
    @Rule(jp = "13.3.2")
    void ofALegionAndAnotherUnitTheOneThatCameLastStays() {
        Table.empty()
                .legion(A, GRADE_3, GRADE_2)
                .unit(A, FRONT_CENTER, OTHER_GRADE_3)
                .hand(A, GRADE_0)
                .turn(A, "9.9")
                .asked(A, "9.9.2")
                .stands(A, FRONT_CENTER, OTHER_GRADE_3)
                .holds(A, Zone.SOUL, GRADE_3, GRADE_2);
    }

    @Test
    @Rule(jp = "13.3.4")
    void ofSeveralMatesTheOneThatCameLastStays() {
        Player player = Table.first(run -> link(run, B, 0, 2))
                .legion(B, GRADE_3, GRADE_2)
                .unit(B, FRONT_CENTER, GRADE_1)
                .hand(A, GRADE_0)
                .turn(A, "9.9")
                .asked(A, "9.9.2")
                .holds(B, Zone.SOUL, GRADE_2);
        assertEquals(Array.of(GRADE_3, GRADE_1), vanguards(player, B));
    }

    /**
     * A heart is no unit: it stays, and whoever came before or after it is the sole vanguard, without which A loses.
     */
    @Test
    @Rule(jp = {"6.5.2.2.2", "13.2.4#1", "13.3.3"})
    void whatIsNoUnitIsNoVanguardAndStays() {
        for (int heart : new int[] {0, 1}) {
            Player player = Table.firstWith(
                            builder -> builder.lasting(HEART),
                            run -> Batch.of(Added.begin(
                                    HEART, A, unit(run.position(), A, heart).object(), 0, Lifetimes.GAME)))
                    .unit(A, FRONT_CENTER, GRADE_3)
                    .unit(A, FRONT_CENTER, GRADE_2)
                    .hand(A, GRADE_0)
                    .turn(A, "9.9")
                    .asked(A, "9.9.2")
                    .holds(A, Zone.SOUL);
            assertEquals(Array.of(heart == 0 ? GRADE_2 : GRADE_3), vanguards(player, A));
            assertEquals(heart == 0 ? 2 : 3, Vanguards.grade(player.state().position(), A));
        }
    }

    /** A fighter whose only card there is no unit has no vanguard. */
    @Test
    @Rule(jp = {"13.5.1", "13.2.4"})
    void whoHasOnlyAHeartHasNoVanguard() {
        Player player = Table.firstWith(
                        builder -> builder.lasting(HEART),
                        run -> Batch.of(
                                Added.begin(HEART, B, unit(run.position(), B, 0).object(), 0, Lifetimes.GAME)))
                .unit(B, FRONT_CENTER, GRADE_3)
                .in(B, Zone.SOUL, GRADE_1)
                .hand(A, GRADE_0)
                .turn(A, "9.9")
                .asked(A, "9.9.2")
                .happened(EventKinds.RODE, 1);
        assertEquals(Array.of(GRADE_1), vanguards(player, B));
    }

    @Test
    @Rule(jp = "13.3.1", en = "10.1.24.2")
    void inAnEditionThatSaysSoAMateStaysWithoutItsLeader() {
        var english = Editions.JP_2026_04.withRuleActions(
                RuleActionRules.builder().matesGoWithTheirLeaders(false).build());
        Player player =
                withoutItsLeader(english).stands(A, FRONT_CENTER, GRADE_2).holds(A, Zone.SOUL, GRADE_1);
        assertEquals(0, player.state().position().linkCount());
        withoutItsLeader(Editions.JP_2026_04).stands(A, FRONT_CENTER, GRADE_1).holds(A, Zone.SOUL, GRADE_2);
    }

    /** A legion leader is dropped; a card of grade 1 lies in the soul. */
    private static Player withoutItsLeader(Ruleset edition) {
        return Table.empty(Cardfight.rules(
                        edition,
                        TestCards.PACK,
                        Additions.of(Added.after(
                                "9.9",
                                "9.9.1",
                                run -> run.position().linkCount() == 0 ? Batch.NOTHING : move(run, A, 0, Zone.DROP)))))
                .legion(A, GRADE_3, GRADE_2)
                .in(A, Zone.SOUL, GRADE_1)
                .hand(A, GRADE_0)
                .turn(A, "9.9")
                .until(A, "9.9.2");
    }

    /** The leader of grade 2 is ridden upon by grade 3, not its mate of grade 4; both go to the soul. */
    @Test
    @Rule(jp = {"6.4.3.2.1", "9.7.2", "6.3.3.5.1"})
    void aLegionIsRiddenUponByTheGradeOfItsLeader() {
        Player player = Table.empty()
                .legion(A, GRADE_2, GRADE_4)
                .hand(A, GRADE_3, GRADE_4, GRADE_1)
                .turn(A, "9.6")
                .asked(A, "9.7.2")
                .offered("pass", "ride grade-3 from hand");
        player.act("ride", Zone.HAND, GRADE_3).holds(A, Zone.SOUL, GRADE_2, GRADE_4);
        assertEquals(Array.of(GRADE_3), vanguards(player, A));
        assertEquals(0, player.state().position().linkCount());
    }

    @Test
    @Rule(jp = {"9.9.2.1", "6.4.3.2"})
    void unitsAreCalledByTheGradeOfTheLeader() {
        Player player =
                Table.empty().legion(A, GRADE_2, GRADE_3).hand(A, GRADE_3).turn(A, "9.9");
        player.asked(A, "9.9.2").offered("pass");
        assertEquals(2, Vanguards.grade(player.state().position(), A));
        assertEquals(3, Vanguards.gradeOfAny(player.state().position(), A));
    }

    /** The section of orders leaves out no mate. */
    @Test
    @Rule(jp = {"9.9.2.3", "6.4.3.2"})
    void ordersArePlayedByTheGradeOfAnyVanguard() {
        Rules rules = TextCards.rules(TestCards.PACK
                .card(ORDER)
                .get()
                .withId("high")
                .withName("high")
                .withGrade(3)
                .withAbilities(Array.of(TextCards.ability("{'order': {'then': {'draw': 1}}}"))));
        Table.empty(rules)
                .legion(A, GRADE_2, GRADE_3)
                .hand(A, "high")
                .turn(A, "9.9")
                .asked(A, "9.9.2")
                .plays("high")
                .until(A, "9.9.2")
                .holds(A, Zone.DROP, "high");
    }

    @Test
    @Rule(jp = {"6.3.5", "6.4.3.2"})
    void bothUnitsOfALegionAreRiddenUpon() {
        String ridden = "{'auto': {'on': 'ridden upon', 'then': 'soul charge'}}";
        Rules rules = TextCards.rules(
                TextCards.like(GRADE_2, TextCards.TEXT, ridden), TextCards.like(GRADE_2, TextCards.OTHER, ridden));
        Player player = Table.empty(rules)
                .legion(A, TextCards.TEXT, TextCards.OTHER)
                .hand(A, GRADE_3, GRADE_3)
                .turn(A, "9.6")
                .act("ride", Zone.HAND, GRADE_3);
        assertEquals(2, player.events(EventKind.ENTER_STANDBY).size());
    }

    /** A card that lies on the circle, be it the mate, has the name of the ridden one. */
    @Test
    @Rule(jp = "6.3.8")
    void aPersonaRideLooksAtEachVanguardOfTheCircle() {
        for (String mate : Array.of(GRADE_3, GRADE_2)) {
            Table.empty()
                    .legion(A, OTHER_GRADE_3, mate)
                    .hand(A, GRADE_3, GRADE_0)
                    .turn(A, "9.6")
                    .act("ride", Zone.HAND, GRADE_3)
                    .until(A, "9.9.2")
                    .happened(EventKinds.PERSONA_RODE, mate.equals(GRADE_3) ? 1 : 0);
        }
    }

    /** "Your vanguard" is each of them. */
    @Test
    @Rule(jp = {"6.4.3.2", "7.35.2.1"})
    void damageToVanguardsIsDealtToEach() {
        String deal = "{'act': {'in': 'rc', 'then': {'damage': {'number': 1, 'to': {'vanguard': 'opponent'}}}}}";
        Player player = Table.empty(TextCards.rules(deal))
                .unit(A, FRONT_LEFT, TextCards.TEXT)
                .legion(B, GRADE_3, GRADE_2)
                .turn(A, "9.9")
                .activate(FRONT_LEFT)
                .until(A, "9.9.2");
        assertEquals(2, player.state().position().size(Zone.DAMAGE.of(B)));
        assertEquals(0, player.state().position().number(FighterNumbers.VANGUARD_DAMAGE, B));
    }

    @Test
    @Rule(jp = {"11.8.6", "6.4.3.2"})
    void aTextThatReadsTheVanguardReadsEachInTheOrderOfItsMaster() {
        String copy = "{'act': {'in': 'rc', 'then': {'for each': {'in any order': true, 'of': 'vanguard', 'then':"
                + " {'apply': {'effects': {'becomes': {'power': {'sum': {'what': 'power', 'of': '$it'}}}},"
                + " 'lasting': 'turn'}}}}}}";
        for (int first : new int[] {0, 1}) {
            Player player = Table.empty(TextCards.rules(copy))
                    .unit(A, FRONT_LEFT, TextCards.TEXT)
                    .legion(A, GRADE_3, GRADE_2)
                    .turn(A, "9.9")
                    .activate(FRONT_LEFT)
                    .offered("grade-3 on vanguard", "grade-2 on vanguard");
            player.answer(player.state().legalActions().get(first))
                    .asked(A, "9.9.2")
                    .power(A, FRONT_LEFT, first == 0 ? 10000 : 13000);
        }
    }

    /** Whoever is master of them has them as vanguards, on the other fighter's circle. */
    @Test
    @Rule(jp = {"7.39.1.1.1", "7.39.2", "6.4.3.2"})
    void theMasterOfBothHasThem() {
        String all = "{'act': {'in': 'rc', 'then': {'apply': {'effects': {'gets': {'power': 1000, 'of':"
                + " {'vanguard': 'you'}}}, 'lasting': 'turn'}}}}";
        Rules rules = Cardfight.rules(
                Editions.JP_2026_04,
                TextCards.pack(TextCards.card(TextCards.TEXT, all)),
                Additions.of(Added.after("9.9", "9.9.1", run -> Batch.of(dominated(run, 0), dominated(run, 1)))));
        Player player = Table.empty(rules)
                .unit(A, FRONT_LEFT, TextCards.TEXT)
                .unit(A, BACK_LEFT, GRADE_0)
                .legion(B, GRADE_3, GRADE_2)
                .turn(A, "9.9")
                .activate(FRONT_LEFT);
        Position position = player.state().position();
        assertEquals(14000, Strength.power(position, unit(position, B, 0)));
        assertEquals(11000, Strength.power(position, unit(position, B, 1)));
        assertEquals(-1, Vanguards.grade(position, B));
        assertEquals(unit(position, B, 0), Vanguards.leader(position, B));
        assertNull(Vanguards.leaderOf(position, unit(position, B, 0).object()));
    }

    private static Event dominated(Run run, int index) {
        return Added.begin(
                RuleEffects.DOMINATED, A, unit(run.position(), B, index).object(), 0);
    }

    /** What is not on one vanguard circle is no legion. */
    @Test
    @Rule(jp = "6.4.3")
    void aLinkThatLeadsElsewhereMakesNoMate() {
        Function<Run, Batch> linked = run -> Batch.of(Event.link(
                Links.LEGION,
                Anchor.object(Added.on(run.position(), A, FRONT_LEFT)),
                Anchor.object(Added.on(run.position(), A, BACK_LEFT)),
                ""));
        Player player = Table.first(linked)
                .unit(A, FRONT_LEFT, GRADE_2)
                .unit(A, BACK_LEFT, GRADE_1)
                .turn(A, "9.10")
                .yes()
                .asked(A, "10.4.1.3");
        Position position = player.state().position();
        assertFalse(Vanguards.isMate(position, position.objectAt(BACK_LEFT.of(A), 0)));
        assertEquals(Array.empty(), Vanguards.mates(position, player.object(A, FRONT_LEFT)));
    }
}
