package io.github.cardfold.effect.grammar;

/** A term with variables of its own: those of other terms are not spoken of in it, nor its own elsewhere. */
public interface Scope {}
