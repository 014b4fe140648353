package io.github.cardfold.conformance.ruin.layers.vandaria;

import io.github.cardfold.conformance.ruin.layers.cardfight.battle.Battles;

public class SeesTheOtherGame {
    Battles battles;
}
