package io.github.cardfold.effect;

import io.github.cardfold.kernel.position.TimedEffectKind;

/** A kind of lasting effect that an instruction of a text makes for a time. */
abstract class Lasts extends TimedEffectKind {
    private final Duration duration;

    Lasts(String name, Duration duration, Role... roles) {
        super(name, roles);
        this.duration = duration;
    }

    /** Returns for how long. */
    final Duration duration() {
        return duration;
    }
}
