/** Which sections of which rule documents code and tests carry out. */
@NullMarked
package io.github.cardfold.citation;

import org.jspecify.annotations.NullMarked;
