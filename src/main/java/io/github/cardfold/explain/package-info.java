/**
 * Why things are as they are, with the sections of the rules: why an action is not legal, why a seat is asked, how a
 * characteristic comes about. What is said of one seat's affairs is said by what that seat may know.
 */
@NullMarked
package io.github.cardfold.explain;

import org.jspecify.annotations.NullMarked;
