package io.github.cardfold.cardfight.state;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Place;
import io.vavr.control.Option;
import java.util.Locale;

/** How a unit has come to a circle. */
@Rule(jp = {"6.2.2", "6.3.2"})
public enum Way {
    /** By a call of either sort (6.2). */
    @Phrase("a call")
    CALL(CallFrame.PROCEDURE),
    /** By a call of the rules (6.2.2.1). */
    @Phrase("a normal call")
    NORMAL_CALL(CallFrame.PROCEDURE),
    /** By a call that an effect orders (6.2.2.2). */
    @Phrase("a superior call")
    SUPERIOR_CALL(CallFrame.PROCEDURE),
    /** By a ride of either sort (6.3). */
    @Phrase("a ride")
    RIDE(RideFrame.PROCEDURE),
    /** By a ride of the rules (6.3.2.1). */
    @Phrase("a normal ride")
    NORMAL_RIDE(RideFrame.PROCEDURE),
    /** By a ride that an effect or a rule action orders (6.3.2.2). */
    @Phrase("a superior ride")
    SUPERIOR_RIDE(RideFrame.PROCEDURE);

    private final String procedure;

    Way(String procedure) {
        this.procedure = procedure;
    }

    /** Tells whether it is a ride; else it is a call. */
    public boolean isRide() {
        return procedure.equals(RideFrame.PROCEDURE);
    }

    /** Tells whether the rules let fighters do it so, not an effect; none if both are meant. */
    public Option<Boolean> isNormal() {
        return this == CALL || this == RIDE ? Option.none() : Option.some(this == NORMAL_CALL || this == NORMAL_RIDE);
    }

    /**
     * Tells whether this is how the unit of the change being committed comes to its circle from a place. What an effect
     * puts on a circle by other means than a call counts as called, by a superior call.
     */
    @Rule(jp = {"6.2.1.2", "6.2.2.2"})
    public boolean isTaken(Position position, Place from, Place to) {
        Frame frame = proposer(position);
        if (!frame.procedure().name().equals(procedure)) {
            boolean rides = frame.procedure().name().equals(RideFrame.PROCEDURE);
            return (this == CALL || this == SUPERIOR_CALL) && !rides && isCall(from, to);
        }
        boolean normal = this == NORMAL_CALL || this == SUPERIOR_CALL
                ? frame.get(CallFrame.MANNER) == CallFrame.NORMAL
                : frame.get(RideFrame.MANNER) == RideFrame.NORMAL;
        return switch (this) {
            case CALL, RIDE -> true;
            case NORMAL_CALL, NORMAL_RIDE -> normal;
            case SUPERIOR_CALL, SUPERIOR_RIDE -> !normal;
        };
    }

    /** Tells whether a unit that comes from one place to the other counts as called unless it rides (ruling 22). */
    @Rule(jp = "6.2.1.2")
    public static boolean isCall(Place from, Place to) {
        return !from.zone().circle() && Circle.is(to, Circle.REAR_GUARD | Circle.GUARDIAN);
    }

    /** The frame that proposed the change, which has a frame of its own if it was interrupted. */
    private static Frame proposer(Position position) {
        int top = position.depth() - 1;
        boolean isChange = top > 0 && position.frame(top).procedure().name().equals("change");
        return position.frame(isChange ? top - 1 : top);
    }

    /** Returns the way in English. */
    public String english() {
        return "by a " + name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
