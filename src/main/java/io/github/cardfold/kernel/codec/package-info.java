/** States, actions and events as plain data, and the keys and hashes of positions. */
@NullMarked
package io.github.cardfold.kernel.codec;

import org.jspecify.annotations.NullMarked;
