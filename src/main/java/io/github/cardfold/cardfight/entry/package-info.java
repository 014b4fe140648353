/** How units appear (chapter 6). */
@NullMarked
package io.github.cardfold.cardfight.entry;

import org.jspecify.annotations.NullMarked;
