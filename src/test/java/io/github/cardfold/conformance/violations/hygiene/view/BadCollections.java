package io.github.cardfold.conformance.violations.hygiene.view;

import io.vavr.collection.Array;
import java.util.List;
import java.util.Map;

public class BadCollections {
    static final List<Integer> CONSTANT = List.of(1);

    public List<Integer> result() {
        return List.of();
    }

    public void parameter(int sound, Map<String, String> parameter) {}

    public Array<List<Integer>> inside() {
        return Array.empty();
    }
}
