package io.github.cardfold.bench.spike;

import io.vavr.collection.Array;
import io.vavr.collection.List;

/** The fields of the Vavr position and the questions. */
interface VavrTable extends Position {
    Array<VavrSeat> seats();

    Array<Integer> numbers();

    List<Lasting> modifiers();

    List<VavrFrame> frames();

    long chance();

    int objects();

    int clock();

    default VavrSeat seat(int place) {
        return seats().get(Places.seat(place));
    }

    @Override
    default int size(int place) {
        return seat(place).pile(Places.zone(place)).size();
    }

    @Override
    default int object(int place, int index) {
        return thing(place, index).object;
    }

    @Override
    default int orientation(int place, int index) {
        return thing(place, index).orientation;
    }

    @Override
    default int face(int place, int index) {
        return thing(place, index).face;
    }

    @Override
    default int power(int place) {
        Thing unit = thing(place, 0);
        int power = Cards.power(unit.definition);
        for (List<Lasting> rest = modifiers(); !rest.isEmpty(); rest = rest.tail()) {
            Lasting one = rest.head();
            if (one.target == unit.object && one.kind == Lasting.POWER) {
                power += one.amount;
            }
        }
        return power;
    }

    @Override
    default int number(int index) {
        if (index < Numbers.GAME) {
            return numbers().get(index);
        }
        int seat = (index - Numbers.GAME) / Numbers.PER_SEAT;
        return seats().get(seat).numbers().get((index - Numbers.GAME) % Numbers.PER_SEAT);
    }

    @Override
    default Thing thing(int place, int index) {
        return seat(place).pile(Places.zone(place)).get(index);
    }

    @Override
    default Pool pool(int place) {
        return seat(place).pool(Places.zone(place));
    }

    @Override
    default int lastingSize() {
        return modifiers().size();
    }

    @Override
    default Lasting lasting(int index) {
        return modifiers().get(index);
    }

    @Override
    default int depth() {
        return frames().size();
    }

    @Override
    default int[] frame(int index) {
        return frames().get(index).values();
    }

    @Override
    default long[] counters() {
        return new long[] {chance(), objects(), clock()};
    }
}
