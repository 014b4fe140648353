package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.information.Identity;

/** Cards of a subtype (2.9.4), but none that lies face down where all would see its face. */
public record HasSubtype(String name) implements Identified {
    @Override
    public Identity identity() {
        return Identity.SUBTYPE;
    }

    @Override
    public boolean isMeant(String word) {
        return word.equals(name);
    }

    @Override
    public String english() {
        return "of the subtype " + name;
    }
}
