package io.github.cardfold.conformance.ruin.layers.cardfight.battle;

import io.github.cardfold.conformance.ruin.layers.effect.Effects;

public class Battles {
    Effects sound;
}
