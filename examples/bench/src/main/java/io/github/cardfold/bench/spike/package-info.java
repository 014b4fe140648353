/** The spike: one scripted game on three representations of the state, measured before the kernel was built. */
package io.github.cardfold.bench.spike;
