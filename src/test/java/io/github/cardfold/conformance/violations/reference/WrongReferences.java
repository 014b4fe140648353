package io.github.cardfold.conformance.violations.reference;

import io.github.cardfold.citation.Rule;

@Rule(jp = "1.1.1", it = "99.1")
class WrongReferences {
    @Rule(en = "")
    int field;

    @Rule(vw = "1.1.1.")
    WrongReferences() {}

    @Rule(id = {"10.4", "10.4.1.99"})
    void method(int parameter) {}
}
