package io.github.cardfold.conformance.ruin.layers.cardfight.turn;

import io.github.cardfold.conformance.ruin.layers.cardfight.battle.Battles;

public class SeesItsNeighbour {
    Battles battles;
}
