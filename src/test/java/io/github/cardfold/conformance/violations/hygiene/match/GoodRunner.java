package io.github.cardfold.conformance.violations.hygiene.match;

class GoodRunner {
    static int games;

    void run() {
        new Thread(() -> games += System.nanoTime() > 0 ? 1 : 0).start();
    }
}
