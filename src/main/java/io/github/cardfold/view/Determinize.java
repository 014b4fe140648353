package io.github.cardfold.view;

import io.github.cardfold.cardfight.state.CallFrame;
import io.github.cardfold.cardfight.state.RideFrame;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.Dealer;
import io.github.cardfold.kernel.Frame;
import io.github.cardfold.kernel.Position;
import io.github.cardfold.kernel.Seat;
import io.github.cardfold.kernel.State;
import io.vavr.collection.Array;

/** Guesses what a seat cannot know: for players that think by playing on. */
public final class Determinize {
    private Determinize() {}

    /**
     * Returns a state in which all that the seat cannot know is dealt anew: unknown cards of each hand, deck and gauge
     * among each other, those of a ride deck or G deck within it. A first vanguard that lies face down stays. Every
     * deal that agrees with what the seat knows card by card is equally probable; what it knows only of several cards
     * together has no part in it. Chance goes on from the seed. The seat's view is equal to that of the state.
     *
     * @param seed any number; the same one gives the same deal, and two states that the seat cannot tell apart give the
     *     same deal if the unknown cards are the same ones
     * @throws IllegalArgumentException if the seat takes no part in the game
     */
    public static State deal(State state, Seat seat, long seed) {
        View.requirePlaying(state, seat);
        Array<Array<Integer>> groups = Array.range(0, state.position().seats())
                .flatMap(each -> Array.of(
                        places(each, Zone.HAND, Zone.DECK, Zone.GAUGE),
                        places(each, Zone.RIDE_DECK),
                        places(each, Zone.G)));
        return Dealer.deal(state, seat, groups, shown(state.position()), seed);
    }

    private static Array<Integer> places(int seat, Zone... zones) {
        return Array.of(zones).map(zone -> zone.of(seat));
    }

    /** A card that is being ridden or called was shown when that began, wherever it still lies. */
    private static Array<Integer> shown(Position position) {
        return Array.range(0, position.depth()).map(position::frame).flatMap(frame -> shown(frame));
    }

    private static Array<Integer> shown(Frame frame) {
        return switch (frame.procedure().name()) {
            case CallFrame.PROCEDURE ->
                Array.range(0, frame.size(CallFrame.CARDS)).map(i -> frame.get(CallFrame.CARDS, i));
            case RideFrame.PROCEDURE -> Array.of(frame.get(RideFrame.CARD));
            default -> Array.empty();
        };
    }
}
