/** Whether a state or a change is one that can be. */
@NullMarked
package io.github.cardfold.kernel.audit;

import org.jspecify.annotations.NullMarked;
