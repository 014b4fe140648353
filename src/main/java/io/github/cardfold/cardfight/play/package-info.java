/** Check timing, play timing, playing abilities (chapters 11 and 12). */
@NullMarked
package io.github.cardfold.cardfight.play;

import org.jspecify.annotations.NullMarked;
