package io.github.cardfold.vandaria.skill;

import io.github.cardfold.effect.EventPattern;

/** An event that does not happen to the card whose skill triggers on it, so that this has to be in the game. */
public interface OfOthers extends EventPattern {}
