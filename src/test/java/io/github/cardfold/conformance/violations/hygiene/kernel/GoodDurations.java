package io.github.cardfold.conformance.violations.hygiene.kernel;

import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Lifetime;

class GoodDurations {
    Event end(Lifetime given) {
        return Event.expire(given);
    }
}
