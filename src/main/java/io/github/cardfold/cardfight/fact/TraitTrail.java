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
        if (write.object() == object && information.changes(write, slot)) {
            Array<Influence> told = effect.influences(information, write, slot);
            influences = influences.appendAll(
                    write.slot() == slot ? told : told.filter(each -> each.before() != each.after()));
        }
    }

    Array<Influence> influences() {
        return influences;
    }
}
