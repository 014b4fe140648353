package io.github.cardfold.effect;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Lifetime;
import io.vavr.control.Option;

/**
 * One effect or rule that changed a characteristic.
 *
 * @param layer the layer in which it was applied
 * @param section the section that makes it, by which an ability works if it is one
 * @param what the name of the effect or ability, such as {@code boost}
 * @param source the object it comes from, 0 if none is known
 * @param lifetime how long it lasts; none if it lasts while its ability is valid
 * @param before the value before it
 * @param after the value after it
 */
public record AppliedChange(
        Layer layer, String section, String what, int source, Option<Lifetime> lifetime, int before, int after) {
    /** Tells whether it raised the value, whatever it says: "+X" of an X below 0 lowers it. */
    @Rule(jp = {"1.3.6", "1.3.6.1"})
    public boolean isIncrease() {
        return after > before;
    }

    /** Tells whether it lowered the value, whatever it says. */
    @Rule(jp = {"1.3.6", "1.3.6.1"})
    public boolean isDecrease() {
        return after < before;
    }
}
