package io.github.cardfold.effect;

import io.github.cardfold.kernel.position.TimedEffectKind;

/** A kind of lasting effect that an instruction of a text makes for a time. */
abstract class Lasts extends TimedEffectKind {
    private final DurationTerm duration;

    Lasts(String name, DurationTerm duration, Role... roles) {
        super(name, roles);
        this.duration = duration;
    }

    /** Returns for how long. */
    final DurationTerm duration() {
        return duration;
    }
}
