package io.github.cardfold.conformance.violations.knots;

public class Omelette {
    public Egg egg() {
        return new Egg();
    }
}
