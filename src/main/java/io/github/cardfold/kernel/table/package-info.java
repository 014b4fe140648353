/** What lies on a table: seats, places, cards, and who knows which cards lie where. */
@NullMarked
package io.github.cardfold.kernel.table;

import org.jspecify.annotations.NullMarked;
