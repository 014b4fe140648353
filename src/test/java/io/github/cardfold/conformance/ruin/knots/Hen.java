package io.github.cardfold.conformance.ruin.knots;

public class Hen {
    public Egg lay() {
        return new Egg();
    }
}
