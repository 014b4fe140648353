package io.github.cardfold.kernel.position;

/**
 * A lasting effect that does nothing by itself: a state or a marker, with a number if need be, that lies on an object,
 * a place or a seat and that rules ask for. Registered under its name as every kind of lasting effect. All marks are
 * public. One on an object that has left lies on nothing from then on, and ends when its duration does.
 */
public final class Mark extends TimedEffectKind {
    /** Makes a mark known by a name, unique among the kinds of lasting effects of one game. */
    public Mark(String name) {
        super(name);
    }
}
