package io.github.cardfold.conformance.violations.layers.kernel;

import io.github.cardfold.conformance.violations.layers.effect.Effects;

public class SeesTheEffects {
    Effects effects;
}
