package io.github.cardfold.conformance.ruin.layers.attic;

public class Roomless {}
