/** The information of a card: which pieces there are, what is printed, what abilities and types make of it. */
@NullMarked
package io.github.cardfold.cardfight.information;

import org.jspecify.annotations.NullMarked;
