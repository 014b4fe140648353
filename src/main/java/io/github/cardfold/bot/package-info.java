/** Players that are programs. */
@NullMarked
package io.github.cardfold.bot;

import org.jspecify.annotations.NullMarked;
