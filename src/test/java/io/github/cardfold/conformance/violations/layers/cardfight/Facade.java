package io.github.cardfold.conformance.violations.layers.cardfight;

import io.github.cardfold.conformance.violations.layers.cardfight.battle.Battles;

public class Facade {
    Battles sound;
}
