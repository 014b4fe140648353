/**
 * What any such game needs: its rules as procedures, the stages of a change, and states from one decision to the next.
 * It knows no game. {@code docs/KERNEL.md} tells how the parts work together.
 */
@NullMarked
package io.github.cardfold.kernel;

import org.jspecify.annotations.NullMarked;
