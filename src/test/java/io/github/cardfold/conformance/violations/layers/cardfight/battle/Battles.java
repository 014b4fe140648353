package io.github.cardfold.conformance.violations.layers.cardfight.battle;

import io.github.cardfold.conformance.violations.layers.effect.Effects;

public class Battles {
    Effects sound;
}
