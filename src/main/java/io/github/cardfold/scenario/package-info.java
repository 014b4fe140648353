/**
 * Scenario files: a position, what is played from it, and what must hold. {@code docs/SCENARIOS.md} describes the
 * format.
 */
@NullMarked
package io.github.cardfold.scenario;

import org.jspecify.annotations.NullMarked;
