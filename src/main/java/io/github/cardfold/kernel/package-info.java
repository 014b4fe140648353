/**
 * What any such game needs: seats, chance, places and piles, the stack of frames, the pipeline of change, decisions and
 * outcomes. It knows no game. {@code docs/KERNEL.md} tells how the parts work together.
 */
@NullMarked
package io.github.cardfold.kernel;

import org.jspecify.annotations.NullMarked;
