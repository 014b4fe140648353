package io.github.cardfold.bench.spike;

/** One number for everything that can be observed of a position. */
final class Digest {
    private Digest() {}

    static long of(Position position) {
        long digest = 0;
        for (long counter : position.counters()) {
            digest = Chance.mix(digest + counter);
        }
        for (int place = 0; place < Places.ALL; place++) {
            digest = Chance.mix(digest + place);
            for (int i = 0; i < position.size(place); i++) {
                digest = position.thing(place, i).digest(digest);
            }
            if (Places.zone(place) <= Places.HAND) {
                digest = position.pool(place).digest(digest);
            }
        }
        for (int i = 0; i < position.lastingSize(); i++) {
            digest = position.lasting(i).digest(digest);
        }
        for (int i = 0; i < position.depth(); i++) {
            for (int value : position.frame(i)) {
                digest = Chance.mix(digest * 31 + value);
            }
        }
        for (int i = 0; i < Numbers.ALL; i++) {
            digest = Chance.mix(digest * 31 + position.number(i));
        }
        return digest;
    }
}
