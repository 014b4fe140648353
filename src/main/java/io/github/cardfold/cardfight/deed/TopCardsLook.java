package io.github.cardfold.cardfight.deed;

import io.github.cardfold.cardfight.fact.ActiveEffect;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.Working;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Seat;

/**
 * A fighter may look at cards of the top of a deck at any time.
 *
 * @param top at how many
 * @param of whose deck
 */
@Rule(jp = "7.7.3")
public record TopCardsLook(Value top, Side of) implements Working {
    /** Stands for no card. */
    public static final int NONE = -1;

    @Override
    public int amount(Query query) {
        return top.value(query);
    }

    /** Returns at how many cards of the top of a fighter's deck another, or the same, may look at any time. */
    public static int depth(Position position, Seat fighter, Seat owner) {
        int depth = 0;
        for (ActiveEffect each : ActiveEffect.of(position, TopCardsLook.class)) {
            boolean allows = each.master() == fighter
                    && ((TopCardsLook) each.working()).of.seat(position, each.master()) == owner;
            depth = allows ? Math.max(depth, each.amount()) : depth;
        }
        return Math.min(depth, position.size(Zone.DECK.of(owner)));
    }

    /**
     * Returns how many cards lie above the topmost of these that the fighter does not see where it lies, {@link #NONE}
     * if there is none: who sees a card there has looked at it once, however often it is looked at again.
     */
    @Rule(jp = "7.7.3.1")
    public static int next(Position position, Seat fighter, Seat owner) {
        int depth = depth(position, fighter, owner);
        for (int i = 0; i < depth; i++) {
            if (!position.objectAt(Zone.DECK.of(owner), i).seenBy(fighter)) {
                return i;
            }
        }
        return NONE;
    }
}
