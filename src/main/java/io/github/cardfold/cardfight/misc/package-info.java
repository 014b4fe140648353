/** Various rules (chapter 18). */
@NullMarked
package io.github.cardfold.cardfight.misc;

import org.jspecify.annotations.NullMarked;
