/** Attack and battle (chapter 10). */
@NullMarked
package io.github.cardfold.cardfight.battle;

import org.jspecify.annotations.NullMarked;
