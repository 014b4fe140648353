/** Plain data that files are made of, and reading it with errors that say where. */
@NullMarked
package io.github.cardfold.data;

import org.jspecify.annotations.NullMarked;
