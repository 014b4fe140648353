package io.github.cardfold.cardfight.fact;

import io.github.cardfold.kernel.Lasting;
import io.github.cardfold.kernel.LastingKind;
import io.github.cardfold.kernel.Position;
import io.github.cardfold.kernel.Rule;
import io.github.cardfold.kernel.Thing;

/** A lasting effect that raises or lowers characteristics by an amount (11.11.1.7). */
@Rule(jp = "11.11.1.7")
public abstract class Modifier extends LastingKind {
    /** Makes a kind known by a name. */
    protected Modifier(String name) {
        super(name);
    }

    /** Returns by how much it changes a characteristic of a card lying in a place. */
    public abstract int change(Position position, Lasting effect, Thing thing, int place, Trait trait);
}
