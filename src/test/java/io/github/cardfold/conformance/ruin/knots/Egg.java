package io.github.cardfold.conformance.ruin.knots;

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
