package io.github.cardfold.conformance.violations.layers.vandaria;

import io.github.cardfold.conformance.violations.layers.cardfight.battle.Battles;

public class SeesTheOtherGame {
    Battles battles;
}
