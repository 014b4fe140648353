/** Chapter 14 and FrameSpells (6.4): elements, what they pay for, and the skills that use FrameSpells. */
@NullMarked
package io.github.cardfold.vandaria.element;

import org.jspecify.annotations.NullMarked;
