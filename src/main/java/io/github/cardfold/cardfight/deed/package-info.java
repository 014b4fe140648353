/**
 * What may be done and what may not: the records that texts make of prohibitions, requirements, permissions and immunity
 * (1.3.3, 11.11.5, 12.5), and the one module, {@link io.github.cardfold.cardfight.deed.Deeds}, that rules ask about them.
 */
@NullMarked
package io.github.cardfold.cardfight.deed;

import org.jspecify.annotations.NullMarked;
