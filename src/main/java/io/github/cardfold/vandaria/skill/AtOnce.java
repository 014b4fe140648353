package io.github.cardfold.vandaria.skill;

import io.github.cardfold.effect.Instruction;

/** What gains gold or element: a skill that does nothing else does not wait in the register (13.2.9). */
public interface AtOnce extends Instruction {}
