package io.github.cardfold.conformance.ruin.knots;

public class Omelette {
    public Egg egg() {
        return new Egg();
    }
}
