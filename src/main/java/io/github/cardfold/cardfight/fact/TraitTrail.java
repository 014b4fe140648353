package io.github.cardfold.cardfight.fact;

import io.vavr.collection.Array;

/** Notes what happens to one characteristic of one card while information is worked out. */
final class TraitTrail implements Trail {
    private final int object;
    private final int slot;
    private Array<Influence> influences = Array.empty();

    TraitTrail(int object, int slot) {
        this.object = object;
        this.slot = slot;
    }

    @Override
    public void note(Information information, Effect effect, Effect.Write write) {
        if (write.object() == object && write.slot() == slot) {
            influences = influences.appendAll(effect.influences(information, write));
        }
    }

    Array<Influence> influences() {
        return influences;
    }
}
