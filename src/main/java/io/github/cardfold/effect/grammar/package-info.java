/**
 * One grammar for both ways between terms and English: each kind of term declares {@linkplain
 * io.github.cardfold.effect.grammar.Phrase phrases}, from which its terms are written and the same English is read. It
 * knows no kind; what terms are made of, a {@link io.github.cardfold.effect.grammar.Structure} says.
 */
@NullMarked
package io.github.cardfold.effect.grammar;

import org.jspecify.annotations.NullMarked;
