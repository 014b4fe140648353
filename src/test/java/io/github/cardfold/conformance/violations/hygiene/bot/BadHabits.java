package io.github.cardfold.conformance.violations.hygiene.bot;

import io.vavr.collection.Array;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.LongSupplier;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

class BadHabits {
    long millis() {
        return System.currentTimeMillis();
    }

    LongSupplier nanosByReference() {
        return System::nanoTime;
    }

    Instant instant() {
        return Instant.now();
    }

    Object clock() {
        return Clock.systemUTC();
    }

    int random(Random random) {
        return random.nextInt();
    }

    double mathRandom() {
        return Math.random();
    }

    int threadRandom() {
        return ThreadLocalRandom.current().nextInt();
    }

    String uuid() {
        return UUID.randomUUID().toString();
    }

    Array<Integer> vavrShuffle() {
        return Array.of(1, 2).shuffle();
    }

    void javaShuffle() {
        Collections.shuffle(new ArrayList<>());
    }

    void thread() {
        new Thread(() -> {}).start();
    }

    Object future() {
        return CompletableFuture.completedFuture(1);
    }

    Stream<Integer> parallelStream() {
        return List.of(1).parallelStream();
    }

    int identity() {
        return System.identityHashCode(this);
    }

    ToIntFunction<Object> identityByReference() {
        return System::identityHashCode;
    }

    String lower() {
        return "I".toLowerCase();
    }

    String format() {
        return String.format("%d", 1);
    }

    Locale locale() {
        return Locale.getDefault();
    }

    Object hashSet() {
        return new HashSet<>();
    }

    Object hashMap() {
        return new HashMap<>();
    }

    Object vavrHashMap() {
        return io.vavr.collection.HashMap.empty();
    }

    Object vavrHashSet() {
        return io.vavr.collection.HashSet.empty();
    }

    Object vavrToSet() {
        return Array.of(1).toSet();
    }

    Set<Integer> saltedSet() {
        return Set.of(1);
    }

    Map<Integer, Integer> saltedMap() {
        return Map.of(1, 1);
    }

    Set<Integer> collected() {
        return Stream.of(1).collect(Collectors.toSet());
    }
}
