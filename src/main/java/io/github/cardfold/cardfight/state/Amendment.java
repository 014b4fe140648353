package io.github.cardfold.cardfight.state;

import io.github.cardfold.spi.Registry;

/**
 * What an edition does in other steps than the Japanese document: steps dropped, moved, added or exchanged. The names
 * of those that hold stand in the manifest of rules.
 */
public interface Amendment {
    /** Returns the name; two that do not do the same have different ones. */
    String name();

    /** Makes it in rules that are being assembled. */
    void amend(Registry rules);
}
