package io.github.cardfold.conformance.violations.knots;

public class Hen {
    public Egg lay() {
        return new Egg();
    }
}
