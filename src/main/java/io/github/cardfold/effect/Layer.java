package io.github.cardfold.effect;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A layer in which information is worked out: what belongs to one with a lower number is applied before (11.11.1). A
 * game declares its own. Two are equal if they have one name and stand at one point of the order. Immutable.
 */
public final class Layer implements Comparable<Layer> {
    private final String name;
    private final int order;
    /** How many layers with the same number it comes after. */
    private final int behind;

    private Layer(String name, int order, int behind) {
        this.name = name;
        this.order = order;
        this.behind = behind;
    }

    /** Returns a layer with a name and a number, both unique among those of one game. */
    public static Layer of(String name, int order) {
        return new Layer(name, order, 0);
    }

    /** Returns a layer that comes after this one and before that with the next number. */
    public Layer then(String further) {
        return new Layer(further, order, behind + 1);
    }

    /** Returns its name. */
    public String name() {
        return name;
    }

    /** Returns its number. */
    public int order() {
        return order;
    }

    /** Tells whether it was put behind another one that has the same number. */
    public boolean isFurther() {
        return behind > 0;
    }

    @Override
    public int compareTo(Layer other) {
        if (order != other.order || behind != other.behind) {
            return order == other.order ? Integer.compare(behind, other.behind) : Integer.compare(order, other.order);
        }
        return name.compareTo(other.name);
    }

    @Override
    public boolean equals(@Nullable Object o) {
        return this == o
                || o instanceof Layer that && order == that.order && behind == that.behind && name.equals(that.name);
    }

    @Override
    public int hashCode() {
        return Objects.hash(name, order);
    }

    @Override
    public String toString() {
        return name;
    }
}
