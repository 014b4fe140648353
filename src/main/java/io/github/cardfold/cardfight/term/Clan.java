package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.information.Identity;

/** Cards of a clan. */
public record Clan(String name) implements Identified {
    @Override
    public Identity identity() {
        return Identity.CLAN;
    }

    @Override
    public boolean isMeant(String word) {
        return word.equals(name);
    }

    @Override
    public String english() {
        return "of " + name;
    }
}
