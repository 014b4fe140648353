/**
 * The two games behind one door: what replays, scenario files and the command line ask of a game without knowing which
 * one it is.
 */
@NullMarked
package io.github.cardfold.game;

import org.jspecify.annotations.NullMarked;
