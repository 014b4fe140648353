package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.information.Identity;
import io.github.cardfold.citation.Rule;

/** Cards of a special type (2.9.5), but none that lies face down where all would see its face. */
@Rule(jp = "2.9.5")
public record HasSpecialType(String name) implements Identified {
    @Override
    public Identity identity() {
        return Identity.SPECIAL_TYPE;
    }

    @Override
    public boolean isMeant(String word) {
        return word.equals(name);
    }

    @Override
    public String english() {
        return "of the special type " + name;
    }
}
