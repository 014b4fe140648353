package io.github.cardfold.cardfight;

import static io.github.cardfold.cardfight.TestCards.GRADE_0;
import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.cardfight.state.Circle.BACK_LEFT;
import static io.github.cardfold.cardfight.state.Circle.BACK_RIGHT;
import static io.github.cardfold.cardfight.state.Circle.FRONT_LEFT;
import static io.github.cardfold.cardfight.state.Circle.FRONT_RIGHT;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;

import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Joining;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Redirection;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Seat;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What a set adds to the rounds of a change: who goes along, and where a unit goes that would be retired. */
class AddedRoundsTest {
    private static final Local INDEX = Local.number(0, "index");
    private static final Local PICKED = Local.objects(0, "picked");

    /** A unit that leaves its circle for the drop zone takes one of the units of the back row of its fighter along. */
    private static final Joining ESCORT = new Joining() {
        @Override
        public String label() {
            return "escort";
        }

        @Override
        public boolean joins(Position position, Batch batch, int at) {
            return isRetired(position, batch.get(at))
                    && position.place(batch.get(at).from()).row() == 0;
        }

        @Override
        public String procedure() {
            return "pick escort";
        }

        @Override
        public Batch along(Position position, Batch batch, int at, int[] chosen) {
            return Batch.of(
                    chosen.length,
                    i -> Event.move(position, chosen[i], batch.get(at).to(), 0));
        }
    };

    /** Who has a unit retired may show it a way out: by picking a unit of the back row it is bound instead. */
    private static final Redirection WAY_OUT = new Redirection() {
        @Override
        public String label() {
            return "way out";
        }

        @Override
        public @Nullable Event redirect(Position position, Event event) {
            return isRetired(position, event) ? event : null;
        }

        @Override
        public String procedure() {
            return "pick escort";
        }

        @Override
        public @Nullable Event redirect(Position position, Event event, int[] chosen) {
            return chosen.length == 0
                    ? null
                    : event.to(Zone.BIND.of(position.place(event.from()).seat()), 0);
        }
    };

    private static boolean isRetired(Position position, Event event) {
        return event.kind() == EventKind.MOVE
                && event.object() != 0
                && position.place(event.from()).zone().circle()
                && position.place(event.to()).zone().equals(Zone.DROP.kind());
    }

    private static Seat owner(Position position, int index) {
        return position.place(position.frame("change").batch().get(index).from())
                .seat();
    }

    private static Procedure pickEscort() {
        return Procedure.named("pick escort")
                .locals(INDEX, PICKED)
                .ask(
                        "pick escort",
                        Question.of(
                                "pick escort",
                                (position, frame) -> owner(position, frame.get(INDEX)),
                                (position, frame, options) -> {
                                    options.pass();
                                    for (Circle circle : new Circle[] {BACK_LEFT, BACK_RIGHT}) {
                                        options.pick(circle.of(owner(position, frame.get(INDEX))), 0);
                                    }
                                },
                                (run, answer) -> {
                                    if (!answer.isPass()) {
                                        run.append(PICKED, answer.object(run.position()));
                                    }
                                }))
                .let("hand back", run -> run.chosen(run.objects(PICKED)))
                .build();
    }

    private static Batch retire(Run run) {
        return Batch.of(
                Added.toZone(run, A, FRONT_LEFT, Zone.DROP).get(0),
                Added.toZone(run, B, FRONT_RIGHT, Zone.DROP).get(0));
    }

    private static Action pick(Seat seat, Circle circle) {
        return Action.pick(seat, new Handle(circle.of(seat), 0));
    }

    private static Player play(Joining[] joins, Redirection[] redirections) {
        return Table.firstWith(
                        builder -> builder.purposes("pick escort")
                                .procedures(pickEscort())
                                .joins(joins)
                                .redirections(redirections),
                        AddedRoundsTest::retire)
                .unit(A, FRONT_LEFT, GRADE_2)
                .unit(A, BACK_LEFT, GRADE_0)
                .unit(A, BACK_RIGHT, GRADE_1)
                .unit(B, FRONT_RIGHT, GRADE_3)
                .unit(B, BACK_LEFT, GRADE_0)
                .unit(B, BACK_RIGHT, GRADE_1)
                .turn(A, "9.9");
    }

    /** Nothing moves before both have picked; whoever is picked goes with the first and at the same time. */
    @Test
    void eachFighterPicksWhoGoesAlong() {
        play(new Joining[] {ESCORT}, new Redirection[0])
                .asked(A, "pick escort")
                .stands(A, FRONT_LEFT, GRADE_2)
                .stands(B, FRONT_RIGHT, GRADE_3)
                .answer(pick(A, BACK_RIGHT))
                .asked(B, "pick escort")
                .stands(A, BACK_RIGHT, GRADE_1)
                .answer(pick(B, BACK_LEFT))
                .asked(A, "9.9.2")
                .holds(A, Zone.DROP, GRADE_2, GRADE_1)
                .holds(B, Zone.DROP, GRADE_3, GRADE_0)
                .stands(A, BACK_LEFT, GRADE_0)
                .stands(B, BACK_RIGHT, GRADE_1)
                .empty(A, FRONT_LEFT)
                .empty(B, FRONT_RIGHT);
        play(new Joining[] {ESCORT}, new Redirection[0])
                .asked(A, "pick escort")
                .pass()
                .asked(B, "pick escort")
                .answer(pick(B, BACK_RIGHT))
                .asked(A, "9.9.2")
                .holds(A, Zone.DROP, GRADE_2)
                .holds(B, Zone.DROP, GRADE_3, GRADE_1);
    }

    /** What is bound is retired no longer, so nobody goes along; who goes along is shown a way out in its turn. */
    @Test
    void whoIsSentElsewhereTakesNobodyAlong() {
        play(new Joining[] {ESCORT}, new Redirection[] {WAY_OUT})
                .asked(A, "pick escort")
                .answer(pick(A, BACK_LEFT))
                .asked(B, "pick escort")
                .pass()
                .asked(B, "pick escort")
                .answer(pick(B, BACK_RIGHT))
                .asked(B, "pick escort")
                .pass()
                .asked(A, "9.9.2")
                .holds(A, Zone.BIND, GRADE_2)
                .holds(A, Zone.DROP)
                .holds(B, Zone.BIND)
                .holds(B, Zone.DROP, GRADE_3, GRADE_1);
    }
}
