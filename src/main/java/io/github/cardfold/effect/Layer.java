package io.github.cardfold.effect;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A layer in which information is worked out: what belongs to one with a lower number is applied before (11.11.1). A
 * game declares its own. Two are equal if they have one number and one name. Immutable.
 */
public final class Layer implements Comparable<Layer> {
    private final String name;
    private final int order;

    private Layer(String name, int order) {
        this.name = name;
        this.order = order;
    }

    /** Returns a layer with a name and a number, both unique among those of one game. */
    public static Layer of(String name, int order) {
        return new Layer(name, order);
    }

    /** Returns its name. */
    public String name() {
        return name;
    }

    /** Returns its number. */
    public int order() {
        return order;
    }

    @Override
    public int compareTo(Layer other) {
        return order == other.order ? name.compareTo(other.name) : Integer.compare(order, other.order);
    }

    @Override
    public boolean equals(@Nullable Object o) {
        return this == o || o instanceof Layer that && order == that.order && name.equals(that.name);
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
