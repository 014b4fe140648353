package io.github.cardfold.cardfight.fact;

import io.github.cardfold.cardfight.state.BattleFrame;
import io.github.cardfold.cardfight.state.Moment;
import io.github.cardfold.cardfight.state.TurnFrame;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Seat;

/** Whose turn it is (9.1). */
@Rule(jp = "9.1.1")
public final class Turn {
    private Turn() {}

    /** Tells whether the first turn has begun. */
    public static boolean hasBegun(Position position) {
        return position.frame(FighterPlaces.of(position).turns()) != null;
    }

    /** Tells whether it is a fighter's turn. */
    public static boolean isOf(Position position, Seat fighter) {
        Frame frame = position.frame(FighterPlaces.of(position).turns());
        return frame != null && frame.seat(TurnFrame.FIGHTER) == fighter;
    }

    /**
     * Returns the turn fighter.
     *
     * @throws IllegalStateException before the first turn
     */
    public static Seat fighter(Position position) {
        Frame frame = position.frame(FighterPlaces.of(position).turns());
        if (frame == null) {
            throw new IllegalStateException("no turn has begun");
        }
        return frame.seat(TurnFrame.FIGHTER);
    }

    /** Tells whether a fighter took the first turn; fighters take turns by turns, not counting extra turns. */
    @Rule(jp = {"8.2.1.6", "9.1.1"})
    public static boolean isFirst(Position position, Seat fighter) {
        Frame frame = position.frame(FighterPlaces.of(position).turns());
        if (frame == null) {
            return false;
        }
        boolean isInOrder = frame.get(TurnFrame.OUT_OF_ORDER) == 0;
        boolean tookLast = (frame.seat(TurnFrame.FIGHTER) == fighter) == isInOrder;
        return tookLast == ((frame.get(TurnFrame.NUMBER) - frame.get(TurnFrame.EXTRA)) % 2 == 1);
    }

    /** Returns the number of the turn, from 1; 0 before the first. */
    public static int number(Position position) {
        Frame frame = position.frame(FighterPlaces.of(position).turns());
        return frame == null ? 0 : frame.get(TurnFrame.NUMBER);
    }

    /**
     * Returns the section of the step or phase in progress, which all see: in an attack process that of the step,
     * before the first turn that of the preparation.
     */
    @Rule(jp = {"9.1.2", "10.2.1"})
    public static String moment(Position position) {
        for (int i = position.depth() - 1; i > 0; i--) {
            String enclosing = position.frame(i - 1).procedure().name();
            if (position.frame(i).procedure().name().equals(Moment.G_ASSIST_STEP.procedure())
                    || enclosing.equals(BattleFrame.PROCEDURE)
                    || enclosing.equals(TurnFrame.PROCEDURE)) {
                return position.frame(i).procedure().name();
            }
        }
        return position.depth() == 0 ? "" : position.frame(0).procedure().name();
    }

    /** Tells whether a phase or step is in progress: a phase also while the steps of a battle in it are. */
    @Rule(jp = "9.1.2")
    public static boolean isIn(Position position, Moment moment) {
        return moment == Moment.TURN
                || moment.procedure().equals(moment(position))
                || moment != Moment.START_STEP && moment.procedure().equals(phase(position));
    }

    /** Returns the procedure of the phase in progress, "" before the first turn. */
    static String phase(Position position) {
        for (int i = 1; i < position.depth(); i++) {
            if (position.frame(i - 1).procedure().name().equals(TurnFrame.PROCEDURE)) {
                return position.frame(i).procedure().name();
            }
        }
        return "";
    }

    /** Returns the other fighter. */
    public static Seat opponent(Seat fighter) {
        return Seat.of(1 - fighter.ordinal());
    }
}
