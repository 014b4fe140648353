/** Gauge: whose the cards in gauge zones are, and what becomes of them when it leaves (4.15, 7.40). */
@NullMarked
package io.github.cardfold.cardfight.gauge;

import org.jspecify.annotations.NullMarked;
