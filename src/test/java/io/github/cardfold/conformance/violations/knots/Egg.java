package io.github.cardfold.conformance.violations.knots;

public class Egg {
    public Hen hatch() {
        return new Shell().broken();
    }

    static class Shell {
        Hen broken() {
            return new Hen();
        }
    }
}
