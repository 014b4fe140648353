/** Games told line by line, as a referee sees them. */
@NullMarked
package io.github.cardfold.cli.telling;

import org.jspecify.annotations.NullMarked;
