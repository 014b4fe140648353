/** The bytes by which positions are told apart. */
@NullMarked
package io.github.cardfold.kernel.key;

import org.jspecify.annotations.NullMarked;
