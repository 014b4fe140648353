/** States and actions as JSON. {@code docs/STATE.md} describes the format. */
@NullMarked
package io.github.cardfold.json;

import org.jspecify.annotations.NullMarked;
