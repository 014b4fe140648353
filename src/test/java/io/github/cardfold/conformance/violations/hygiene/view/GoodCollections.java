package io.github.cardfold.conformance.violations.hygiene.view;

import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;

public class GoodCollections {
    static final Array<Integer> CONSTANT = Array.of(1);

    private final List<Integer> collected = new ArrayList<>();

    void helper(List<Integer> found) {
        collected.addAll(found);
    }

    public Array<Integer> result() {
        return Array.ofAll(collected);
    }
}
