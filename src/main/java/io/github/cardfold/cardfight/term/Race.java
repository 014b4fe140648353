package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.information.Identity;

/** Cards of a race. */
public record Race(String name) implements Identified {
    @Override
    public Identity identity() {
        return Identity.RACE;
    }

    @Override
    public boolean isMeant(String word) {
        return word.equals(name);
    }

    @Override
    public String english() {
        return "of the race " + name;
    }
}
