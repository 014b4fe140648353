package io.github.cardfold.conformance.ruin.layers.cardfight.fact;

import io.github.cardfold.conformance.ruin.layers.cardfight.Facade;

public class SeesTheFacade {
    Facade facade;
}
