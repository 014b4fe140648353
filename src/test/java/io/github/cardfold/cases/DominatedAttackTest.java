package io.github.cardfold.cases;

import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.action.OrderedAttack;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.fact.Strength;
import io.github.cardfold.cardfight.fact.Trait;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.state.TurnFrame;
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
import io.github.cardfold.view.View;
import org.junit.jupiter.api.Test;

/** Case 7 of {@code docs/KERNEL.md}: an attack by a dominated unit. */
class DominatedAttackTest {
    private static final String RAIDER = "raider";
    private static final String LEADER = "leader";
    private static final String OTHER_LEADER = "other-leader";
    private static final Local CHOSEN = Local.object(0, "chosen");

    private static final Rules RULES = Cardfight.rules(
            Editions.JP_2026_04,
            TextCards.pack(
                    TextCards.like(GRADE_2, RAIDER, "{'auto': {'in': 'rc', 'on': {'attacks': {}}, 'then': 'draw'}}"),
                    TextCards.like(
                            TestCards.GRADE_3,
                            LEADER,
                            "{'cont': {'in': 'vc', 'effects': {'power': {'of': {'units': 'you'}, 'by': 3000}}}}"),
                    TextCards.like(
                            TestCards.GRADE_3,
                            OTHER_LEADER,
                            "{'cont': {'in': 'vc', 'effects': {'power': {'of': {'units': 'you'}, 'by': 1000}}}}")),
            builder -> Gifts.add(builder.procedures(effect())));

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
        return Table.empty(RULES)
                .unit(A, Circle.FRONT_CENTER, LEADER)
                .unit(A, Circle.FRONT_LEFT, GRADE_2)
                .unit(B, Circle.FRONT_CENTER, OTHER_LEADER)
                .unit(B, Circle.FRONT_LEFT, GRADE_1)
                .unit(B, Circle.FRONT_RIGHT, RAIDER)
                .hand(A, GRADE_1)
                .hand(B, GRADE_1, GRADE_1);
    }

    private static Walk walk() {
        return new Walk(table().within(TurnFrame.PROCEDURE, "9.9", A.ordinal(), 3)
                .at("effect", "before")
                .state());
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

    @Test
    void dump() {
        Walk walk = walk();
        for (int i = 0; i < 14; i++) {
            System.out.println(walk.state().decision() + " " + walk.stack("9"));
            System.out.println(io.vavr.collection.Array.ofAll(walk.state().legalActions())
                    .map(each -> io.github.cardfold.notation.Notation.described(walk.state(), each)));
            String pick = io.github.cardfold.notation.Notation.described(
                    walk.state(),
                    walk.state()
                            .legalActions()
                            .get(Math.min(1, walk.state().legalActions().size() - 1)));
            System.out.println("-> " + pick);
            walk.answers(pick);
            try {
                walk.happened();
            } catch (AssertionError e) {
                System.out.println(e.getMessage());
            }
            System.out.println(View.of(walk.state(), B)
                    .text()
                    .lines()
                    .filter(x -> x.startsWith("queue") || x.startsWith("effect"))
                    .toList());
        }
    }
}
