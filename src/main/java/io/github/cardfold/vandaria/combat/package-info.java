/** The Combat Phase (chapter 9). */
@NullMarked
package io.github.cardfold.vandaria.combat;

import org.jspecify.annotations.NullMarked;
