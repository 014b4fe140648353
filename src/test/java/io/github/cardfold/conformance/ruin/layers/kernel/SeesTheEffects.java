package io.github.cardfold.conformance.ruin.layers.kernel;

import io.github.cardfold.conformance.ruin.layers.effect.Effects;

public class SeesTheEffects {
    Effects effects;
}
