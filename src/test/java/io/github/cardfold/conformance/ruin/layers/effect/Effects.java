package io.github.cardfold.conformance.ruin.layers.effect;

public class Effects {}
