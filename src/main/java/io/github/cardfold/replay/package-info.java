/**
 * Recorded games: how one began, every answer, and hashes of positions on the way, so that it can be played again and
 * proved to be the same. {@code docs/REPLAY.md} describes the two forms in which replays are kept.
 */
@NullMarked
package io.github.cardfold.replay;

import org.jspecify.annotations.NullMarked;
