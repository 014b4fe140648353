package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.information.Identity;

/** Cards with a word in the name of a race (2.3.3). */
public record RaceHas(String words) implements Identified {
    @Override
    public Identity identity() {
        return Identity.RACE;
    }

    @Override
    public boolean isMeant(String word) {
        return word.contains(words);
    }

    @Override
    public String english() {
        return "with \"" + words + "\" in the name of a race";
    }
}
