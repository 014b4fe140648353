/**
 * The kinds of terms that any game has: control, variables, arithmetic, combinations. Each is one record;
 * {@code Words.language()} lists them.
 */
@NullMarked
package io.github.cardfold.effect.kind;

import org.jspecify.annotations.NullMarked;
