package io.github.cardfold.cardfight.fact;

import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.cardfight.state.Layers;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Layer;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.github.cardfold.kernel.table.GameObject;
import io.vavr.collection.Array;
import java.util.BitSet;

/** A lasting effect that raises or lowers characteristics by an amount (11.11.1.7). */
@Rule(jp = "11.11.1.7")
public abstract class Modifier extends TimedEffectKind {
    private final Trait[] traits;
    private final BitSet slots;

    /** Makes a kind known by a name, which changes these characteristics and no others. */
    protected Modifier(String name, Trait... traits) {
        super(name);
        this.traits = traits.clone();
        slots = slots(traits);
    }

    /** Returns the indices of some characteristics. */
    static BitSet slots(Trait... traits) {
        BitSet slots = new BitSet();
        for (Trait each : traits) {
            slots.set(each.ordinal());
        }
        return slots;
    }

    /** Returns the characteristics that it may change. */
    Trait[] traits() {
        return traits;
    }

    /** Tells whether it changes a characteristic. */
    public final boolean changes(Trait trait) {
        return Array.of(traits).contains(trait);
    }

    /** Returns the indices of these characteristics; nobody changes the set. */
    BitSet slots() {
        return slots;
    }

    /** Returns by how much it changes a characteristic of a card lying in a place. */
    public abstract int change(Position position, TimedEffect effect, GameObject card, int place, Trait trait);

    /** Returns the layer in which it is applied. */
    Layer layer() {
        return Layers.NUMBERS;
    }

    /** Tells whether it changes no other cards than those that the effect was fixed to. */
    boolean isOnItsUnitsOnly() {
        return false;
    }
}
