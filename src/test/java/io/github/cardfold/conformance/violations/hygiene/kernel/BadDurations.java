package io.github.cardfold.conformance.violations.hygiene.kernel;

import io.github.cardfold.effect.Layer;
import io.github.cardfold.kernel.position.Lifetime;

class BadDurations {
    Lifetime lifetime() {
        return Lifetime.of("battle");
    }

    Layer layer() {
        return Layer.of("lent", 8);
    }
}
