package io.github.cardfold.conformance.violations.hygiene.kernel;

class BadNumbers {
    static int changing;

    float field;
    double[][] array;

    double result() {
        return 0;
    }

    void parameter(int sound, Float parameter) {}
}
