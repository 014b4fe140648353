package io.github.cardfold.conformance.violations.layers.cli;

import io.github.cardfold.conformance.violations.layers.cardfight.Facade;

public class CommandLine {
    Facade sound;
}
