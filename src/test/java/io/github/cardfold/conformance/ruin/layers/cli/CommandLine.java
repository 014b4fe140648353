package io.github.cardfold.conformance.ruin.layers.cli;

import io.github.cardfold.conformance.ruin.layers.cardfight.Facade;

public class CommandLine {
    Facade sound;
}
