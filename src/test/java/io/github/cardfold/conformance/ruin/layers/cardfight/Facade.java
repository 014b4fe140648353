package io.github.cardfold.conformance.ruin.layers.cardfight;

import io.github.cardfold.conformance.ruin.layers.cardfight.battle.Battles;

public class Facade {
    Battles sound;
}
