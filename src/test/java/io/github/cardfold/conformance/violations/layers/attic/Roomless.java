package io.github.cardfold.conformance.violations.layers.attic;

public class Roomless {}
