package io.github.cardfold.effect;

/** Two conditions of which both have to hold. */
record Both(Condition first, Condition second) implements Condition {
    @Override
    public boolean holds(Query query) {
        return first.holds(query) && second.holds(query);
    }
}
