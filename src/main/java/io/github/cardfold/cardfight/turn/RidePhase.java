package io.github.cardfold.cardfight.turn;

import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.fact.Turn;
import io.github.cardfold.cardfight.state.Verbs;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.Frame;
import io.github.cardfold.kernel.Local;
import io.github.cardfold.kernel.Options;
import io.github.cardfold.kernel.Position;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.Question;
import io.github.cardfold.kernel.Rule;
import io.github.cardfold.kernel.Run;
import io.github.cardfold.kernel.Thing;

/** The ride phase: ride step and stride step (9.6 to 9.8). */
public final class RidePhase {
    private static final Local CARD = Local.object(0, "card");
    /** A ride by the rules is a normal ride (9.7.2.1). */
    private static final int NORMAL = 1;

    private RidePhase() {}

    /** The ride phase. */
    @Rule(jp = {"9.6.1", "9.7.1", "9.7.2.1", "9.7.3", "9.8.1", "9.8.3"})
    public static Procedure procedure() {
        return Procedure.named("9.6")
                .locals(CARD)
                .change("9.7.1", run -> Beginnings.of(run, "ride phase"))
                .call("9.7.1 check", "11.6.1")
                .ask(
                        "9.7.2",
                        Question.of(
                                        "ride or not",
                                        (position, frame) -> Turn.fighter(position),
                                        RidePhase::rides,
                                        (run, answer) ->
                                                run.set(CARD, answer.isPass() ? 0 : answer.object(run.position())))
                                .openIf(RidePhase::isHandEmpty))
                .callIf("9.7.2 ride", run -> run.get(CARD) != 0, "6.3.3", RidePhase::arguments)
                .call("9.7.3", "11.6.1")
                .change("9.8.1", run -> Beginnings.of(run, "stride step"))
                .call("9.8.1 check", "11.6.1")
                .waits("9.8.2", "6.6")
                .call("9.8.3", "11.6.1")
                .build();
    }

    private static int[] arguments(Run run) {
        return new int[] {Turn.fighter(run.position()), run.get(CARD), NORMAL};
    }

    /** Without a hand there is nothing to ride: even a card of the ride deck costs a discard. */
    private static boolean isHandEmpty(Position position, Frame frame) {
        return position.size(Zone.HAND.of(Turn.fighter(position))) == 0;
    }

    /** A unit of the hand of the vanguard's grade or one above, or one of the ride deck exactly one above. */
    @Rule(jp = {"9.7.2", "6.3.3.2.2"})
    private static void rides(Position position, Frame frame, Options options) {
        options.pass();
        int fighter = Turn.fighter(position);
        int vanguard = Field.vanguardGrade(position, fighter);
        if (vanguard < 0) {
            return;
        }
        int hand = Zone.HAND.of(fighter);
        offer(position, hand, vanguard, vanguard + 1, options);
        if (position.size(hand) > 0) {
            offer(position, Zone.RIDE_DECK.of(fighter), vanguard + 1, vanguard + 1, options);
        }
    }

    private static void offer(Position position, int place, int least, int most, Options options) {
        for (int i = 0; i < position.size(place); i++) {
            Thing card = position.thing(place, i);
            int grade = Field.grade(position, card, place);
            boolean hidden = place == Zone.HAND.of(position.place(place).seat()) || card.is(Thing.FACE_DOWN);
            if (hidden && Field.isUnit(position, card) && grade >= least && grade <= most) {
                options.act(Verbs.RIDE, place, i);
            }
        }
    }
}
