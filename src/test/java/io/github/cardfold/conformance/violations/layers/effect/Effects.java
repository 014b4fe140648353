package io.github.cardfold.conformance.violations.layers.effect;

public class Effects {}
