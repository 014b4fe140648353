/** What Trigger Skills wait for (12.4). */
@NullMarked
package io.github.cardfold.vandaria.event;

import org.jspecify.annotations.NullMarked;
