package io.github.cardfold.bench.spike;

import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** What belongs to one seat in the Vavr fields: the hand is indexed, the other piles are worked at the head. */
record VavrSeat(
        Pool deckPool,
        Pool handPool,
        Array<Thing> hand,
        Array<List<Thing>> zones,
        Array<List<Thing>> circles,
        Array<Integer> numbers) {
    static final VavrSeat EMPTY = new VavrSeat(
            Pool.EMPTY,
            Pool.EMPTY,
            Array.empty(),
            Array.fill(Places.ZONES, List.empty()),
            Array.fill(Places.PER_SEAT - Places.ZONES, List.empty()),
            Array.fill(Numbers.PER_SEAT, 0));

    Seq<Thing> pile(int zone) {
        return zone == Places.HAND ? hand : list(zone);
    }

    List<Thing> list(int zone) {
        return zone < Places.ZONES ? zones.get(zone) : circles.get(zone - Places.ZONES);
    }

    Pool pool(int zone) {
        return zone == Places.HAND ? handPool : deckPool;
    }

    VavrSeat with(int zone, Thing thing) {
        return zone == Places.HAND
                ? withHand(hand.append(thing))
                : withList(zone, list(zone).prepend(thing));
    }

    VavrSeat without(int zone, int index) {
        if (zone == Places.HAND) {
            return withHand(hand.removeAt(index));
        }
        List<Thing> list = list(zone);
        return withList(zone, index == 0 ? list.tail() : list.removeAt(index));
    }

    VavrSeat update(int zone, int index, Thing thing) {
        if (zone == Places.HAND) {
            return withHand(hand.update(index, thing));
        }
        List<Thing> list = list(zone);
        return withList(zone, index == 0 ? list.tail().prepend(thing) : list.update(index, thing));
    }

    VavrSeat withPool(int zone, Pool pool) {
        return zone == Places.HAND
                ? new VavrSeat(deckPool, pool, hand, zones, circles, numbers)
                : new VavrSeat(pool, handPool, hand, zones, circles, numbers);
    }

    VavrSeat withNumber(int number, int value) {
        return new VavrSeat(deckPool, handPool, hand, zones, circles, numbers.update(number, value));
    }

    private VavrSeat withHand(Array<Thing> newHand) {
        return new VavrSeat(deckPool, handPool, newHand, zones, circles, numbers);
    }

    private VavrSeat withList(int zone, List<Thing> list) {
        return zone < Places.ZONES
                ? new VavrSeat(deckPool, handPool, hand, zones.update(zone, list), circles, numbers)
                : new VavrSeat(deckPool, handPool, hand, zones, circles.update(zone - Places.ZONES, list), numbers);
    }
}
