package io.github.cardfold.conformance.ruin.layers.view;

import io.github.cardfold.conformance.ruin.layers.cli.CommandLine;

public class SeesTheCommandLine {
    CommandLine commandLine;
}
