package io.github.cardfold.bench.spike;

import io.vavr.collection.Array;
import io.vavr.collection.List;

/** Immutable fields of Vavr collections: every change is a new position. */
record VavrPosition(
        Array<VavrSeat> seats,
        Array<Integer> numbers,
        List<Lasting> modifiers,
        List<VavrFrame> frames,
        long chance,
        int objects,
        int clock)
        implements VavrTable {
    /** An empty table. */
    VavrPosition(long seed) {
        this(
                Array.fill(Places.SEATS, VavrSeat.EMPTY),
                Array.fill(Numbers.GAME, 0),
                List.empty(),
                List.empty(),
                seed,
                0,
                0);
    }

    @Override
    public Position open() {
        return this;
    }

    @Override
    public Position close() {
        return this;
    }

    @Override
    public Position created(int card, int place, int seenBy) {
        return add(seats, place, Thing.of(card, objects, seenBy), chance);
    }

    @Override
    public Position pooled(int place, Pool pool) {
        VavrSeat seat = seat(place).withPool(Places.zone(place), pool);
        return with(seats.update(Places.seat(place), seat));
    }

    @Override
    public Position drawn(int from, int to, int seenBy) {
        VavrSeat seat = seat(from);
        Pool pool = seat.deckPool();
        long next = Chance.next(chance);
        int card = pool.nth(Chance.below(next, pool.size()));
        VavrSeat less = seat.withPool(Places.zone(from), pool.without(card));
        Thing thing = Thing.of(card, objects, seenBy);
        if (Places.seat(from) == Places.seat(to)) {
            return added(seats.update(Places.seat(to), less.with(Places.zone(to), thing)), next);
        }
        return add(seats.update(Places.seat(from), less), to, thing, next);
    }

    @Override
    public Position moved(int from, int index, int to, int seenBy) {
        VavrSeat seat = seat(from);
        Thing thing = seat.pile(Places.zone(from)).get(index);
        VavrSeat less = seat.without(Places.zone(from), index);
        if (Places.isHand(from)) {
            Pool known = seat.handPool().forgotten(thing.definition);
            less = known == seat.handPool() ? less : less.withPool(Places.HAND, known);
        }
        Thing arrived = thing.moved(objects, seenBy);
        if (Places.seat(from) != Places.seat(to)) {
            return add(seats.update(Places.seat(from), less), to, arrived, chance);
        }
        VavrSeat more = less.with(Places.zone(to), arrived);
        if (Places.isHand(to) && thing.seenBy == Turn.ALL) {
            more = more.withPool(Places.HAND, more.handPool().learnt(thing.definition));
        }
        return added(seats.update(Places.seat(to), more), chance);
    }

    @Override
    public Position turned(int place, int index, int orientation) {
        return update(place, index, thing(place, index).turned(orientation));
    }

    @Override
    public Position faced(int place, int index, int face) {
        return update(place, index, thing(place, index).faced(face));
    }

    @Override
    public Position counted(int number, int value) {
        if (number < Numbers.GAME) {
            return new VavrPosition(seats, numbers.update(number, value), modifiers, frames, chance, objects, clock);
        }
        int seat = (number - Numbers.GAME) / Numbers.PER_SEAT;
        int at = (number - Numbers.GAME) % Numbers.PER_SEAT;
        return with(seats.update(seat, seats.get(seat).withNumber(at, value)));
    }

    @Override
    public Position lasting(int kind, int target, int amount, int duration) {
        Lasting one = new Lasting(kind, target, amount, duration, clock);
        return new VavrPosition(seats, numbers, modifiers.prepend(one), frames, chance, objects, clock + 1);
    }

    @Override
    public Position expired(int duration) {
        return new VavrPosition(seats, numbers, without(modifiers, duration), frames, chance, objects, clock);
    }

    @Override
    public Position push(int procedure, int a, int b, int[] list) {
        return with(frames.prepend(new VavrFrame(procedure, a, b, list)));
    }

    @Override
    public Position pop() {
        return with(frames.tail());
    }

    @Override
    public Position label(int label) {
        return with(frames.tail().prepend(frames.head().withLabel(label)));
    }

    @Override
    public Position local(int index, int value) {
        return with(frames.tail().prepend(frames.head().withLocal(index, value)));
    }

    private Position update(int place, int index, Thing thing) {
        return with(seats.update(Places.seat(place), seat(place).update(Places.zone(place), index, thing)));
    }

    private Position add(Array<VavrSeat> before, int place, Thing thing, long newChance) {
        int seat = Places.seat(place);
        return added(before.update(seat, before.get(seat).with(Places.zone(place), thing)), newChance);
    }

    private Position added(Array<VavrSeat> newSeats, long newChance) {
        return new VavrPosition(newSeats, numbers, modifiers, frames, newChance, objects + 1, clock);
    }

    private Position with(Array<VavrSeat> newSeats) {
        return new VavrPosition(newSeats, numbers, modifiers, frames, chance, objects, clock);
    }

    private Position with(List<VavrFrame> newFrames) {
        return new VavrPosition(seats, numbers, modifiers, newFrames, chance, objects, clock);
    }

    /** The modifiers without those of a duration, sharing what lies below the last of them. */
    private static List<Lasting> without(List<Lasting> list, int duration) {
        if (list.isEmpty()) {
            return list;
        }
        List<Lasting> tail = without(list.tail(), duration);
        if (list.head().duration == duration) {
            return tail;
        }
        return tail == list.tail() ? list : tail.prepend(list.head());
    }
}
