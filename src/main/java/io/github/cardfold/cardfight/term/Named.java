package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.information.Identity;

/** Cards with a name (12.6.2). */
public record Named(String name) implements Identified {
    @Override
    public Identity identity() {
        return Identity.NAME;
    }

    @Override
    public boolean isMeant(String word) {
        return word.equals(name);
    }

    @Override
    public String english() {
        return "named \"" + name + "\"";
    }
}
