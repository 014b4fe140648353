package io.github.cardfold.conformance.ruin.hygiene.view;

import io.vavr.collection.Array;
import java.util.List;

class BadNames {
    Object both() {
        List<Integer> work = List.of(1);
        return io.vavr.collection.List.ofAll(work).appendAll(Array.of(1));
    }
}
