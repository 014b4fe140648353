package io.github.cardfold.conformance.violations.layers.view;

import io.github.cardfold.conformance.violations.layers.cli.CommandLine;

public class SeesTheCommandLine {
    CommandLine commandLine;
}
