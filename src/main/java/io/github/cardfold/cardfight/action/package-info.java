/** Specific actions (chapter 7). */
@NullMarked
package io.github.cardfold.cardfight.action;

import org.jspecify.annotations.NullMarked;
