package io.github.cardfold.cases;

import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Additions;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.action.OrderedAttack;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.fact.Strength;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.state.Purposes;
import io.github.cardfold.cardfight.state.Queues;
import io.github.cardfold.cardfight.state.TurnFrame;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.spi.Registry;
import io.vavr.collection.Array;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Case 7 of {@code docs/KERNEL.md}: an attack by a dominated unit. */
class DominatedAttackTest {
    private static final String RAIDER = "raider";
    private static final String TIRELESS = "tireless-raider";
    private static final String LEADER = "leader";
    private static final String OTHER_LEADER = "other-leader";
    private static final Local CHOSEN = Local.object(0, "chosen");

    private static final Rules RULES = rules(UnaryOperator.identity());

    private static Rules rules(UnaryOperator<Registry> more) {
        return Cardfight.rules(
                Editions.JP_2026_04,
                TextCards.pack(
                        TextCards.like(GRADE_2, RAIDER, "{'auto': {'in': 'rc', 'on': {'attack': {}}, 'then': 'draw'}}"),
                        TextCards.like(
                                GRADE_2,
                                TIRELESS,
                                "{'auto': {'in': 'rc', 'on': {'attack': {}}, 'limit': 'turn', 'then': {'stand': 'this'}}}"),
                        TextCards.like(
                                TestCards.GRADE_3,
                                LEADER,
                                "{'cont': {'in': 'vc', 'effects': {'gets': {'power': 5000, 'of': {'units': 'you'}}}}}"),
                        TextCards.like(
                                TestCards.GRADE_3,
                                OTHER_LEADER,
                                "{'cont': {'in': 'vc', 'effects': {'gets': {'power': 1000, 'of': {'units': 'you'}}}}}")),
                Additions.of(builder -> more.apply(
                        Gifts.add(builder.purposes("choose a rear-guard").procedures(effect())))));
    }

    /** "Dominate an opposing rear-guard this turn; it attacks the opponent's vanguard." */
    private static Procedure effect() {
        return Procedure.named("effect")
                .locals(CHOSEN)
                .change(
                        "before",
                        run -> Batch.of(
                                Event.begin(TimedEffect.of(
                                        RuleEffects.FRONT_ROW_POWER, Seat.A, 0, new int[0], 10_000, Lifetimes.TURN)),
                                Event.begin(TimedEffect.of(Gifts.FORCE_MARK, Seat.B, 0, new int[0], 1, Lifetimes.GAME)
                                        .on(Anchor.place(Circle.FRONT_RIGHT.of(Seat.B))))))
                .ask(
                        "choose",
                        Question.of(
                                "choose a rear-guard",
                                (position, frame) -> Seat.A,
                                (position, frame, options) -> {
                                    for (Circle each : new Circle[] {Circle.FRONT_LEFT, Circle.FRONT_RIGHT}) {
                                        if (position.size(each.of(Seat.B)) > 0) {
                                            options.pick(each.of(Seat.B), 0);
                                        }
                                    }
                                },
                                (run, answer) -> run.set(CHOSEN, answer.object(run.position()))))
                .change(
                        "dominate",
                        run -> Batch.of(Event.begin(TimedEffect.of(
                                RuleEffects.DOMINATED, Seat.A, 0, new int[] {run.get(CHOSEN)}, 0, Lifetimes.TURN))))
                .change("attack", run -> Batch.of(OrderedAttack.order(Seat.A, run.get(CHOSEN), target(run))))
                .build();
    }

    private static int target(Run run) {
        return run.position().objectAt(Circle.FRONT_CENTER.of(Seat.B), 0).object();
    }

    private static Table table() {
        return table(RULES);
    }

    private static Table table(Rules rules) {
        return table(rules, RAIDER);
    }

    private static Table table(Rules rules, String attacker) {
        return Table.empty(rules)
                .unit(A, Circle.FRONT_CENTER, LEADER)
                .unit(A, Circle.FRONT_LEFT, GRADE_2)
                .unit(B, Circle.FRONT_CENTER, OTHER_LEADER)
                .unit(B, Circle.FRONT_LEFT, GRADE_1)
                .unit(B, Circle.FRONT_RIGHT, attacker)
                .hand(A, GRADE_1)
                .hand(B, GRADE_1, GRADE_1);
    }

    private static Walk walk(Table table) {
        return new Walk(
                table.within(TurnFrame.PROCEDURE, "9.9", A.ordinal(), 3)
                        .at("effect", "before")
                        .state(),
                DominatedAttackTest::facts);
    }

    private static GameObject unit(Position position, Seat seat, Circle circle) {
        return position.objectAt(circle.of(seat), 0);
    }

    private static Seat master(Position position, Seat seat, Circle circle) {
        return position.master(unit(position, seat, circle), circle.of(seat));
    }

    private static int power(Position position, Seat seat, Circle circle) {
        return Strength.value(position, unit(position, seat, circle), Trait.POWER);
    }

    /** Who is master of the unit, of its circle, who owns it, how strong it is, and how many attacks wait. */
    private static String facts(Position position) {
        if (position.size(Circle.FRONT_RIGHT.of(Seat.B)) == 0) {
            return "gone";
        }
        return master(position, Seat.B, Circle.FRONT_RIGHT) + " "
                + position.place(Circle.FRONT_RIGHT.of(Seat.B)).seat() + " "
                + unit(position, Seat.B, Circle.FRONT_RIGHT).owner() + " "
                + power(position, Seat.B, Circle.FRONT_RIGHT) + ", "
                + position.queued(Queues.ATTACK).size();
    }

    @Test
    @Rule(jp = {"7.36.1", "7.36.1.2.1", "7.39.1", "7.39.1.1.1", "7.39.2.2", "7.39.2.3", "7.39.3.3", "7.39.5"})
    void stepByStep() {
        Walk walk = walk(table());
        walk.asked(A, "9.1", "9.1 > effect@choose")
                .offered("A pick grade-1 on B front left", "A pick raider on B front right");
        // 1 to 3, up to the draw of the unit's own ability
        walk.answers("A pick raider on B front right")
                .happened(
                        "effect@dominate {begin dominated of A on B front right:0 until end of turn}",
                        "effect@attack {queue attack 7.36.1 of A on B front right:0, B vanguard:0}",
                        "9.9@9.9.1 {beginning of A 3 \"main phase\"}",
                        "7.36.1@7.36.3 taken up {unqueue attack 7.36.1 of A on B front right:0, B vanguard:0}",
                        "10.4@10.4.1.2 {beginning of A 3 \"attack step\"}",
                        "10.4@10.4.1.5 {turn B front right:0 rest (raider)}",
                        "10.4@10.4.1.5.3 {attacked of A on B front right:0}",
                        "10.4@10.4.1.5.3 {enter standby of A on B front right:0 \"raider/1\"}",
                        "10.4@10.4.1.9.4 {was attacked of A on B front right:0 with B vanguard:0}",
                        "11.9.4@11.9.4 play {leave standby; ability played of A on B front right:0 \"raider/1\"}")
                .asked(
                        Seat.NATURE,
                        "9.9",
                        "9.9 > 11.6.1 > 7.36.1 > 10.2 > 10.4 > 11.6.1 > 11.9.4 > raider/1 > 7.6.4 > change@chance drawn");
        // 2
        assertEquals("B B B 11000, 0", walk.seenAt("dominate"), "its own master's effect works on it");
        assertEquals("A B B 15000, 0", walk.seenAt("attack"), "A's does, but not for the front row");
        assertEquals("A B B 15000, 1", walk.seenAt("9.9.1"), "the attack waits");
        assertEquals(28_000, power(walk.state().position(), Seat.A, Circle.FRONT_CENTER));
        // 3, 4
        walk.draws()
                .happened(
                        "7.6.4@7.6.1 {move A deck -> A hand (grade-1); drew of A \"ability\"}",
                        "10.5@10.5.1.1 {beginning of A 3 \"guard step\"}")
                .asked(B, "9.9", "9.9 > 11.6.1 > 7.36.1 > 10.2 > 10.5@10.5.1.2.1")
                .offered("B pass", "B guard grade-1 from hand", "B guard grade-1 from hand");
        assertEquals(
                "move A ? at A deck to A hand by an effect of A's raider",
                walk.told(B).head(),
                "\"your hand\" is A's");
        // 5, 6
        walk.answers("B pass")
                .happened(
                        "10.7@10.7.1.1 {beginning of A 3 \"damage step\"}",
                        "10.7@10.7.1.4 {count B vanguard damage +1}",
                        "13.6@13.6.2 {count B vanguard damage -1}");
        walk.asked(Seat.NATURE, "10.7", "10.7 > 11.6.1 > 13.6 > change@chance drawn")
                .draws();
        assertEquals(1, walk.state().position().size(Zone.DAMAGE.of(Seat.B)));
        // 7
        walk.asked(A, "9.9", "9.9@9.9.2");
        assertTrue(unit(walk.state().position(), Seat.B, Circle.FRONT_RIGHT).is(GameObject.REST));
        assertFalse(walk.state().position().hasQueued(Queues.ATTACK));
        assertEquals("A B B 15000, 0", facts(walk.state().position()));
        while (!walk.state().decision().get().purpose().equals(Purposes.RIDE_OR_NOT)) {
            walk.idles();
        }
        assertEquals("B B B 11000, 0", facts(walk.state().position()), "in B's turn it is B's again");
    }

    /** 4: catches guardians that leave because their master is also that of the attacker's circle. */
    @Test
    @Rule(jp = {"13.4.1", "7.39.1"})
    void guardiansStayUntilTheDamageStep() {
        Walk walk = walk(table());
        walk.answers("A pick raider on B front right").draws();
        walk.answers("B guard grade-1 from hand").answers("B pass");
        walk.happened(
                "6.2.3@6.2.3.1.1 {shown of B 1 \"call\"}",
                "6.2.3@6.2.3.3 {move B hand -> B guardian, rest, shown (grade-1)}",
                "6.2.3@6.2.1.2 {called of B on B guardian:0}",
                "6.2.4@6.2.4 guards {guarded of B on B guardian:0 with B vanguard:0}");
        walk.asked(B, "10.2", "10.2 > 10.5@10.5.1.2.1");
        assertEquals(1, walk.state().position().size(Circle.FRONTMOST_CENTER.of(Seat.B)));
        walk.answers("B pass")
                .happened(
                        "10.7@10.7.1.1 {beginning of A 3 \"damage step\"}",
                        "10.7@10.7.1.6 {did not hit of A on B front right:0}",
                        "10.7@10.7.1.10 guardians {move B guardian -> B drop zone (grade-1)}",
                        "10.8@10.8.1.1 {beginning of A 3 \"close step\";"
                                + " battle ended of A on B front right:0 with B vanguard:0}",
                        "10.8@10.8.1.2 expire {expire until end of battle}");
    }

    /** 6: catches a hit by a unit that has changed its master since it attacked. */
    @Test
    @Rule(jp = "10.7.1.2")
    void aDominationThatEndsInBetweenStopsTheHit() {
        Rules ending = rules(builder -> builder.edit(
                "10.5",
                guard -> guard.insertBefore(
                        "10.5.1.1",
                        steps -> steps.change(
                                "released",
                                run -> Batch.of(
                                        Event.end(Array.of(run.position().allLasting())
                                                .find(each -> each.kind() == RuleEffects.DOMINATED)
                                                .get()))))));
        Walk walk = walk(table(ending));
        walk.answers("A pick raider on B front right").draws().answers("B pass");
        assertEquals(0, walk.state().position().size(Zone.DAMAGE.of(Seat.B)));
        assertEquals(0, walk.state().position().number(FighterNumbers.VANGUARD_DAMAGE, Seat.B));
        walk.asked(A, "9.9", "9.9@9.9.2");
    }

    /** 7: catches an order that ends with its first attack, and one that never ends. */
    @Test
    @Rule(jp = "7.36.1.3")
    void aDominatedUnitThatHasStoodUpAttacksOnceMore() {
        Walk walk = walk(table(RULES, TIRELESS));
        walk.answers("A pick tireless-raider on B front right");
        int attacks = 0;
        while (!walk.state().decision().get().section().equals("9.9.2")) {
            attacks += walk.state().decision().get().section().equals("10.5.1.2.1") ? 1 : 0;
            boolean mayStand = walk.state().decision().get().seat() == A;
            walk = mayStand ? walk.answers("A yes") : walk.idles();
        }
        assertEquals(2, attacks);
        walk.asked(A, "9.9", "9.9@9.9.2");
        assertTrue(unit(walk.state().position(), Seat.B, Circle.FRONT_RIGHT).is(GameObject.REST));
    }

    /** 7: catches an attack by a unit that has left, and an order that goes on waiting for it. */
    @Test
    @Rule(jp = "7.36.1.1")
    void aUnitThatLeavesBeforeDoesNotAttack() {
        Rules leaving = rules(builder -> builder.edit(
                "effect",
                effect -> effect.insertAfter(
                        "attack",
                        steps -> steps.change(
                                "leave",
                                run -> Batch.of(
                                        Event.move(run.position(), run.get(CHOSEN), Zone.DROP.of(Seat.B), 0))))));
        Walk walk = walk(table(leaving));
        walk.answers("A pick raider on B front right").asked(A, "9.9", "9.9@9.9.2");
        assertEquals(1, walk.state().position().size(Zone.DROP.of(Seat.B)));
        assertFalse(walk.state().position().hasQueued(Queues.ATTACK));
        assertTrue(walk.seenAt("10.4.1.5").startsWith("never"), "no battle came to its attack");
    }
}
