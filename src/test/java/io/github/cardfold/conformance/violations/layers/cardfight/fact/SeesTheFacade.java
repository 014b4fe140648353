package io.github.cardfold.conformance.violations.layers.cardfight.fact;

import io.github.cardfold.conformance.violations.layers.cardfight.Facade;

public class SeesTheFacade {
    Facade facade;
}
