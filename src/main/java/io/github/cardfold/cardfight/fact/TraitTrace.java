package io.github.cardfold.cardfight.fact;

import io.github.cardfold.effect.AppliedChange;
import io.vavr.collection.Array;

/** Notes what happens to one characteristic of one card while information is worked out. */
final class TraitTrace implements Trace {
    private final int object;
    private final int slot;
    private Array<AppliedChange> influences = Array.empty();

    TraitTrace(int object, int slot) {
        this.object = object;
        this.slot = slot;
    }

    @Override
    public void note(Information information, ActiveChange effect, ActiveChange.Write write) {
        if (write.object() == object && information.changes(write, slot)) {
            Array<AppliedChange> told = effect.influences(information, write, slot);
            influences = influences.appendAll(
                    write.slot() == slot ? told : told.filter(each -> each.before() != each.after()));
        }
    }

    Array<AppliedChange> influences() {
        return influences;
    }
}
