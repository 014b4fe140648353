package io.github.cardfold.regatta;

import io.github.cardfold.kernel.table.Definition;

/** What a card of a regatta prints. */
record Ship(String id, int power, int size) implements Definition {
    @Override
    public String name() {
        return id;
    }
}
