package io.github.cardfold.bot;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Handle;
import io.vavr.collection.Array;
import java.util.Comparator;

/** When to guard, and with what. */
final class Guarding {
    /** Damage that an attack must not bring about: with one more the game is lost. */
    private static final int TOO_MUCH = 5;

    /** What a trigger gives an attacking vanguard after the guard step. */
    private static final int TRIGGER = 10_000;

    private Guarding() {}

    /**
     * Plays an order of the plan, then names its cards one by one; the table is the same until the last is named.
     * Orders come first, since they are not offered while cards are named.
     */
    static Action guard(Sight sight) {
        Array<Handle> plan = sight.attack()
                .filter(attack -> attack.isOnVanguard() && sight.damage() + attack.critical() >= TOO_MUCH)
                .map(attack -> plan(sight, attack))
                .getOrElse(Array.empty());
        Array<Handle> orders = Blitz.playable(sight).filter(plan::contains);
        return sight.option(orders.isEmpty() ? plan::contains : orders::contains)
                .getOrElse(sight::pass);
    }

    /**
     * The fewest cards that stop the attack, also after a trigger if the game is at stake; none if it cannot be.
     * Against the trigger alone nothing but an order is spent.
     */
    private static Array<Handle> plan(Sight sight, Attack attack) {
        int needed = attack.power() - attack.defence() + 1;
        boolean last = attack.isByVanguard() && sight.damage() + attack.critical() > TOO_MUCH;
        if (!attack.hits()) {
            return last && needed + TRIGGER > 0 ? fewest(orders(sight), needed + TRIGGER) : Array.empty();
        }
        Array<Shield> shields = shields(sight);
        Array<Handle> safe = last ? fewest(shields, needed + TRIGGER) : Array.empty();
        return safe.isEmpty() ? fewest(shields, needed) : safe;
    }

    private static Array<Shield> orders(Sight sight) {
        return Blitz.playable(sight)
                .map(each -> new Shield(
                        each,
                        sight.card(each)
                                .map(card -> Blitz.worth(card, sight.hasGuardian()))
                                .getOrElse(0)))
                .filter(each -> each.value() > 0);
    }

    /** All that could guard, the best shield first: playable orders, the hand and the rear-guards that intercept. */
    private static Array<Shield> shields(Sight sight) {
        Array<Shield> hand = sight.hand()
                .map(seen -> new Shield(
                        seen.handle(), Sight.card(seen).map(Card::shield).getOrElse(0)));
        Array<Shield> front = sight.units()
                .filter(unit ->
                        unit.isInFront() && !unit.isVanguard() && unit.card().intercept())
                .map(unit -> new Shield(
                        new Handle(unit.handle().place(), Handle.ITSELF),
                        unit.card().shield()));
        return orders(sight)
                .appendAll(hand)
                .appendAll(front)
                .filter(each -> each.value() > 0)
                .sortBy(each -> -each.value());
    }

    /** The best shields until one more will do, and of those the smallest. */
    private static Array<Handle> fewest(Array<Shield> bestFirst, int needed) {
        int missing = needed;
        for (int taken = 0; taken < bestFirst.size(); taken++) {
            int stillMissing = missing;
            Array<Shield> enough = bestFirst.drop(taken).filter(each -> each.value() >= stillMissing);
            if (!enough.isEmpty()) {
                return bestFirst
                        .take(taken)
                        .appendAll(enough.minBy(Comparator.comparing(Shield::value)))
                        .map(Shield::handle);
            }
            missing -= bestFirst.get(taken).value();
        }
        return Array.empty();
    }

    private record Shield(Handle handle, int value) {}
}
