/** Rule actions (chapter 13). */
@NullMarked
package io.github.cardfold.cardfight.rule;

import org.jspecify.annotations.NullMarked;
