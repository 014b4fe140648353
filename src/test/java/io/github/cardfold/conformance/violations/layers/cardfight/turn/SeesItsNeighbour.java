package io.github.cardfold.conformance.violations.layers.cardfight.turn;

import io.github.cardfold.conformance.violations.layers.cardfight.battle.Battles;

public class SeesItsNeighbour {
    Battles battles;
}
