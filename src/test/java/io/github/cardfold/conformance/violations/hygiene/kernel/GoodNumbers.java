package io.github.cardfold.conformance.violations.hygiene.kernel;

import java.util.HashMap;
import java.util.Map;

class GoodNumbers {
    static final int SETTLED = 1;

    final Map<String, Integer> lookUp = new HashMap<>();

    long half(long number) {
        return number / 2;
    }
}
