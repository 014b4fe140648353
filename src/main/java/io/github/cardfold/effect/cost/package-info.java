/**
 * Costs, planned before they are paid (11.7.1): which picks can still lead to a whole payment. A
 * {@link io.github.cardfold.effect.cost.Cost} has parts that are paid together with different cards, a
 * {@link io.github.cardfold.effect.cost.CostPlan} holds the picks made so far, one at a time in one order. Nothing here
 * knows a card: candidates are indices from 0 in an order the asker fixes.
 */
@NullMarked
package io.github.cardfold.effect.cost;

import org.jspecify.annotations.NullMarked;
